// J-pop singers and songwriters. Titles as the record has them; the other title is what Koreans type. The format: server/catalogue/README.md.
export const WORLD_JAPAN_POP = `
@ YOASOBI | 요아소비 | J-pop
夜に駆ける | 밤을 달리다
群青 | 군청
怪物 | 괴물
アイドル | 아이돌
あの夢をなぞって | 그 꿈을 따라
たぶん | 아마
ハルジオン | 하루지온
三原色 | 삼원색
もう少しだけ
祝福 | 축복
勇者 | 용사
ハルカ

@ Kenshi Yonezu | 요네즈 켄시/米津玄師 | J-pop, Rock, Singer-songwriter
Lemon | 레몬
アイネクライネ | 아이네 클라이네
感電 | 감전
LOSER
ピースサイン | 피스 사인
灰色と青
orion
Flamingo
馬と鹿 | 말과 사슴
パプリカ
KICK BACK | 킥 백
地球儀 | 지구본
M八七
死神
カイト
ゴーゴー幽霊船
MAD HEAD LOVE

@ Yorushika | 요루시카/ヨルシカ | J-pop, Rock
だから僕は音楽を辞めた | 그래서 나는 음악을 그만두었다
ただ君に晴れ | 그저 네게 맑아라
言って。 | 말해줘.
春泥棒 | 봄도둑
花に亡霊 | 꽃에 망령
雨とカプチーノ | 비와 카푸치노
藍二乗
心に穴が空いた
盗作
思想犯
夜行
晴る | 맑음
ヒッチコック
パレード
左右盲
ノーチラス
八月、某、月明かり

@ ZUTOMAYO | 즛토마요/ずっと真夜中でいいのに。 | J-pop, Funk
秒針を噛む | 초침을 깨물다
脳裏上のクラッカー
ヒューマノイド
勘冴えて悔しいわ
お勉強しといてよ
暗く黒く
あいつら全員同窓会
ミラーチューン
残機
花一匁

@ Eve | 이브 | J-pop, Rock
ドラマツルギー | 드라마트루기
廻廻奇譚 | 회회기담
お気に召すまま
心予報 | 마음 예보
ナンセンス文学
蒼のワルツ
僕らまだアンダーグラウンド
あの娘シークレット
トーキョーゲットー
群青讃歌

@ Ado | 아도 | J-pop, Rock
うっせぇわ | 시끄러워
新時代 | 신시대
踊 | 춤
唱 | 쇼
逆光 | 역광
阿修羅ちゃん
レディメイド
ギラギラ
ウタカタララバイ
世界のつづき

@ Vaundy | 바운디 | J-pop, Rock
怪獣の花唄 | 괴수의 꽃노래
踊り子 | 무희
東京フラッシュ | 도쿄 플래시
不可幸力 | 불가행력
napori
花占い
CHAINSAW BLOOD
タイムパラドックス
裸の勇者
ホムンクルス

@ Fujii Kaze | 후지이 카제/藤井風 | J-pop, R&B
きらり | 키라리
まつり | 마츠리
花 | 꽃
grace
青春病
旅路
満ちてゆく
damn
Workin' Hard
ガーデン
= HELP EVER HURT NEVER | | 2020
何なんw
もうええわ
優しさ
キリがないから
罪の香り
調子のっちゃって
特にない
死ぬのがいいわ | 죽는 게 나아
風よ
さよならべいべ
帰ろう | 돌아가자

@ Aimyon | 아이묭/あいみょん | J-pop, Singer-songwriter, Folk
マリーゴールド | 메리골드
君はロックを聴かない | 너는 록을 듣지 않아
愛を伝えたいだとか | 사랑을 전하고 싶다든가
裸の心 | 벌거벗은 마음
ハルノヒ | 봄날
愛の花
生きていたんだよな
今夜このまま
空の青さを知る人よ
満月の夜なら
ふたりの世界
さよならの今日に
葵

@ tuki. | 츠키 | J-pop, Singer-songwriter
晩餐歌 | 만찬가
一輪花
サクラキミワタシ
ひゅるりらぱっぱ

@ imase | 이마세 | J-pop
NIGHT DANCER | 나이트 댄서
逃避行
Have a nice day
ユートピア

@ natori | 나토리/なとり | J-pop
Overdose | 오버도즈
フライデー・ナイト
絶対零度
Sleepwalk
Cult.
プロポーズ

@ Creepy Nuts | 크리피 너츠 | Hip-hop, J-pop
Bling-Bang-Bang-Born | 블링 뱅 뱅 본
オトノケ | 오토노케
二度寝
のびしろ
堕天
よふかしのうた
合法的トビ方ノススメ
ビリケン
かつて天才だった俺たちへ

@ Sheena Ringo | 시이나 링고/椎名林檎/Shiina Ringo | J-pop, Rock, Jazz
長く短い祭
NIPPON
ありあまる富
人生は夢だらけ
りんごのうた
茎
カーネーション
公然の秘密
= 無罪モラトリアム | 무죄 모라토리엄 | 1999
正しい街
歌舞伎町の女王 | 가부키쵸의 여왕
丸の内サディスティック | 마루노우치 새디스틱
幸福論 (悦楽編) | 행복론
茜さす 帰路照らされど…
シドと白昼夢
積木遊び
ここでキスして。 | 여기서 키스해줘
同じ夜
警告
モルヒネ
= 勝訴ストリップ | 승소 스트립 | 2000
虚言症
浴室
弁解ドビュッシー
ギブス | 깁스
闇に降る雨
アイデンティティ
罪と罰 | 죄와 벌
ストイシズム
月に負け犬
サカナ
病床パブリック
本能 | 본능
依存症

@ Tokyo Jihen | 도쿄지헨/동경사변/東京事変 | Rock, Jazz, J-pop
群青日和 | 군청일화
透明人間 | 투명인간
キラーチューン
閃光少女 | 섬광소녀
能動的三分間
遭難
修羅場
OSCA
勝ち戦
新しい文明開化

@ Hikaru Utada | 우타다 히카루/宇多田ヒカル/Utada Hikaru | J-pop, R&B
First Love | 퍼스트 러브
Automatic | 오토매틱
Can You Keep A Secret?
Flavor Of Life | 플레이버 오브 라이프
SAKURAドロップス | 사쿠라 드롭스
Prisoner Of Love
光 | 히카리
traveling
Beautiful World | 뷰티풀 월드
花束を君に
One Last Kiss | 원 라스트 키스
HEART STATION
COLORS
桜流し
誰かの願いが叶うころ
Movin' on without you
真夏の通り雨

@ Mika Nakashima | 나카시마 미카/中島美嘉 | J-pop, Ballad
雪の華 | 눈의 꽃
僕が死のうと思ったのは | 내가 죽으려고 생각한 것은
GLAMOROUS SKY
STARS
ORION
桜色舞うころ | 벚꽃색 춤출 무렵
火の鳥
WILL
CRESCENT MOON
ALWAYS

@ amazarashi | 아마자라시 | Rock, J-pop
季節は次々死んでいく | 계절은 차례차례 죽어간다
僕が死のうと思ったのは | 내가 죽으려고 생각한 것은
空に歌えば
さよならごっこ
命にふさわしい
ジュブナイル
無題
夏を待っていました
爆弾の作り方
ライフイズビューティフル

@ DREAMS COME TRUE | 드림스 컴 트루/드리컴 | J-pop
未来予想図II | 미래예상도 II
LOVE LOVE LOVE
やさしいキスをして
決戦は金曜日
晴れたらいいね
何度でも
うれしい!たのしい!大好き!
朝がまた来る
大阪LOVER

@ Southern All Stars | 사잔 올 스타즈/サザンオールスターズ | Rock, J-pop
いとしのエリー | 사랑스런 엘리
TSUNAMI | 쓰나미
真夏の果実 | 한여름의 과실
勝手にシンドバッド
希望の轍
涙のキッス
エロティカ・セブン
みんなのうた
LOVE AFFAIR ~秘密のデート~
HOTEL PACIFIC

@ Anzenchitai | 안전지대/安全地帯 | Rock, J-pop
ワインレッドの心 | 와인레드의 마음
恋の予感 | 사랑의 예감
悲しみにさよなら
じれったい
Friend
碧い瞳のエリス
プルシアンブルーの肖像
熱視線

@ CHAGE and ASKA | 차게 앤 아스카 | J-pop
SAY YES | 세이 예스
YAH YAH YAH
LOVE SONG
万里の河
太陽と埃の中で
めぐり逢い

@ ZARD | 자드 | J-pop, Rock
負けないで | 지지 말아요
揺れる想い
永遠
心を開いて
マイ フレンド
君に逢いたくなったら…
Don't you see!
Good-bye My Loneliness
運命のルーレット廻して
眠れない夜を抱いて

@ Ken Hirai | 히라이 켄/平井堅 | J-pop, Ballad
瞳をとじて | 눈을 감고
POP STAR
大きな古時計
楽園
even if
LIFE is...
思いがかさなるその前に
ノンフィクション

@ Kobukuro | 코부쿠로/コブクロ | J-pop, Folk
蕾
桜
ここにしか咲かない花
永遠にともに
轍
流星

@ YUKI | 유키 | J-pop, Rock
JOY
歓びの種
長い夢
センチメンタルジャーニー
プリズム
ふがいないや
うれしくって抱きあうよ
誰でもロンリー
ドラマチック
メランコリニスタ

@ Superfly | 슈퍼플라이 | Rock, J-pop
愛をこめて花束を
タマシイレボリューション
輝く月のように
Beautiful
Wildflower
恋する瞳は美しい
Hi-Five
フレア
Alright!!

@ Perfume | 퍼퓸 | Electronic, J-pop
ポリリズム | 폴리리듬
チョコレイト・ディスコ | 초콜릿 디스코
FLASH
Baby cruising Love
love the world
レーザービーム
ねぇ
Dream Fighter
Spending all my time
ワンルーム・ディスコ
`
