# The house: frame of all pages, lobby.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · 关于画作的桌游
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

# The games.
game-art-society = 艺术名流
game-art-society-kind = 2–4 人，各自竞争
game-art-society-claim = 一面属于你的墙
game-art-society-about = 在拍卖中赢得画作，挂得有品味，再猜猜博物馆会让什么流行起来。2 到 4 人的桌游。
game-art-society-bid = 出价
game-art-society-bid-about = 每一轮拍卖几幅画作。出价越高，挑得越早，但每张卡只能用一次。
game-art-society-hang = 挂画
game-art-society-hang-about = 相同的画框能赢得装饰品。两幅同种类的画作相邻就是糟糕品味，不算分。
game-art-society-score = 惊艳全场
game-art-society-score-about = 没人要的画作进了博物馆，反而流行起来。你的墙值多少，由流行说了算。
game-art-society-play = 对战三名电脑玩家。无需注册，不用等待。
game-art-society-showcase = 一面墙，挂着九幅画作、镜子、烛台和鲜花

game-cats = 猫咪画展
game-cats-kind = 2–4 人，六岁以上，齐心协力
game-cats-claim = 十二幅画，一个夜晚
game-cats-about = 有人把颜料泼在了猫咪的画展上。记住看过的牌，交换颜料，赶在天亮之前一起把杰作洗干净。
game-cats-roll = 掷骰
game-cats-roll-about = 骰子决定可以试哪些画作。翻开其中一幅上的三张牌，记住看到了什么。
game-cats-clean = 洗画
game-cats-clean-about = 牌上的颜色和调色板一样？这幅画就干净了。不一样的话，拿自己的颜料换一张。
game-cats-beware = 小心
game-cats-beware-about = 牌里藏着陷阱，黑猫也会捣蛋。不过赢得的每块调色板都能帮助大家。
game-cats-play = 和两只电脑猫咪一起。无需注册，不用等待。
game-cats-showcase = 十二幅金框的猫咪画作，其中五幅被泼了颜料，还有一只一脸无辜的黑猫

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
lobby-open = 公开桌
lobby-open-none = 现在没有等人的桌。开一桌让大家看到，或者马上和电脑玩。
lobby-open-new = 开桌
lobby-open-loading = 正在查找公开桌……
lobby-join = 加入
lobby-join-whose = 加入 { $names } 的桌
lobby-free = { $count } 个空位
lobby-status-open = 等待玩家
lobby-status-playing = 进行中
lobby-status-over = 已结束
lobby-status-broken = 无法继续
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
