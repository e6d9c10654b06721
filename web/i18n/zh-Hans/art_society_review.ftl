# Art Society after the game: result, replay, and the rulebook. The words that all games share are in review.ftl.

## Figures of the rulebook

review-figure-label-eyeline = 黄金视野区
review-figure-label-stars = 星标
review-figure-label-corner = 角落
review-figure-wall = 空的展示墙：竖列用字母，横行用数字。星标在 g6 和 h6，黄金视野区是第 5 到第 7 横行，空着的角落要扣分。
review-figure-types-and-frames = 上面是每个种类各一幅画作，图画下方的牌子标明种类。下面是四种画框，摆在一起的画作画框相同。
review-figure-decor-shapes = 五种装饰品和它们的代号：每格 1 个盾牌。
review-figure-start = 起始画作必须盖住星标：只要做到，挂在虚线内任意位置都行。这里挂在 g5。
review-figure-lots = 四人游戏的拍卖师只看背面，报出五个尺寸，然后才翻开画作。
review-figure-bids = 17 最先挑选，然后是 14、9 和 3。四张卡都不能再用。
review-figure-tie = B 和 A 都出 12。下面一张，B 是 7，A 是 5，所以 B 先挑。更下面的卡不公开。
review-figure-hanging = 墙边的画作可以挂在 1，也可以挂在 2，因为共用 1 格的边就够了。不能挂在 3（只碰到角）、4（什么都没碰到），也不能挂在 5（格子被占了）。
review-figure-faux-pas = 上面两幅风景共用边：糟糕品味，两幅都拿不到声望。两幅肖像靠中间的装饰品保住了，右边的静物只是角碰角。
review-figure-assistant = 这幅肖像现在挂得下的地方，会碰到另一幅肖像。先交给助手，等有更好的位置再挂。
review-figure-matching-frames = 下面的静物是新挂上的。相邻的画作里有两幅画框相同，所以赢得 1 块最多 2 个盾牌的装饰品。
review-figure-many-frames = 中间的肖像与四幅相同画框的画作相邻，总共赢得 4 个盾牌的装饰品，例如这几块。
review-figure-exchange = 横式的两格装饰品拿完了。墙上一块两格和一块单格换成一块三格，于是有一块两格可以拿来挂上。
review-figure-swap = 这幅肖像太大，墙上最后的位置挂不下。博物馆里有一幅挂得下的肖像，其他的不是太大就是种类不同。
review-figure-surplus = 哪里都挂不下的画作就搁置，扣 2 分。作为安慰奖，挂上一块 1 个盾牌的装饰品。
review-figure-museum = 没人拿这幅价值 5 的肖像：它进入博物馆，肖像的指示物从 8 前进到 13。
review-figure-track = 风景前进 5 格，从 8 到 13。13 和 12 都有别的指示物，所以退回 11。
review-figure-multipliers = 风景领先，处在流行前线。静物没进过博物馆，所以是 ×2。
review-figure-eyeline = 风景处在流行前线。其中两幅伸进两条线之间的横带，各得 3 分；右上方那幅没有。
review-figure-score = 示例中的墙：有记号的两幅风景彼此相邻，有眼睛的挂在黄金视野区，右下角空着。

## Result

review-over = 今晚到此结束
review-winners =
    { $count ->
        [1] { $names }的展示墙最出色
       *[other] { $names }共享胜利
    }
review-ended = 共 { $rounds } 轮：{ $reason }。
review-ranking = 名次
review-tie-sum = 分数相同，比剩余手牌的总和：{ $cards }。
review-tie-highest = 分数相同，比最大的剩余手牌：{ $cards }。
review-tie-seat = { $name }：{ $cards }

review-breakdown = 分数从哪里来
review-total = 总分
review-line-prestige = 每幅不属于糟糕品味的画作，得到该种类倍数的分数
review-line-decor = 墙上每个盾牌 1 分
review-line-eyeline = 每幅伸进黄金视野区的流行画作 3 分
review-line-full-wall = 墙上没有空格 5 分
review-line-corners = 每个空着的角落 −2 分
review-line-surplus = 每幅搁置的画作 −2 分
review-walls = 所有展示墙
review-highlights = 精彩时刻
review-high-fiercest = 最激烈的拍卖：出价 { $bids }。
review-high-bargain = { $name }只用 { $card } 就最先挑选，拿到《{ $painting }》。
review-high-leap = { $name }一轮就得到 { $points } 分。
review-high-lead = 领先者换了 { $changes } 次。
review-high-decor =
    { $count ->
        [1] { $names }的装饰品最多：{ $shields } 个盾牌。
       *[other] { $names }的装饰品最多：各 { $shields } 个盾牌。
    }
review-high-taste =
    { $count ->
       *[other] { $names }的墙上没有任何糟糕品味。
    }

## Replay

review-replay-walls = 展示墙
review-replay-following = 正在跟随行动的玩家
review-replay-follow = 跟随行动的玩家
review-replay-hand = 手里
review-replay-auction = 本轮拍卖
review-replay-bids = 出价，按挑选顺序
review-replay-bid = { $name }：{ $card }
review-replay-sealed = { $name }：尚未揭示的出价
review-replay-taken = { $lot }，由{ $name }拿走
review-replay-museum = 博物馆
review-replay-chart = 各轮分数
