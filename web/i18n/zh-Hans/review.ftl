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

## Result and replay

review-opening = 正在读取对局记录……
review-damaged-title = 无法读取这份记录
review-damaged = 记录已损坏，或者属于这个页面不认识的游戏。读取它的程序说：

## Result

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
