# The house: frame of all pages, lobby.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · 关于画作的桌游
shell-title-called = 轮到你 · { $page }
shell-title-new = 开桌
shell-title-table = 游戏桌
shell-title-result = 结果
shell-title-replay = 回放
shell-title-rules = 规则
shell-title-settings = 设置
shell-title-unknown = 这里什么都没挂

shell-skip = 跳到主要内容
shell-home = Vernissage，回首页
shell-nav = 页面
shell-rules = 规则
shell-settings = 设置
shell-language = 语言
shell-loading = 正在加载……
shell-footer = 免费畅玩，无需注册。与这些游戏的任何出版商都没有关系。

shell-broken-title = 这一页从墙上掉下来了
shell-broken = 页面出了点问题。你的对局都好好地存在服务器上，可以从原来的地方接着玩。
shell-reload = 重新加载
shell-back-to-table = 回到游戏桌
shell-to-lobby = 回首页
shell-unknown-title = 这里什么都没挂
shell-unknown = 这个网址没有页面，也许链接在路上被截断了。

# The lobby.
lobby-games = 游戏
lobby-play = 马上玩
lobby-play-starting = 正在布置游戏桌……
lobby-friends = 和朋友玩
lobby-how = 怎么玩
lobby-how-rules = 阅读规则
lobby-mine = 你的对局
lobby-mine-none = 你玩的对局会出现在这里。
lobby-mine-loading = 正在查找你的对局……
lobby-mine-all = 显示全部 { $count } 局
lobby-running = 进行中的对局
lobby-mine-above = 你的对局都在进行中，列在最上方。
lobby-open = 公开桌
lobby-open-none = 现在没有等人的桌。开一桌让大家看到，或者马上和电脑玩。
lobby-open-new = 开桌
lobby-open-loading = 正在查找公开桌……
lobby-join = 加入
lobby-join-whose = 加入{ $names }的桌
lobby-watch-title = 可以观战的对局
lobby-watch = 观战
lobby-watch-whose = 观战{ $names }的对局
lobby-free = { $count } 个空位
lobby-status-open = 等待玩家
lobby-status-playing = 进行中
lobby-status-over = 已结束
lobby-status-broken = 无法继续
lobby-status-mine = 轮到你
lobby-status-others = 等待{ $names }
lobby-status-won = { $names }获胜（{ $points }）
lobby-status-won-all = 一起获胜
lobby-status-lost = 这次没成功
lobby-enter = 去游戏桌
lobby-resume = 继续玩
lobby-result = 结果
lobby-replay = 回放
lobby-empty-table = 还没有人
lobby-clock-move = 每步 { $limit } 秒
lobby-clock-day = 每步 { $limit } 天

# Finished matches.
finished-not-over-title = 这场对局还在进行
finished-not-over = 最后一轮结束后才有结果。
finished-to-table = 去游戏桌
finished-gone-title = 没有这场对局
finished-gone = 这个网址没有对局，也许链接在路上被截断了。
finished-failed-title = 没有收到对局记录
finished-again = 再试一次

## Lists: of two, and of more from the front to the last

table-list-two = { $first }和{ $last }
table-list-next = { $first }、{ $next }
table-list-last = { $first }和{ $last }
