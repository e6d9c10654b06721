# What the tables of all games say.

table-load-failed = 無法載入規則。
table-again = 再試一次
table-close = 關閉
table-back = 返回
table-info = 更多資訊

## Players

table-you = 你
table-own-seat = { $name }（{ $letter }）
table-away = 離線
table-replaced = 電腦代玩

## Banner

table-banner = 目前狀況
table-round = 第 { $round } 輪
table-your-move = 輪到你
table-refused-clause = 條款 { $clause }
table-to-result = 查看結果

## Story

story-title = 紀錄
story-skip = 跳過
story-empty = 還沒有發生任何事

## Coach

coach-label = 提示
coach-got-it = 知道了
coach-off = 不再提示
