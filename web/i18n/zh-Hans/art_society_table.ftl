# The table of Art Society: banner, seats, tray, prestige, score, supply.

## Types of paintings

table-type-city = 城市生活
table-type-portrait = 肖像
table-type-still-life = 静物
table-type-landscape = 风景
table-types-city = 城市生活
table-types-portrait = 肖像
table-types-still-life = 静物
table-types-landscape = 风景

## Banner

table-stages = 一轮的流程
table-stage-lots = 拍卖品
table-stage-bids = 出价
table-stage-turns = 挑选挂画
table-stage-museum = 博物馆

table-do-start = 挂上起始画作，要盖住星标
table-do-name = { $left ->
    [1] 拍卖锤在你手里：选出最后 1 幅拍卖品
   *[other] 拍卖锤在你手里：选出 { $left } 幅拍卖品
  }
table-do-bid = 用一张竞标卡出价：出价越高，挑得越早
table-do-pick = 先在墙上试摆，再拿 1 幅
table-do-hang = 挂上画作，或交给助手
table-do-no-room = 画作挂不下：决定怎么处理
table-do-decor = 相同画框：选一块装饰品挂上
table-do-arrange = 墙布置好了吗？还可以调整刚才挂上的东西

table-wait-start = 等待{ $names }挂上起始画作
table-wait-name = { $names }正在选拍卖品
table-wait-bid = 等待{ $names }出价
table-wait-pick = { $names }正在挑选画作
table-wait-deal = { $names }正在挂新画作
table-wait-ready = 等待{ $names }布置好
table-waiting = 等待{ $names }
table-your-place = 你第 { $place } 个挑选
table-phase-start-deal = 正在发起始画作
table-phase-card-deal = 正在发起始竞标卡
table-phase-draw = 正在翻开拍卖品
table-phase-over = 游戏结束

## The end comes near

table-warnings = 游戏即将结束
table-last-round = 最后一轮：{ $reason }
table-ending-full-wall = 有一面墙满了
table-ending-second-surplus = 有人搁置了第二幅画作
table-ending-no-bids = 竞标卡用完了
table-ending-no-paintings = 剩下的画作不够了
table-ending-other = 游戏到此结束
table-warn-squares = { $free ->
    [0] { $name }：满墙
   *[other] { $name }：只剩 { $free } 个空格
  }
table-warn-surplus = { $name }：再有 1 幅额外画作，游戏就结束
table-warn-cards = 每人只剩 { $cards } 张竞标卡

## Seats

table-seats = 其他玩家
table-wall-of = { $name }的展示墙
table-enlarge = 细看{ $name }的展示墙
table-points = { $points } 分
table-points-so-far = 目前 { $gains } 分；若现在结束 { $risk } 分，共 { $total } 分
table-auctioneer = 本轮的拍卖师
table-you-auctioneer = 你是本轮的拍卖师
table-status-starting = 正在挂第一幅画作
table-status-naming = 正在选拍卖品
table-status-bidding = 正在考虑出价
table-status-has-bid = 已出价
table-status-in-line = 第 { $place } 个挑选
table-status-picking = 正在挑选
table-status-dealing = 正在挂新画作
table-status-arranging = 正在调整
table-status-ready = 布置好了
table-status-over = 最终分数
table-status-idle = 等待中
table-cards-left = 还剩 { $cards } 张竞标卡
table-cards-list = 你的竞标卡：{ $cards }
table-starting-card = 起始卡 { $card }
table-open-bids = 亮出的竞标卡，从最新的开始：{ $bids }
table-assistant-holds = 助手手里
table-assistant-empty = 你的助手空着手
table-own-side = 你这一侧

## Tray

table-tray = 你面前
table-start-help = 拖到墙上，或者先点它再点位置。至少要盖住中央的 1 个星标。
table-final-start = 整局都会留在这里。

table-lots = 这次的拍卖品
table-shape = { $width } × { $height }
table-shapes = 选哪些画作拍卖
table-name-lot = { $left ->
    [0] { $width } × { $height }，价值 { $value }：没有了
   *[other] { $width } × { $height }，价值 { $value }：还剩 { $left } 幅
  }
table-left = 剩 { $left }
table-none-left = 没有了
table-named = 拍卖品 { $named }／{ $needed }
table-name-help = 只能看到背面：尺寸，以及对博物馆的价值。选定的拍卖品不能更改。
table-lot-back = 放回 { $width } × { $height }
table-lots-any = 替我选
table-lots-confirm = 送上拍卖
table-see-lots = 全部画作
table-see-wall = 看我的墙
table-value = 价值 { $value }
table-lot-value = 如果没人拿，就由博物馆收购：{ $type }的声望 +{ $value }。

table-hand = 你的竞标卡
table-card = 竞标卡 { $card }
table-bid = 出价 { $card }
table-final-bid = 卡 { $card } 之后不能再用；出价后不能反悔。
table-sealed = 你的出价：{ $card }，尚未揭示

table-order = 出价顺序
table-lot-no-room = 挂不下
table-final = 选定后不能更改。
table-no-room-leads = 你的墙上没有它的位置。
table-no-room-museum = 可以换成博物馆里挂得下的一幅。
table-no-room-assistant = 可以先交给助手保管。
table-no-room-aside = 否则只能搁置，扣 2 分。
table-no-room-ends = 否则只能搁置，而这是第二幅：游戏就此结束。
table-take-it = 拿走这幅画作
table-final-pick = 挑定后不能更改。之后再把它挂到挂得下的地方。
table-final-pick-no-room = 你的墙挂不下它。挑定后不能更改。
table-final-pick-hang = 挑定后不能更改；位置在这一轮里还可以调整。
table-trial-pick = 拿走并挂上
table-trial-hang = 挂在这里

table-pending = 你的新画作
table-hang-help = 拖到墙上，或者先点它再点位置。
table-hang-later = 先挂装饰品。
table-give = 交给助手
table-give-short = 给助手
table-surplus = 搁置
table-yes-surplus = 搁置：−2 分
table-final-surplus = 搁置的画作不会回来，这一轮之前的步骤也不能再改。第二幅会让游戏结束。
table-swap-title = 与博物馆交换
table-swap = 换成 { $painting }
table-yes-swap = 与博物馆交换
table-final-swap = 交换后不能反悔，这一轮之前的步骤也不能再改。换来的画作要马上挂上。
table-right-one = { $limit ->
    [1] 你获得 1 个盾牌的装饰品
   *[other] 你获得 1 块装饰品，最多 { $limit } 个盾牌
  }
table-right-many = { $need ->
    [0] 你获得装饰品：最多还可拿 { $limit } 个盾牌
   *[other] 你获得装饰品：还要拿 { $need } 个盾牌
  }
table-stop = 到此为止
table-held = 助手交来的

table-undo = 撤销
table-ready = 布置好了
table-ready-soon = 没有要决定的了，稍后就算布置好。
table-wait = 还没好

table-you-win = 你获胜了！
table-you-share = 你与人共享胜利！
table-wins = { $count ->
    [1] { $names }获胜
   *[other] { $names }共享胜利
  }

## Prestige, score, supply, museum

table-prestige = 声望
table-position = 第 { $position } 格
table-rank-5 = 流行前线
table-rank-4 = 大受欢迎
table-rank-3 = 令人敬佩
table-rank-2 = 获得认可
table-rank-absent = 从未收购

table-score = 当前分数
table-score-of = 谁的分数
table-line-prestige = 声望
table-line-decor = 装饰品
table-line-eyeline = 黄金视野区
table-line-full-wall = 满墙
table-line-corners = 角落
table-line-surplus = 额外画作
table-why-type = { $type }：{ $count } × { $times }
table-why-faux-pas = { $paintings } 幅品味糟糕，不算分
table-why-decor = { $shields } 个盾牌
table-why-eyeline = { $paintings } 幅流行画作
table-why-full-wall = { $free ->
    [0] 没有空格
   *[other] 还有 { $free } 个空格
  }
table-why-corners = { $corners ->
    [0] 全部盖住
   *[other] { $corners } 个空着
  }
table-why-surplus = { $paintings ->
    [0] 没有搁置
   *[other] 搁置 { $paintings } 幅
  }

table-supply = 供应区
table-supply-paintings = { $left } 幅画作
table-supply-shape = { $width } × { $height }：还剩 { $left } 幅
table-supply-decor = 装饰品
table-supply-piece = { $width } × { $height } 装饰品：还剩 { $left } 块

table-tales = 记录与博物馆
table-tab-story = 记录
table-tab-museum = 博物馆
table-museum-empty = 博物馆还是空的。它会收购没人拿的画作。
table-tab-prestige = 声望
table-tab-score = 得分
table-tab-supply = 供应
