# A new table of Art Society: computer players and options.

art-society-level-random-about = 只要规则允许，什么都做。适合先看看怎么玩。
art-society-level-visitor-about = 友善，有点马虎。适合最初的几局。
art-society-level-collector-about = 懂得一面墙的价值，不容易打败。

## Editions

art-society-edition-pl = 波兰文版
art-society-edition-pl-about = 最自由：4 个或以上画框赢得的装饰品可以只拿一部分；挂不下的画作即使可以交换，也能搁置。平手时比手牌总和。
art-society-edition-ru = 俄文版
art-society-edition-ru-about = 4 个或以上画框赢得的装饰品要全部拿走；不能交换时才能搁置画作。平手时比最大的手牌。
art-society-edition-zh = 中文版
art-society-edition-zh-about = 与俄文版相同，但平手时比手牌总和。

## Flags

art-society-flag-decor-total = 4 个或以上相同画框可得
art-society-flag-decor-total-at-most = 最多同样数量的盾牌
art-society-flag-decor-total-exact = 正好同样数量的盾牌
art-society-flag-tie = 平手时比
art-society-flag-tie-sum = 手牌总和
art-society-flag-tie-highest = 最大的手牌
art-society-flag-surplus = 搁置画作
art-society-flag-surplus-free = 挂不下时都可以
art-society-flag-surplus-forced = 不能交换时才可以
art-society-flag-markers = 声望指示物不能停在
art-society-flag-markers-space = 同一格
art-society-flag-markers-number = 同一个数（4 和 54 可以并排）
art-society-flag-bid-tracker = 过去的出价
art-society-flag-bid-tracker-off = 隐藏，和真实牌桌一样
art-society-flag-bid-tracker-on = 所有人都能看到
