# The table of Art Society: banner, seats, tray, prestige, score, supply.

## Types of paintings

table-type-city = 城市生活
table-type-portrait = 肖像
table-type-still-life = 靜物
table-type-landscape = 風景
table-types-city = 城市生活
table-types-portrait = 肖像
table-types-still-life = 靜物
table-types-landscape = 風景

## Banner

table-stages = 一輪的流程
table-stage-lots = 拍賣品
table-stage-bids = 出價
table-stage-turns = 挑選掛畫
table-stage-museum = 博物館

table-do-start = 掛上起始畫作，要蓋住星號
table-do-name = { $left ->
    [1] 拍賣槌在你手上：選出最後 1 幅拍賣品
   *[other] 拍賣槌在你手上：選出 { $left } 幅拍賣品
  }
table-do-bid = 用一張競標卡出價：出價越高，越早挑選
table-do-pick = 先在牆上試擺，再拿取 1 幅
table-do-hang = 掛上畫作，或交給助手
table-do-no-room = 畫作掛不下：決定怎麼處理
table-do-decor = 相同畫框：選一塊裝飾品掛上
table-do-arrange = 牆佈置好了嗎？還可以調整剛才掛上的東西

table-wait-start = 等待{ $names }掛上起始畫作
table-wait-name = { $names }正在選拍賣品
table-wait-bid = 等待{ $names }出價
table-wait-pick = { $names }正在挑選畫作
table-wait-deal = { $names }正在掛新的畫作
table-wait-ready = 等待{ $names }佈置好
table-waiting = 等待{ $names }
table-your-place = 你第 { $place } 個挑選
table-phase-start-deal = 正在發起始畫作
table-phase-card-deal = 正在發起始競標卡
table-phase-draw = 正在翻開拍賣品
table-phase-over = 遊戲結束

## The end comes near

table-warnings = 遊戲即將結束
table-last-round = 最後一輪：{ $reason }
table-ending-full-wall = 有一面牆滿了
table-ending-second-surplus = 有人擱置了第二幅畫作
table-ending-no-bids = 競標卡用完了
table-ending-no-paintings = 剩下的畫作不夠了
table-ending-other = 遊戲到此結束
table-warn-squares = { $free ->
    [0] { $name }：滿牆
   *[other] { $name }：只剩 { $free } 個空格
  }
table-warn-surplus = { $name }：再有 1 幅額外畫作，遊戲就結束
table-warn-cards = 每人只剩 { $cards } 張競標卡

## Seats

table-seats = 其他玩家
table-wall-of = { $name }的展示牆
table-enlarge = 細看{ $name }的展示牆
table-points = { $points } 分
table-points-so-far = 目前 { $gains } 分；若現在結束 { $risk } 分，共 { $total } 分
table-auctioneer = 本輪的拍賣師
table-you-auctioneer = 你是本輪的拍賣師
table-status-starting = 正在掛第一幅畫作
table-status-naming = 正在選拍賣品
table-status-bidding = 正在考慮出價
table-status-has-bid = 已出價
table-status-in-line = 第 { $place } 個挑選
table-status-picking = 正在挑選
table-status-dealing = 正在掛新的畫作
table-status-arranging = 正在調整
table-status-ready = 佈置好了
table-status-over = 最終分數
table-status-idle = 等待中
table-cards-left = 剩 { $cards } 張競標卡
table-cards-list = 你的競標卡：{ $cards }
table-starting-card = 起始卡 { $card }
table-open-bids = 亮出的競標卡，從最新的開始：{ $bids }
table-assistant-holds = 助手手上
table-assistant-empty = 你的助手空著手
table-own-side = 你這一側

## Tray

table-tray = 你面前
table-start-help = 拖到牆上，或先點它再點位置。至少要蓋住中央的 1 個星號。
table-final-start = 整場遊戲都會留在這裡。

table-lots = 這次的拍賣品
table-shape = { $width } × { $height }
table-shapes = 選哪些畫作拍賣
table-name-lot = { $left ->
    [0] { $width } × { $height }，價值 { $value }：沒有了
   *[other] { $width } × { $height }，價值 { $value }：剩 { $left } 幅
  }
table-left = 剩 { $left }
table-none-left = 沒有了
table-named = 拍賣品 { $named }／{ $needed }
table-name-help = 只看得到背面：尺寸，以及對博物館的價值。選定的拍賣品不能更改。
table-lot-back = 放回 { $width } × { $height }
table-lots-any = 替我選
table-lots-confirm = 送上拍賣
table-see-lots = 全部畫作
table-see-wall = 看我的牆
table-value = 價值 { $value }
table-lot-value = 如果沒有人拿，就由博物館收購：{ $type }的聲望 +{ $value }。

table-hand = 你的競標卡
table-card = 競標卡 { $card }
table-bid = 出價 { $card }
table-final-bid = 卡 { $card } 之後不能再用；出價後不能反悔。
table-sealed = 你的出價：{ $card }，尚未揭示

table-order = 出價順序
table-lot-no-room = 掛不下
table-final = 選定後不能更改。
table-no-room-leads = 你的牆上沒有它的位置。
table-no-room-museum = 可以換成博物館裡掛得下的一幅。
table-no-room-assistant = 可以先交給助手保管。
table-no-room-aside = 否則只能擱置，扣 2 分。
table-no-room-ends = 否則只能擱置，而這是第二幅：遊戲就此結束。
table-take-it = 拿取這幅畫作
table-final-pick = 挑選後不能更改。之後再把它掛到掛得下的地方。
table-final-pick-no-room = 你的牆掛不下它。挑選後不能更改。
table-final-pick-hang = 挑選後不能更改；位置在這一輪內還可以調整。
table-trial-pick = 拿取並掛上
table-trial-hang = 掛在這裡

table-pending = 你的新畫作
table-hang-help = 拖到牆上，或先點它再點位置。
table-hang-later = 先掛裝飾品。
table-give = 交給助手
table-give-short = 給助手
table-surplus = 擱置
table-yes-surplus = 擱置：−2 分
table-final-surplus = 擱置的畫作不會回來，這一輪先前的步驟也不能再改。第二幅會讓遊戲結束。
table-swap-title = 與博物館交換
table-swap = 換成 { $painting }
table-yes-swap = 與博物館交換
table-final-swap = 交換後不能反悔，這一輪先前的步驟也不能再改。換來的畫作要立刻掛上。
table-right-one = { $limit ->
    [1] 你獲得 1 個盾牌的裝飾品
   *[other] 你獲得 1 塊裝飾品，最多 { $limit } 個盾牌
  }
table-right-many = { $need ->
    [0] 你獲得裝飾品：最多還可拿 { $limit } 個盾牌
   *[other] 你獲得裝飾品：還要拿 { $need } 個盾牌
  }
table-stop = 到此為止
table-held = 助手交來的

table-undo = 復原
table-ready = 佈置好了
table-ready-soon = 沒有要決定的了，稍後就算佈置好。
table-wait = 還沒好

table-you-win = 你獲勝了！
table-you-share = 你與人共享勝利！
table-wins = { $count ->
    [1] { $names }獲勝
   *[other] { $names }共享勝利
  }

## Prestige, score, supply, museum

table-prestige = 聲望
table-position = 第 { $position } 格
table-rank-5 = 流行前線
table-rank-4 = 大受歡迎
table-rank-3 = 令人敬佩
table-rank-2 = 獲得認可
table-rank-absent = 未曾收購

table-score = 目前分數
table-score-of = 誰的分數
table-line-prestige = 聲望
table-line-decor = 裝飾品
table-line-eyeline = 黃金視野區
table-line-full-wall = 滿牆
table-line-corners = 角落
table-line-surplus = 額外畫作
table-why-type = { $type }：{ $count } × { $times }
table-why-faux-pas = { $paintings } 幅品味糟糕，不算分
table-why-decor = { $shields } 個盾牌
table-why-eyeline = { $paintings } 幅流行畫作
table-why-full-wall = { $free ->
    [0] 沒有空格
   *[other] 還有 { $free } 個空格
  }
table-why-corners = { $corners ->
    [0] 全部蓋住
   *[other] { $corners } 個空著
  }
table-why-surplus = { $paintings ->
    [0] 沒有擱置
   *[other] 擱置 { $paintings } 幅
  }

table-supply = 供應區
table-supply-paintings = { $left } 幅畫作
table-supply-shape = { $width } × { $height }：剩 { $left } 幅
table-supply-decor = 裝飾品
table-supply-piece = { $width } × { $height } 裝飾品：剩 { $left } 塊

table-tales = 紀錄與博物館
table-tab-story = 紀錄
table-tab-museum = 博物館
table-museum-empty = 博物館還是空的。它會收購沒有人拿的畫作。
table-tab-prestige = 聲望
table-tab-score = 得分
table-tab-supply = 供應
