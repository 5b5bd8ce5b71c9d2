// Bands and singers known from Japanese animation, invented bands among them. Titles as the record has them; the other title is what Koreans type. The format: server/catalogue/README.md.
export const WORLD_JAPAN_ANIME = `
@ Kessoku Band | 결속 밴드/결속밴드/結束バンド | Rock, J-pop
光の中へ
青い春と西の空
ドッペルゲンガー
月並みに輝け
今、僕、アンダーグラウンドから
= 結束バンド | 결속 밴드 | 2022
青春コンプレックス | 청춘 콤플렉스
ひとりぼっち東京 | 외톨이 도쿄
Distortion!!
ひみつ基地
ギターと孤独と蒼い惑星 | 기타와 고독과 푸른 행성
ラブソングが歌えない
あのバンド | 그 밴드
カラカラ
小さな海
なにが悪い
忘れてやらない | 잊어주지 않을 거야
星座になれたら | 별자리가 될 수 있다면
フラッシュバッカー
転がる岩、君に朝が降る | 구르는 바위, 너에게 아침이 내린다

@ Ho-kago Tea Time | 방과후 티타임/放課後ティータイム | Rock, J-pop
ふわふわ時間 | 폭신폭신 타임
NO, Thank You!
天使にふれたよ!
GO! GO! MANIAC
Listen!!
U&I
ごはんはおかず
ふでペン ~ボールペン~
私の恋はホッチキス
カレーのちライス

@ MyGO!!!!! | 마이고/마이고!!!!! | Rock, J-pop
春日影 | 하루히카게
迷星叫
碧天伴走
音一会
壱雫空
詩超絆
迷路日々
無路矢
名無声
影色舞

@ Roselia | 로젤리아 | Rock, J-pop
BLACK SHOUT
FIRE BIRD
Neo-Aspect
LOUDER
PASSIONATE ANTHEM
Re:birthday
Determination Symphony
陽だまりロードナイト

@ Poppin'Party | 포핀파티/팝핀파티 | Rock, J-pop
Yes! BanG_Dream!
ティアドロップス
STAR BEAT!~ホシノコドウ~
キズナミュージック♪
ときめきエクスペリエンス!
前へススメ!

@ LiSA | 리사 | Rock, J-pop
紅蓮華 | 홍련화
炎 | 불꽃
crossing field
Rising Hope
oath sign
ADAMAS
Catch the Moment

@ Aimer | 에메 | J-pop, Ballad
残響散歌 | 잔향산가
カタオモイ | 카타오모이
蝶々結び | 나비매듭
六等星の夜 | 육등성의 밤
Brave Shine
StarRingChild
I beg you
春はゆく
Ref:rain
ONE

@ supercell | 슈퍼셀 | J-pop, Rock
君の知らない物語 | 네가 모르는 이야기
メルト | 멜트
ワールドイズマイン | 월드 이즈 마인
ブラック★ロックシューター | 블랙 록 슈터
さよならメモリーズ
うたかた花火
告白
My Dearest
恋は戦争

@ Ikimonogakari | 이키모노가카리/いきものがかり | J-pop
ブルーバード | 블루버드
YELL
ありがとう
SAKURA
じょいふる
帰りたくなったよ
ホタルノヒカリ
コイスルオトメ
気まぐれロマンティック
茜色の約束

@ YUI | 유이 | J-pop, Singer-songwriter, Rock
CHE.R.RY | 체리
again
Good-bye days
Rolling star
LIFE
feel my soul
TOKYO
Namidairo
LOVE & TRUTH
GLORIA

@ Joe Hisaishi | 히사이시 조/久石譲 | Soundtrack, New age, Classical
Summer | 서머
人生のメリーゴーランド | 인생의 회전목마
あの夏へ | 어느 여름날
海の見える街 | 바다가 보이는 마을
となりのトトロ | 이웃집 토토로
君をのせて | 너를 태우고
もののけ姫 | 모노노케 히메
風の通り道 | 바람이 지나는 길
アシタカせっ記 | 아시타카 전기
いのちの名前 | 생명의 이름

@ Seatbelts | 시트벨츠/칸노 요코/Yoko Kanno/菅野よう子 | Soundtrack, Jazz
Tank! | 탱크
The Real Folk Blues
Rush
Blue
Call Me Call Me
Space Lion
`
