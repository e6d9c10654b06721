# What happened at the table: the story, announcements for screen readers, the reveal of the bids, and the coach.
# Lines of the story are sentences without a full stop; $you is "yes" when $name is the reader.
# Things have the same form as subject and as object, so that every sentence can bear them.

story-round-title = Раунд { $round }
story-setup = До первого раунда
story-reveal = Ставки вскрываются
story-then = { $said }. { $next }

## Things

story-painting = «{ $title }» ({ $type })
story-untitled = полотно ({ $type })
story-type-city = городской вид
story-type-portrait = портрет
story-type-still-life = натюрморт
story-type-landscape = пейзаж
story-types-city = городские виды
story-types-portrait = портреты
story-types-still-life = натюрморты
story-types-landscape = пейзажи
story-decor =
    { $shields ->
        [one] украшение на { $shields } щит
        [few] украшение на { $shields } щита
       *[other] украшение на { $shields } щитов
    }

## Setting up

story-dealt =
    { $you ->
        [yes] Вам достаётся { $item }
       *[no] { $name } получает { $item }
    }
story-card =
    { $you ->
        [yes] Вам достаётся начальная карта ставки { $card }
       *[no] { $name } получает начальную карту ставки { $card }
    }

## The auction

story-round =
    { $you ->
        [yes] Раунд { $round }: молоточек у вас
       *[no] Раунд { $round }: молоточек держит { $name }
    }
story-named =
    { $you ->
        [yes] Вы выставляете на аукцион картину { $shape }
       *[no] { $name } выставляет на аукцион картину { $shape }
    }
story-turned-up =
    { $count ->
        [one] Открыт лот: { $items }
       *[other] Открыты лоты: { $items }
    }
story-bid =
    { $you ->
        [yes] Ваша ставка сделана
       *[no] { $name } делает ставку
    }
story-revealed = Ставки: { $bids }
story-revealed-bid =
    { $you ->
        [yes] вы — { $card }
       *[no] { $name } — { $card }
    }
story-revealed-tie =
    { $you ->
        [yes] вы — { $card } (под ней { $below })
       *[no] { $name } — { $card } (под ней { $below })
    }
story-turn =
    { $you ->
        [yes] Ваш ход
       *[no] Теперь ходит { $name }
    }
story-picked =
    { $you ->
        [yes] Вы берёте { $item }
       *[no] { $name } берёт { $item }
    }

## Hanging

story-hung-start =
    { $you ->
        [yes] Вы вешаете { $item } на { $square }
       *[no] { $name } вешает { $item } на { $square }
    }
story-hung-hand =
    { $you ->
        [yes] Вы вешаете { $item } на { $square }
       *[no] { $name } вешает { $item } на { $square }
    }
story-hung-assistant =
    { $you ->
        [yes] Вы вешаете { $item } от помощника на { $square }
       *[no] { $name } вешает { $item } от помощника на { $square }
    }
story-hung-museum =
    { $you ->
        [yes] Вы вешаете { $item } из музея на { $square }
       *[no] { $name } вешает { $item } из музея на { $square }
    }
story-hung-wins =
    { $shields ->
        [one] { $sentence }; одинаковые рамы приносят украшение на { $shields } щит
       *[other] { $sentence }; одинаковые рамы приносят украшения, до { $shields } щитов
    }
story-given =
    { $you ->
        [yes] Вы отдаёте помощнику { $item }
       *[no] { $name } отдаёт помощнику { $item }
    }
story-stopped =
    { $you ->
        [yes] Вы больше не берёте украшений
       *[no] { $name } больше не берёт украшений
    }
story-lapsed =
    { $you ->
        [yes] Ваше право на украшения сгорает: взять больше нечего
       *[no] { $name } теряет право на украшения: взять больше нечего
    }
story-swapped =
    { $you ->
        [yes] Вы меняете { $gives } на { $takes } из музея
       *[no] { $name } меняет { $gives } на { $takes } из музея
    }
story-surplus =
    { $you ->
        [yes] { $count ->
            [one] Вы откладываете { $item }: лишняя картина
           *[other] Вы откладываете { $item }: лишняя картина номер { $count }
        }
       *[no] { $count ->
            [one] { $name } откладывает { $item }: лишняя картина
           *[other] { $name } откладывает { $item }: лишняя картина номер { $count }
        }
    }
story-undone =
    { $you ->
        [yes] Вы забираете назад { $item }
       *[no] { $name } забирает назад { $item }
    }
story-undone-decision =
    { $you ->
        [yes] Вы снова думаете об украшениях
       *[no] { $name } снова думает об украшениях
    }
story-exchanged =
    { $you ->
        [yes] Одна форма украшений кончилась: на вашей стене сделан размен на равные по площади
       *[no] Одна форма украшений кончилась, сделан размен на равные по площади. Стена: { $name }
    }
story-ready =
    { $you ->
        [yes] Вы говорите «готово»
       *[no] { $name } говорит «готово»
    }
story-not-ready =
    { $you ->
        [yes] Вы берёте «готово» назад
       *[no] { $name } берёт «готово» назад
    }

## The museum, and the end

story-bought = Музей покупает { $item }. { $type }: престиж { $from } → { $to }
story-bought-flipped = { $sentence }, новый круг по шкале
story-bought-stepped = { $sentence }: следующее деление занято
story-fashion = Теперь в цене: { $ranking }
story-fashion-type = { $type } ×{ $times }
story-ending = Это последний раунд: { $reason }
story-no-ending = Этот раунд всё-таки не последний
story-over = Игра окончена: { $points }
story-points =
    { $you ->
        [yes] вы — { $points }
       *[no] { $name } — { $points }
    }

## Coming back

story-arrived =
    { $round ->
        [0] Вы садитесь за стол
       *[other] Вы садитесь за стол в раунде { $round }
    }
story-meanwhile =
    { $rounds ->
        [0] Вы пропустили часть этого раунда
        [one] Вы пропустили { $rounds } раунд
        [few] Вы пропустили { $rounds } раунда
       *[other] Вы пропустили { $rounds } раундов
    }
story-grew =
    { $you ->
        [yes] Новое на вашей стене: { $paintings ->
            [one] { $paintings } картина
            [few] { $paintings } картины
           *[other] { $paintings } картин
        }, { $decor ->
            [one] { $decor } украшение
            [few] { $decor } украшения
           *[other] { $decor } украшений
        }
       *[no] { $name }, новое на стене: { $paintings ->
            [one] { $paintings } картина
            [few] { $paintings } картины
           *[other] { $paintings } картин
        }, { $decor ->
            [one] { $decor } украшение
            [few] { $decor } украшения
           *[other] { $decor } украшений
        }
    }

## The coach: at most two sentences each

coach-start = Повесьте первую картину так, чтобы она закрыла звезду. Всё остальное будет касаться её или её соседей, поэтому оставьте место со всех сторон.
coach-lots = Молоточек у вас: вы решаете, что выставить, но видите только обороты. Маленькие картины поместятся везде, а большие быстрее заполняют стену.
coach-bid = Чем выше ставка, тем раньше выбираешь. Но каждую карту можно сыграть только один раз за всю игру, так что берегите старшие для того, что правда нужно.
coach-tie = Две ставки равны: теперь решают карты под ними, одна за другой, вплоть до начальных.
coach-pick = Перетащите картину на стену и посмотрите, что она там принесёт. Пока вы не подтвердите, ничего не решено.
coach-frames = Одинаковые рамы приносят украшения: по щиту за каждого соседа с такой же рамой. Брать нужно сразу.
coach-faux-pas = Две картины одного типа рядом нарушают композицию: ни одна не приносит престижа. Украшение между ними спасает обе.
coach-decor = Возьмите украшение и повесьте его рядом с чем угодно. Каждый щит — это очко, а маленькое украшение разделит картины одного типа.
coach-no-room = Для этой картины нет места. Обменяйте её в музее, если что-то оттуда поместится, или отложите за −2 очка.
coach-assistant = Не знаете, куда повесить? Помощник подержит для вас один предмет, но то, что останется у него в конце, очков не принесёт.
coach-ready = То, что вы повесили в этом раунде, ещё можно отменить, начиная с последнего. Когда все скажут «готово», раунд закончится.
coach-museum = Музей покупает то, что никто не взял, и престиж этого типа растёт. Типы получают множители от ×5 до ×2: столько и стоит каждая их картина.
coach-last = Это последний раунд. Повесьте то, что держит помощник, и не забудьте про углы.
coach-eyeline = Уровень глаз — полоса посередине вашей стены. Каждая картина модного типа (×5), которая в неё заходит, приносит ещё 3 очка.
coach-corners = Каждый пустой угол вашей стены в конце отнимет 2 очка. Закрыть его может картина или украшение.
coach-end = Игра заканчивается тем раундом, в котором чья-то стена заполнена, кто-то отложил вторую картину или кончились карты ставок.
