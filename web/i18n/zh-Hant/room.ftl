# The room around a table: arriving, waiting, the others, chat, the line to the server.

## Arriving

room-guest-name = 訪客 { $number }
room-name-label = 你的名字
room-name-hint = 其他人看得到。
room-sit-title = 有人邀請你
room-sit-at = { $name }替你留了座位。
room-sit-open = 這一桌有空位。
room-sit-down = 入座
room-sit-watch = 只旁觀
room-arriving = 正在前往遊戲桌

## The table can't be shown

room-refused-title = 無法打開這一桌
room-refused-no-such-match = 這個網址沒有遊戲桌，也許連結不完整。
room-refused-not-allowed = 這一桌只開放給受邀的人。可以向其中一位玩家要連結。
room-refused-no-free-seat = 座位都有人了，而且這一桌不開放旁觀。
room-refused-broken = 儲存的對局已損壞，無法繼續。可以請這個伺服器的管理者處理。
room-refused-unsupported-protocol = 這個頁面比伺服器舊，重新載入就好。
room-refused-reload = 重新載入
room-refused-lobby = 查看公開桌
room-closed-title = 這一桌已經關閉
room-closed = 遊戲開始前，所有人都離開了。

## Before the game

room-waiting-title = 等待玩家
room-waiting-begins = 座位坐滿後，遊戲就開始。
room-waiting-host = { $name }也可以提早開始，空位由電腦玩家補上。
room-seats = 座位
room-seat-you = { $name }（你）
room-seat-free = 空位
room-seat-kept = 留給{ $name }
room-seat-computer = 電腦：{ $level }
room-seat-host = 房主
room-here = 在線上
room-away = 離線
room-invite-title = 邀請朋友
room-watch-title = 給旁觀者
room-invite-hint = 打開這個連結的人會得到一個空位。
room-invite-link = 玩家連結
room-invite-loopback = 只有這台電腦打得開這個連結。要讓朋友進來，啟動伺服器時加上
room-invite-address = 朋友連到這台電腦的位址
room-qr = 連結的 QR 碼
room-qr-show = 用手機鏡頭掃描
room-watch-link = 旁觀連結
room-copy = 複製
room-copied = 已複製
room-copy-by-hand = 選取連結並複製
room-share = 分享
room-share-text = 來和我玩一局吧
room-start-title = 不等了，直接開始
room-start-level = 空位由電腦玩家補上
room-rules = 趁等待時閱讀規則
room-start = 現在開始
room-start-hint = { $count } 個空位由電腦玩家補上。
room-look-on = 你正在旁觀
room-leave-seat = 讓出座位

## During the game

room-sound-on = 開啟音效
room-sound-off = 關閉音效
room-leave = 離開
room-leave-title = 離開遊戲桌
room-leave-playing = 座位仍是你的：在首頁「你的對局」裡可以找到這一桌。如果要離開比較久，可以讓電腦代玩，免得大家等。
room-leave-alone = 對局會等你：在首頁「你的對局」裡可以找到這一桌。
room-leave-clock = 座位仍是你的，但計時不會停：時間到時，會替你做一個簡單的動作。
room-leave-stay = 留下
room-leave-return = 我會回來
room-leave-computer = 讓電腦代玩
room-watchers = { $count } 位旁觀者
room-standing-in = 電腦玩家正在代你玩
room-take-back = 回到座位
room-call = 輪到你
room-call-me = 輪到我時通知我
room-call-agreed = 輪到你時會通知你，就算你在看別的視窗。
room-call-refused = 瀏覽器不允許，可以在它對這個網站的設定裡更改。
room-absent = { $name }離線了
room-absent-wait = { $time } 後可讓電腦代玩
room-absent-from = { $time } 起可讓電腦代玩
room-absent-vote = 讓電腦代玩
room-absent-voted = 你已同意
room-absent-votes = { $given }／{ $needed } 人同意
room-time-you = 你還有 { $time }
room-time-other = { $name }還有 { $time }
room-time-until = { $name }：到 { $time }
room-time-until-you = 你：到 { $time }
room-over = 遊戲結束
room-rematch = 再來一局
room-rematch-made = 下一局已經開桌
room-rematch-go = 前往下一局
room-broken = 這場對局無法繼續：儲存的資料已損壞。可以請這個伺服器的管理者處理。
room-unknown-game = 這個頁面不認得這一桌的遊戲，重新載入就好。
room-game-failed = 無法載入遊戲桌

## The line

room-lost = 連線中斷
room-reconnecting = 正在重新連線
room-reconnect-in = { $seconds } 秒後再試
room-retry = 立即重試
room-back = 已恢復連線

## Chat and people

room-chat = 聊天
room-chat-open = 打開聊天
room-chat-close = 關閉
room-chat-unread = { $count } 則新訊息
room-chat-empty = 還沒有人說話
room-chat-placeholder = 說點什麼
room-chat-send = 送出
room-chat-left = 還可輸入 { $count } 字
room-chat-phrases = 快速短語
room-chat-log = 訊息
room-chat-spectator = 只有玩家可以發言
room-chat-aloud = 讓螢幕報讀器唸出新訊息
room-chat-said = { $name }：{ $text }
room-people = 在桌邊
room-mute = 將{ $name }靜音
room-unmute = 取消{ $name }的靜音
room-muted = 已靜音
room-phrase-hello = 大家好
room-phrase-luck = 祝好運
room-phrase-moment = 等一下，我在想
room-phrase-thanks = 謝謝大家，玩得很開心

## Why something was not done

room-problem-rules = 規則不允許這樣做。
room-problem-lost = 連不上伺服器。檢查一下網路，再試一次。
room-problem-busy = 伺服器太忙了，稍後再試。
room-problem-store = 無法儲存，所以沒有執行。稍後再試。
room-problem-too-fast = 一次太多了，稍等一下。
room-problem-text = 這段文字無法傳送。
room-problem-too-early = 這位玩家還有時間回來，請稍後再試。
room-problem-not-allowed = 這裡不允許這樣做。
room-problem-not-your-seat = 你在這一桌沒有座位。
room-problem-not-started = 遊戲還沒開始。
room-problem-already-started = 遊戲已經開始了。
room-problem-over = 遊戲已經結束。
room-problem-broken = 儲存的對局已損壞，無法繼續。
room-problem-no-such-match = 沒有這一桌。
room-problem-no-such-level = 沒有這個等級的電腦玩家。
room-problem-no-session = 這次的連線已過期，重新載入頁面就好。
room-problem-bad-message = 伺服器看不懂這個頁面，重新載入就好。
