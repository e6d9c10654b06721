# A new table of Art Society: computer players and options.

art-society-level-random-about = Делает что попало, лишь бы по правилам. Подойдёт для первого знакомства.
art-society-level-visitor-about = Играет дружелюбно и чуть рассеянно. Подойдёт для первых партий.
art-society-level-collector-about = Знает, чего стоит стена. Победить непросто.

## Editions

art-society-edition-pl = Польское издание
art-society-edition-pl-about = Больше всего свободы: из украшений за четыре рамы и больше можно взять не всё, а картину, для которой нет места, можно отложить, даже если возможен обмен. При равных очках решает сумма карт на руке.
art-society-edition-ru = Русское издание
art-society-edition-ru-about = Украшения за четыре рамы и больше берут полностью, а картину откладывают, только если обмен невозможен. При равных очках решает самая старшая карта на руке.
art-society-edition-zh = Китайское издание
art-society-edition-zh-about = Как русское, но при равных очках решает сумма карт на руке.

## Flags

art-society-flag-decor-total = Четыре одинаковые рамы и больше приносят
art-society-flag-decor-total-at-most = не больше стольких же щитов
art-society-flag-decor-total-exact = ровно столько же щитов
art-society-flag-tie = При равных очках решает
art-society-flag-tie-sum = сумма карт на руке
art-society-flag-tie-highest = старшая карта на руке
art-society-flag-surplus = Отложить картину можно
art-society-flag-surplus-free = всегда, когда для неё нет места
art-society-flag-surplus-forced = только если обмен невозможен
art-society-flag-markers = Маркеры престижа не делят
art-society-flag-markers-space = одно деление шкалы
art-society-flag-markers-number = одно число (4 и 54 — разные)
art-society-flag-bid-tracker = Прошлые ставки
art-society-flag-bid-tracker-off = скрыты, как за настоящим столом
art-society-flag-bid-tracker-on = видны всем
