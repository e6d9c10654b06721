# Art Society after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Figures of the rulebook

review-figure-label-eyeline = 黃金視野區
review-figure-label-stars = 星號
review-figure-label-corner = 角落
review-figure-wall = 空的展示牆：直行用字母，橫列用數字。星號在 g6 與 h6，黃金視野區是第 5 到第 7 橫列，空著的角落要扣分。
review-figure-types-and-frames = 上方是每個種類各一幅畫作，圖畫下面的牌子標明種類。下方是四種畫框，擺在一起的畫作畫框相同。
review-figure-decor-shapes = 五種裝飾品和它們的代號：每格 1 個盾牌。
review-figure-start = 起始畫作必須蓋住星號：只要做到，掛在虛線內的任何位置都可以。這裡掛在 g5。
review-figure-lots = 四人遊戲的拍賣師只看背面，說出五個尺寸，然後才翻開畫作。
review-figure-bids = 17 最先挑選，接著是 14、9 和 3。四張卡都不能再用。
review-figure-tie = B 和 A 都出 12。下面一張，B 是 7，A 是 5，所以 B 先挑選。更下面的卡不公開。
review-figure-hanging = 牆邊的畫作可以掛在 1，也可以掛在 2，因為共用 1 格的邊就夠了。不能掛在 3（只碰到角）、4（什麼都沒碰到），也不能掛在 5（格子被佔了）。
review-figure-faux-pas = 上方兩幅風景共用邊：糟糕品味，兩幅都拿不到聲望。兩幅肖像靠中間的裝飾品保住了，右邊的靜物只有角碰角。
review-figure-assistant = 這幅肖像現在掛得下的地方，會碰到另一幅肖像。先交給助手，等有更好的位置再掛。
review-figure-matching-frames = 下方的靜物是新掛上的。相鄰的畫作中有兩幅畫框相同，所以贏得 1 塊最多 2 個盾牌的裝飾品。
review-figure-many-frames = 中間的肖像與四幅相同畫框的畫作相鄰，總共贏得 4 個盾牌的裝飾品，例如這幾塊。
review-figure-exchange = 橫式的兩格裝飾品拿完了。牆上一塊兩格和一塊單格換成一塊三格，於是有一塊兩格可以拿來掛上。
review-figure-swap = 這幅肖像太大，牆上最後的位置掛不下。博物館裡有一幅掛得下的肖像，其他的不是太大就是種類不同。
review-figure-surplus = 哪裡都掛不下的畫作就擱置，扣 2 分。作為安慰獎，掛上一塊 1 個盾牌的裝飾品。
review-figure-museum = 沒有人拿這幅價值 5 的肖像：它進入博物館，肖像的指示物從 8 前進到 13。
review-figure-track = 風景前進 5 格，從 8 到 13。13 和 12 都有別的指示物，所以退回 11。
review-figure-multipliers = 風景領先，位居流行前線。靜物沒進過博物館，所以是 ×2。
review-figure-eyeline = 風景位居流行前線。其中兩幅伸進兩條線之間的橫帶，各得 3 分；右上方那幅沒有。
review-figure-score = 範例中的牆：有記號的兩幅風景彼此相鄰，有眼睛的掛在黃金視野區，右下角空著。

## Result

review-over = 今晚到此結束
review-winners =
    { $count ->
        [1] { $names }的展示牆最出色
       *[other] { $names }共享勝利
    }
review-ended = 共 { $rounds } 輪：{ $reason }。
review-ranking = 名次
review-tie-sum = 分數相同，比剩餘手牌的總和：{ $cards }。
review-tie-highest = 分數相同，比最大的剩餘手牌：{ $cards }。
review-tie-seat = { $name }：{ $cards }

review-breakdown = 分數從哪裡來
review-total = 總分
review-line-prestige = 每幅不屬於糟糕品味的畫作，得到該種類倍數的分數
review-line-decor = 牆上每個盾牌 1 分
review-line-eyeline = 每幅伸進黃金視野區的流行畫作 3 分
review-line-full-wall = 牆上沒有空格 5 分
review-line-corners = 每個空著的角落 −2 分
review-line-surplus = 每幅擱置的畫作 −2 分
review-walls = 所有展示牆
review-highlights = 精彩時刻
review-high-fiercest = 最激烈的拍賣：出價 { $bids }。
review-high-bargain = { $name }只用 { $card } 就最先挑選，拿到《{ $painting }》。
review-high-leap = { $name }一輪就得到 { $points } 分。
review-high-lead = 領先者換了 { $changes } 次。
review-high-decor =
    { $count ->
        [1] { $names }的裝飾品最多：{ $shields } 個盾牌。
       *[other] { $names }的裝飾品最多：各 { $shields } 個盾牌。
    }
review-high-taste =
    { $count ->
       *[other] { $names }的牆上沒有任何糟糕品味。
    }

## Replay

review-replay-walls = 展示牆
review-replay-following = 正在跟隨行動的玩家
review-replay-follow = 跟隨行動的玩家
review-replay-hand = 手上
review-replay-auction = 本輪拍賣
review-replay-bids = 出價，依挑選順序
review-replay-bid = { $name }：{ $card }
review-replay-sealed = { $name }：尚未揭示的出價
review-replay-taken = { $lot }，由{ $name }拿取
review-replay-museum = 博物館
review-replay-chart = 各輪分數
