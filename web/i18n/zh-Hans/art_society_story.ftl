# What happened at the table: the story, announcements for screen readers, the reveal of the bids, and the coach.
# Lines of the story are sentences without a full stop; $you is "yes" when $name is the reader.

story-round-title = 第 { $round } 轮
story-setup = 第一轮之前
story-reveal = 揭示出价
story-then = { $said }。{ $next }

## Things

story-painting = 《{ $title }》（{ $type }）
story-untitled = 一幅画作（{ $type }）
story-type-city = 城市生活
story-type-portrait = 肖像
story-type-still-life = 静物
story-type-landscape = 风景
story-types-city = 城市生活
story-types-portrait = 肖像
story-types-still-life = 静物
story-types-landscape = 风景
story-decor = 装饰品（{ $shields } 个盾牌）

## Setting up

story-dealt =
    { $you ->
        [yes] 你拿到{ $item }
       *[no] { $name }拿到{ $item }
    }
story-card =
    { $you ->
        [yes] 你拿到起始竞标卡 { $card }
       *[no] { $name }拿到起始竞标卡 { $card }
    }

## The auction

story-round =
    { $you ->
        [yes] 第 { $round } 轮：拍卖锤在你手里
       *[no] 第 { $round } 轮：拍卖锤在{ $name }手里
    }
story-named =
    { $you ->
        [yes] 你选了一幅 { $shape } 的拍卖品
       *[no] { $name }选了一幅 { $shape } 的拍卖品
    }
story-turned-up =
    { $count ->
       *[other] 翻开拍卖品：{ $items }
    }
story-bid =
    { $you ->
        [yes] 你已出价
       *[no] { $name }已出价
    }
story-revealed = 出价：{ $bids }
story-revealed-bid =
    { $you ->
        [yes] 你出 { $card }
       *[no] { $name }出 { $card }
    }
story-revealed-tie =
    { $you ->
        [yes] 你出 { $card }（下面是 { $below }）
       *[no] { $name }出 { $card }（下面是 { $below }）
    }
story-turn =
    { $you ->
        [yes] 轮到你了
       *[no] 轮到{ $name }
    }
story-picked =
    { $you ->
        [yes] 你拿走{ $item }
       *[no] { $name }拿走{ $item }
    }

## Hanging

story-hung-start =
    { $you ->
        [yes] 你把{ $item }挂在 { $square }
       *[no] { $name }把{ $item }挂在 { $square }
    }
story-hung-hand =
    { $you ->
        [yes] 你把{ $item }挂在 { $square }
       *[no] { $name }把{ $item }挂在 { $square }
    }
story-hung-assistant =
    { $you ->
        [yes] 你的助手交来{ $item }，挂在 { $square }
       *[no] { $name }的助手交来{ $item }，挂在 { $square }
    }
story-hung-museum =
    { $you ->
        [yes] 你把博物馆的{ $item }挂在 { $square }
       *[no] { $name }把博物馆的{ $item }挂在 { $square }
    }
story-hung-wins =
    { $shields ->
        [1] { $sentence }；相同画框赢得 1 个盾牌的装饰品
       *[other] { $sentence }；相同画框赢得最多 { $shields } 个盾牌的装饰品
    }
story-given =
    { $you ->
        [yes] 你把{ $item }交给助手
       *[no] { $name }把{ $item }交给助手
    }
story-stopped =
    { $you ->
        [yes] 你不再拿装饰品
       *[no] { $name }不再拿装饰品
    }
story-lapsed =
    { $you ->
        [yes] 你的领取权失效：没有装饰品可拿
       *[no] { $name }的领取权失效：没有装饰品可拿
    }
story-swapped =
    { $you ->
        [yes] 你用{ $gives }换来博物馆的{ $takes }
       *[no] { $name }用{ $gives }换来博物馆的{ $takes }
    }
story-surplus =
    { $you ->
        [yes] { $count ->
            [1] 你搁置{ $item }：额外画作
           *[other] 你搁置{ $item }：第 { $count } 幅额外画作
        }
       *[no] { $count ->
            [1] { $name }搁置{ $item }：额外画作
           *[other] { $name }搁置{ $item }：第 { $count } 幅额外画作
        }
    }
story-undone =
    { $you ->
        [yes] 你收回{ $item }
       *[no] { $name }收回{ $item }
    }
story-undone-decision =
    { $you ->
        [yes] 你重新考虑装饰品
       *[no] { $name }重新考虑装饰品
    }
story-exchanged =
    { $you ->
        [yes] 有一种装饰品拿完了：你墙上的装饰品换成面积相等的几块
       *[no] 有一种装饰品拿完了：{ $name }墙上的装饰品换成面积相等的几块
    }
story-ready =
    { $you ->
        [yes] 你布置好了
       *[no] { $name }布置好了
    }
story-not-ready =
    { $you ->
        [yes] 你还要再调整
       *[no] { $name }还要再调整
    }

## The museum, and the end

story-bought = 博物馆收购{ $item }。{ $type }：声望 { $from } → { $to }
story-bought-flipped = { $sentence }，绕过声望条一圈
story-bought-stepped = { $sentence }，因为下一格已被占用
story-fashion = 现在的倍数：{ $ranking }
story-fashion-type = { $type } ×{ $times }
story-ending = 这是最后一轮：{ $reason }
story-no-ending = 这还不是最后一轮
story-over = 游戏结束：{ $points }
story-points =
    { $you ->
        [yes] 你得 { $points } 分
       *[no] { $name }得 { $points } 分
    }

## Coming back

story-arrived =
    { $round ->
        [0] 你来到桌边
       *[other] 你在第 { $round } 轮来到桌边
    }
story-meanwhile =
    { $rounds ->
        [0] 你错过了这一轮的一部分
       *[other] 你错过了 { $rounds } 轮
    }
story-grew =
    { $you ->
        [yes] 你的墙上新增：{ $paintings } 幅画作、{ $decor } 块装饰品
       *[no] { $name }的墙上新增：{ $paintings } 幅画作、{ $decor } 块装饰品
    }

## The coach: at most two sentences each

coach-start = 挂上第一幅画作，要盖住星标。其他东西都会与它或它的邻居相邻，所以四周都留点空间。
coach-lots = 拍卖锤在你手里，由你选拍卖品，但只能看到背面。小画哪里都挂得下，大画很快就占满墙。
coach-bid = 出价越高，挑得越早。但每张卡整局只能用一次，大牌留给真正想要的画作。
coach-tie = 两个出价相同：现在比下面的卡，一张一张比到起始竞标卡。
coach-pick = 把画作拖到墙上，看看挂在那里会带来什么。确认之前都可以改。
coach-frames = 相同画框能赢得装饰品：每有 1 幅相邻的画作画框相同，就有 1 个盾牌。必须马上拿。
coach-faux-pas = 两幅同种类的画作相邻就是糟糕品味，都拿不到声望。中间隔一块装饰品，两幅就都保住了。
coach-decor = 拿一块装饰品，挂在任何东西旁边。每个盾牌 1 分，小块的还能隔开同种类的画作。
coach-no-room = 这幅画作挂不下。博物馆里有挂得下的就交换，不然就搁置，−2 分。
coach-assistant = 不知道挂哪里？助手可以替你拿 1 件东西，但游戏结束时还拿在手里的不算分。
coach-ready = 这一轮挂上的东西还可以撤销，从最近的一步开始。所有人都布置好后，这一轮就结束。
coach-museum = 博物馆收购没人拿的画作，那个种类的声望就上升。各种类按排名从 ×5 到 ×2：每幅画作就值这么多分。
coach-last = 这是最后一轮。把助手拿着的东西挂上，也别忘了角落。
coach-eyeline = 黄金视野区是墙中间的横带。处在流行前线（×5）的画作，每有 1 幅伸进这里就多 3 分。
coach-corners = 游戏结束时，墙上每个空着的角落扣 2 分。画作和装饰品都能盖住它。
coach-end = 有一面墙满了、有人搁置第二幅画作，或者竞标卡用完时，游戏就在该轮结束。
