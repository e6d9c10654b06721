# What the tables of all games say.

table-load-failed = 规则加载失败。
table-again = 再试一次
table-close = 关闭
table-back = 返回
table-info = 更多信息

## Players

table-you = 你
table-own-seat = { $name }（{ $letter }）
table-away = 离线
table-replaced = 电脑代玩

## Banner

table-banner = 当前情况
table-round = 第 { $round } 轮
table-your-move = 轮到你
table-refused-clause = 条款 { $clause }
table-to-result = 查看结果

## Story

story-title = 记录
story-skip = 跳过
story-empty = 还没有发生任何事

## Coach

coach-label = 提示
coach-got-it = 知道了
coach-off = 不再提示
