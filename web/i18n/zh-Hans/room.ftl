# The room around a table: arriving, waiting, the others, chat, the line to the server.

## Arriving

room-guest-name = 访客 { $number }
room-name-label = 你的名字
room-name-hint = 其他人能看到。
room-sit-title = 有人邀请你
room-sit-at = { $name }给你留了座位。
room-sit-open = 这一桌有空位。
room-sit-down = 入座
room-sit-watch = 只观战
room-arriving = 正在前往游戏桌

## The table can't be shown

room-refused-title = 打不开这一桌
room-refused-no-such-match = 这个网址没有游戏桌，也许链接不完整。
room-refused-not-allowed = 这一桌只对受邀的人开放。可以找其中一名玩家要链接。
room-refused-no-free-seat = 座位都有人了，而且这一桌不允许观战。
room-refused-broken = 保存的对局已损坏，无法继续。可以找这个服务器的管理者处理。
room-refused-unsupported-protocol = 这个页面比服务器旧，重新加载就好。
room-refused-reload = 重新加载
room-refused-lobby = 查看公开桌
room-closed-title = 这一桌已经关闭
room-closed = 游戏开始前，所有人都离开了。

## Before the game

room-waiting-title = 等待玩家
room-waiting-begins = 座位坐满后，游戏就开始。
room-waiting-host = { $name }也可以提前开始，空位由电脑玩家补上。
room-seats = 座位
room-seat-you = { $name }（你）
room-seat-free = 空位
room-seat-kept = 留给{ $name }
room-seat-computer = 电脑：{ $level }
room-seat-host = 房主
room-here = 在线
room-away = 离线
room-invite-title = 邀请朋友
room-watch-title = 给观战者
room-invite-hint = 打开这个链接的人会得到一个空位。
room-invite-link = 玩家链接
room-invite-loopback = 只有这台电脑能打开这个链接。要让朋友进来，启动服务器时加上
room-invite-address = 朋友连到这台电脑的地址
room-qr = 链接的二维码
room-qr-show = 用手机扫一扫
room-watch-link = 观战链接
room-copy = 复制
room-copied = 已复制
room-copy-by-hand = 选中链接并复制
room-share = 分享
room-share-text = 来和我玩一局吧
room-start-title = 不等了，直接开始
room-start-level = 空位由电脑玩家补上
room-rules = 边等边看规则
room-start = 现在开始
room-start-hint = { $count } 个空位由电脑玩家补上。
room-look-on = 你正在观战
room-leave-seat = 让出座位

## During the game

room-sound-on = 打开音效
room-sound-off = 关闭音效
room-leave = 离开
room-leave-title = 离开游戏桌
room-leave-playing = 座位还是你的：在首页“你的对局”里能找到这一桌。如果要离开比较久，可以让电脑代玩，免得大家等。
room-leave-alone = 对局会等你：在首页“你的对局”里能找到这一桌。
room-leave-clock = 座位还是你的，但计时不停：时间到时，会替你做一个简单的动作。
room-leave-stay = 留下
room-leave-return = 我会回来
room-leave-computer = 让电脑代玩
room-watchers = { $count } 名观战者
room-standing-in = 电脑玩家正在代你玩
room-take-back = 回到座位
room-call = 轮到你
room-call-me = 轮到我时通知我
room-call-agreed = 轮到你时会通知你，即使你在看别的窗口。
room-call-refused = 浏览器不允许，可以在它对这个网站的设置里更改。
room-absent = { $name }离线了
room-absent-wait = { $time } 后可让电脑代玩
room-absent-from = { $time } 起可让电脑代玩
room-absent-vote = 让电脑代玩
room-absent-voted = 你已同意
room-absent-votes = { $given }／{ $needed } 人同意
room-time-you = 你还有 { $time }
room-time-other = { $name }还有 { $time }
room-time-until = { $name }：到 { $time }
room-time-until-you = 你：到 { $time }
room-over = 游戏结束
room-rematch = 再来一局
room-rematch-made = 下一局已经开桌
room-rematch-go = 去下一局
room-broken = 这场对局无法继续：保存的数据已损坏。可以找这个服务器的管理者处理。
room-unknown-game = 这个页面不认识这一桌的游戏，重新加载就好。
room-game-failed = 游戏桌加载失败

## The line

room-lost = 连接中断
room-reconnecting = 正在重新连接
room-reconnect-in = { $seconds } 秒后重试
room-retry = 立即重试
room-back = 连接已恢复

## Chat and people

room-chat = 聊天
room-chat-open = 打开聊天
room-chat-close = 关闭
room-chat-unread = { $count } 条新消息
room-chat-empty = 还没有人说话
room-chat-placeholder = 说点什么
room-chat-send = 发送
room-chat-left = 还可输入 { $count } 字
room-chat-phrases = 快捷短语
room-chat-log = 消息
room-chat-spectator = 只有玩家可以发言
room-chat-aloud = 让读屏软件读出新消息
room-chat-said = { $name }：{ $text }
room-people = 在桌边
room-mute = 把{ $name }静音
room-unmute = 取消{ $name }的静音
room-muted = 已静音
room-phrase-hello = 大家好
room-phrase-luck = 祝好运
room-phrase-moment = 稍等，我想想
room-phrase-thanks = 谢谢大家，玩得很开心

## Why something was not done

room-problem-rules = 规则不允许这样做。
room-problem-lost = 连不上服务器。检查一下网络，再试一次。
room-problem-busy = 服务器太忙了，稍后再试。
room-problem-store = 没能保存，所以没有执行。稍后再试。
room-problem-too-fast = 一次太多了，稍等一下。
room-problem-text = 这段文字无法发送。
room-problem-too-early = 这位玩家还有时间回来，请稍后再试。
room-problem-not-allowed = 这里不允许这样做。
room-problem-not-your-seat = 你在这一桌没有座位。
room-problem-not-started = 游戏还没开始。
room-problem-already-started = 游戏已经开始了。
room-problem-over = 游戏已经结束。
room-problem-broken = 保存的对局已损坏，无法继续。
room-problem-no-such-match = 没有这一桌。
room-problem-no-such-level = 没有这个等级的电脑玩家。
room-problem-no-session = 这次会话已过期，重新加载页面就好。
room-problem-bad-message = 服务器看不懂这个页面，重新加载就好。
