# After the game: result, replay, and the rulebook.

review-copied = 已复制链接

## The rulebook

review-rules-loading = 正在打开规则……
review-rules-failed = 规则加载失败。重新加载页面试试。
review-rules-contents = 目录
review-rules-search = 在规则中查找
review-rules-found =
    { $count ->
        [0] 没有条款
       *[other] { $count } 条
    }
review-rules-nothing = 规则里没有提到。试试别的词，或者条款编号。
review-rules-link = 复制这一条的链接

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

## Result and replay

review-opening = 正在读取对局记录……
review-damaged-title = 无法读取这份记录
review-damaged = 记录已损坏，或者属于这个页面不认识的游戏。读取它的程序说：

## Result

review-over = 今晚到此结束
review-winners =
    { $count ->
        [1] { $names } 的展示墙最出色
       *[other] { $names } 共享胜利
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
review-high-bargain = { $name } 只用 { $card } 就最先挑选，拿到《{ $painting }》。
review-high-leap = { $name } 一轮就得到 { $points } 分。
review-high-lead = 领先者换了 { $changes } 次。
review-high-decor =
    { $count ->
        [1] { $names } 的装饰品最多：{ $shields } 个盾牌。
       *[other] { $names } 的装饰品最多：各 { $shields } 个盾牌。
    }
review-high-taste =
    { $count ->
       *[other] { $names } 的墙上没有任何糟糕品味。
    }

review-fair-title = 公正发牌的证明
review-fair = 这场对局的所有发牌都由一个秘密数字（种子）决定。它的指纹在第一次发牌前就已公布，所以谁都不能事后挑选或更改。现在游戏结束，种子公开了：任何人都可以算出它的指纹，并按对局记录重现所有发牌。
review-fair-commitment = 游戏前的指纹（SHA-256）
review-fair-seed = 游戏后公开的种子
review-fair-holds = 你的浏览器比对过了：指纹与种子相符。
review-fair-fails = 指纹与种子不符。

review-rematch = 再来一局
review-to-replay = 观看回放
review-share = 分享图片
review-share-saved = 图片已保存
review-share-failed = 图片生成失败。再试一次。
review-copy = 复制链接
review-copy-failed = 复制失败；链接就在地址栏。
review-download = 下载对局记录

## Replay

review-to-result = 查看结果
review-replay-setup = 第一轮之前
review-replay-round = 第 { $round } 轮
review-replay-round-word = 轮
review-replay-walls = 展示墙
review-replay-following = 正在跟随行动的玩家
review-replay-follow = 跟随行动的玩家
review-replay-hand = 手里
review-replay-auction = 本轮拍卖
review-replay-bids = 出价，按挑选顺序
review-replay-bid = { $name }：{ $card }
review-replay-sealed = { $name }：尚未揭示的出价
review-replay-taken = { $lot }，由 { $name } 拿走
review-replay-museum = 博物馆
review-replay-chart = 各轮分数
review-replay-controls = 回放控制
review-replay-step = 对局步骤
review-replay-at = 第 { $step } 步，共 { $end } 步。{ $sentence }
review-replay-speed = 速度
review-replay-round-back = 回到本轮开头或上一轮
review-replay-back = 上一步
review-replay-play = 播放
review-replay-pause = 暂停
review-replay-next = 下一步
review-replay-round-next = 到下一轮
review-replay-copy = 复制这一刻的链接
