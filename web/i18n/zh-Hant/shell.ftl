# The house: frame of all pages, lobby.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · 關於畫作的桌遊
shell-title-new = 開桌
shell-title-table = 遊戲桌
shell-title-result = 結果
shell-title-replay = 重播
shell-title-rules = 規則
shell-title-settings = 設定
shell-title-unknown = 這裡什麼都沒掛

shell-skip = 跳到主要內容
shell-home = Vernissage，回首頁
shell-nav = 頁面
shell-rules = 規則
shell-settings = 設定
shell-language = 語言
shell-loading = 載入中……
shell-footer = 免費遊玩，不必註冊。與這些遊戲的任何出版商都沒有關係。

shell-broken-title = 這一頁從牆上掉下來了
shell-broken = 頁面出了點問題。你的對局都好好地存在伺服器上，可以從原來的地方繼續。
shell-reload = 重新載入
shell-back-to-table = 回到遊戲桌
shell-to-lobby = 回首頁
shell-unknown-title = 這裡什麼都沒掛
shell-unknown = 這個網址沒有頁面，也許連結在途中被截斷了。

# The games.
game-art-society = 藝術名流
game-art-society-kind = 2–4 人，各自競爭
game-art-society-claim = 一面屬於你的牆
game-art-society-about = 在拍賣中贏得畫作，掛得有品味，再猜猜博物館會讓什麼流行起來。2 到 4 人的桌遊。
game-art-society-bid = 出價
game-art-society-bid-about = 每一輪拍賣幾幅畫作。出價越高，越早挑選，但每張卡只能用一次。
game-art-society-hang = 掛畫
game-art-society-hang-about = 相同的畫框能贏得裝飾品。兩幅同種類的畫作相鄰就是糟糕品味，不算分。
game-art-society-score = 驚豔全場
game-art-society-score-about = 沒人要的畫作進入博物館，反而流行起來。你的牆值多少，由流行決定。
game-art-society-play = 對戰三位電腦玩家。不必註冊，不必等待。
game-art-society-showcase = 一面牆，掛著九幅畫作、鏡子、燭臺與花

game-cats = 貓咪畫展
game-cats-kind = 2–4 人，六歲以上，同心協力
game-cats-claim = 十二幅畫，一個夜晚
game-cats-about = 有人把顏料潑在貓咪的畫展上。記住看過的牌，交換顏料，趁天亮之前一起把傑作洗乾淨。
game-cats-roll = 擲骰
game-cats-roll-about = 骰子決定可以試哪些畫作。翻開其中一幅上的三張牌，記住看到了什麼。
game-cats-clean = 洗畫
game-cats-clean-about = 牌上的顏色和調色盤一樣？這幅畫就乾淨了。不一樣的話，拿自己的顏料換一張。
game-cats-beware = 小心
game-cats-beware-about = 牌裡藏著陷阱，黑貓也會搗蛋。不過贏得的每個調色盤都能幫助大家。
game-cats-play = 和兩隻電腦貓咪一起。不必註冊，不必等待。
game-cats-showcase = 十二幅金框的貓咪畫作，其中五幅被潑了顏料，還有一隻一臉無辜的黑貓

# The lobby.
lobby-games = 遊戲
lobby-play = 馬上玩
lobby-play-starting = 正在佈置遊戲桌……
lobby-friends = 和朋友玩
lobby-how = 怎麼玩
lobby-how-rules = 閱讀規則
lobby-mine = 你的對局
lobby-mine-none = 你玩的對局會出現在這裡。
lobby-mine-loading = 正在尋找你的對局……
lobby-mine-all = 顯示全部 { $count } 局
lobby-open = 公開桌
lobby-open-none = 目前沒有等待玩家的桌。開一桌讓大家看到，或是馬上和電腦玩。
lobby-open-new = 開桌
lobby-open-loading = 正在尋找公開桌……
lobby-join = 加入
lobby-join-whose = 加入 { $names } 的桌
lobby-free = { $count } 個空位
lobby-status-open = 等待玩家
lobby-status-playing = 進行中
lobby-status-over = 已結束
lobby-status-broken = 無法繼續
lobby-enter = 前往遊戲桌
lobby-resume = 繼續玩
lobby-result = 結果
lobby-replay = 重播
lobby-empty-table = 還沒有人
lobby-clock-move = 每步 { $limit } 秒
lobby-clock-day = 每步 { $limit } 天

# Finished matches.
finished-not-over-title = 這場對局還在進行
finished-not-over = 最後一輪結束後才有結果。
finished-to-table = 前往遊戲桌
finished-gone-title = 沒有這場對局
finished-gone = 這個網址沒有對局，也許連結在途中被截斷了。
finished-failed-title = 沒有收到對局紀錄
finished-again = 再試一次
