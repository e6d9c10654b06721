# The house: frame of all pages, lobby.

shell-title = { $page } · Vernissage
shell-title-lobby = Vernissage · 關於畫作的桌遊
shell-title-called = 輪到你 · { $page }
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
lobby-running = 進行中的對局
lobby-mine-above = 你的對局都在進行中，列在最上方。
lobby-open = 公開桌
lobby-open-none = 目前沒有等待玩家的桌。開一桌讓大家看到，或是馬上和電腦玩。
lobby-open-new = 開桌
lobby-open-loading = 正在尋找公開桌……
lobby-join = 加入
lobby-join-whose = 加入{ $names }的桌
lobby-watch-title = 可以旁觀的對局
lobby-watch = 旁觀
lobby-watch-whose = 旁觀{ $names }的對局
lobby-free = { $count } 個空位
lobby-status-open = 等待玩家
lobby-status-playing = 進行中
lobby-status-over = 已結束
lobby-status-broken = 無法繼續
lobby-status-mine = 輪到你
lobby-status-others = 等待{ $names }
lobby-status-won = { $names }獲勝（{ $points }）
lobby-status-won-all = 一起獲勝
lobby-status-lost = 這次沒成功
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

## Lists: of two, and of more from the front to the last

table-list-two = { $first }和{ $last }
table-list-next = { $first }、{ $next }
table-list-last = { $first }和{ $last }
