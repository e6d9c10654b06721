# What happened at the table: the story, announcements for screen readers, the reveal of the bids, and the coach.
# Lines of the story are sentences without a full stop; $you is "yes" when $name is the reader.

story-round-title = 第 { $round } 輪
story-setup = 第一輪之前
story-reveal = 揭示出價
story-then = { $said }。{ $next }

## Things

story-painting = 《{ $title }》（{ $type }）
story-untitled = 一幅畫作（{ $type }）
story-type-city = 城市生活
story-type-portrait = 肖像
story-type-still-life = 靜物
story-type-landscape = 風景
story-types-city = 城市生活
story-types-portrait = 肖像
story-types-still-life = 靜物
story-types-landscape = 風景
story-decor = 裝飾品（{ $shields } 個盾牌）

## Setting up

story-dealt =
    { $you ->
        [yes] 你拿到{ $item }
       *[no] { $name }拿到{ $item }
    }
story-card =
    { $you ->
        [yes] 你拿到起始競標卡 { $card }
       *[no] { $name }拿到起始競標卡 { $card }
    }

## The auction

story-round =
    { $you ->
        [yes] 第 { $round } 輪：拍賣槌在你手上
       *[no] 第 { $round } 輪：拍賣槌在{ $name }手上
    }
story-named =
    { $you ->
        [yes] 你選了一幅 { $shape } 的拍賣品
       *[no] { $name }選了一幅 { $shape } 的拍賣品
    }
story-turned-up =
    { $count ->
       *[other] 翻開拍賣品：{ $items }
    }
story-bid =
    { $you ->
        [yes] 你已出價
       *[no] { $name }已出價
    }
story-revealed = 出價：{ $bids }
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
        [yes] 輪到你了
       *[no] 輪到{ $name }
    }
story-picked =
    { $you ->
        [yes] 你拿取{ $item }
       *[no] { $name }拿取{ $item }
    }

## Hanging

story-hung-start =
    { $you ->
        [yes] 你把{ $item }掛在 { $square }
       *[no] { $name }把{ $item }掛在 { $square }
    }
story-hung-hand =
    { $you ->
        [yes] 你把{ $item }掛在 { $square }
       *[no] { $name }把{ $item }掛在 { $square }
    }
story-hung-assistant =
    { $you ->
        [yes] 你的助手交來{ $item }，掛在 { $square }
       *[no] { $name }的助手交來{ $item }，掛在 { $square }
    }
story-hung-museum =
    { $you ->
        [yes] 你把博物館的{ $item }掛在 { $square }
       *[no] { $name }把博物館的{ $item }掛在 { $square }
    }
story-hung-wins =
    { $shields ->
        [1] { $sentence }；相同畫框贏得 1 個盾牌的裝飾品
       *[other] { $sentence }；相同畫框贏得最多 { $shields } 個盾牌的裝飾品
    }
story-given =
    { $you ->
        [yes] 你把{ $item }交給助手
       *[no] { $name }把{ $item }交給助手
    }
story-stopped =
    { $you ->
        [yes] 你不再拿裝飾品
       *[no] { $name }不再拿裝飾品
    }
story-lapsed =
    { $you ->
        [yes] 你的領取權失效：沒有裝飾品可拿
       *[no] { $name }的領取權失效：沒有裝飾品可拿
    }
story-swapped =
    { $you ->
        [yes] 你用{ $gives }換來博物館的{ $takes }
       *[no] { $name }用{ $gives }換來博物館的{ $takes }
    }
story-surplus =
    { $you ->
        [yes] { $count ->
            [1] 你擱置{ $item }：額外畫作
           *[other] 你擱置{ $item }：第 { $count } 幅額外畫作
        }
       *[no] { $count ->
            [1] { $name }擱置{ $item }：額外畫作
           *[other] { $name }擱置{ $item }：第 { $count } 幅額外畫作
        }
    }
story-undone =
    { $you ->
        [yes] 你收回{ $item }
       *[no] { $name }收回{ $item }
    }
story-undone-decision =
    { $you ->
        [yes] 你重新考慮裝飾品
       *[no] { $name }重新考慮裝飾品
    }
story-exchanged =
    { $you ->
        [yes] 有一種裝飾品拿完了：你牆上的裝飾品換成面積相等的幾塊
       *[no] 有一種裝飾品拿完了：{ $name }牆上的裝飾品換成面積相等的幾塊
    }
story-ready =
    { $you ->
        [yes] 你佈置好了
       *[no] { $name }佈置好了
    }
story-not-ready =
    { $you ->
        [yes] 你還要再調整
       *[no] { $name }還要再調整
    }

## The museum, and the end

story-bought = 博物館收購{ $item }。{ $type }：聲望 { $from } → { $to }
story-bought-flipped = { $sentence }，繞過聲望條一圈
story-bought-stepped = { $sentence }，因為下一格已被佔
story-fashion = 現在的倍數：{ $ranking }
story-fashion-type = { $type } ×{ $times }
story-ending = 這是最後一輪：{ $reason }
story-no-ending = 這還不是最後一輪
story-over = 遊戲結束：{ $points }
story-points =
    { $you ->
        [yes] 你得 { $points } 分
       *[no] { $name }得 { $points } 分
    }

## Coming back

story-arrived =
    { $round ->
        [0] 你來到桌邊
       *[other] 你在第 { $round } 輪來到桌邊
    }
story-meanwhile =
    { $rounds ->
        [0] 你錯過了這一輪的一部分
       *[other] 你錯過了 { $rounds } 輪
    }
story-grew =
    { $you ->
        [yes] 你的牆上新增：{ $paintings } 幅畫作、{ $decor } 塊裝飾品
       *[no] { $name }的牆上新增：{ $paintings } 幅畫作、{ $decor } 塊裝飾品
    }

## The coach: at most two sentences each

coach-start = 掛上第一幅畫作，要蓋住星號。其他東西都會與它或它的鄰居相鄰，所以四周都留點空間。
coach-lots = 拍賣槌在你手上，由你選拍賣品，但只看得到背面。小畫哪裡都掛得下，大畫很快就佔滿牆。
coach-bid = 出價越高，越早挑選。但每張卡整場遊戲只能用一次，大牌留給真正想要的畫作。
coach-tie = 兩個出價相同：現在比下面的卡，一張一張比到起始競標卡。
coach-pick = 把畫作拖到牆上，看看掛在那裡會帶來什麼。確認之前都可以改。
coach-frames = 相同畫框能贏得裝飾品：每有 1 幅相鄰的畫作畫框相同，就有 1 個盾牌。必須立刻拿取。
coach-faux-pas = 兩幅同種類的畫作相鄰就是糟糕品味，都拿不到聲望。中間隔一塊裝飾品，兩幅就都保住了。
coach-decor = 拿一塊裝飾品，掛在任何東西旁邊。每個盾牌 1 分，小塊的還能隔開同種類的畫作。
coach-no-room = 這幅畫作掛不下。博物館裡有掛得下的就交換，不然就擱置，−2 分。
coach-assistant = 不知道掛哪裡？助手可以替你拿 1 件東西，但遊戲結束時還拿在手上的不算分。
coach-ready = 這一輪掛上的東西還可以復原，從最近的一步開始。所有人都佈置好後，這一輪就結束。
coach-museum = 博物館收購沒有人拿的畫作，那個種類的聲望就上升。各種類依排名從 ×5 到 ×2：每幅畫作就值這麼多分。
coach-last = 這是最後一輪。把助手拿著的東西掛上，也別忘了角落。
coach-eyeline = 黃金視野區是牆中間的橫帶。位居流行前線（×5）的畫作，每有 1 幅伸進這裡就多 3 分。
coach-corners = 遊戲結束時，牆上每個空著的角落扣 2 分。畫作和裝飾品都能蓋住它。
coach-end = 有一面牆滿了、有人擱置第二幅畫作，或競標卡用完時，遊戲就在該輪結束。
