// Japanese indie, from funk to shoegaze. Titles as the record has them; the other title is what Koreans type. The format: server/catalogue/README.md.
export const WORLD_JAPAN_INDIE = `
@ Suchmos | 서치모스/사치모스 | Funk, R&B, J-pop
STAY TUNE | 스테이 튠
YMM
MINT
GAGA
VOLT-AGE
808
A.G.I.T.
Miree
PINKVIBES

@ Nulbarich | 널바리치 | Funk, R&B, J-pop
NEW ERA
It's Who We Are
ain't on the map yet
VOICE
Kiss You Back
Sweet and Sour
On and On
Spread Butter On My Bread

@ cero | 세로 | Indie Rock, Soul
Summer Soul
Orphans
Yellow Magus
Elephant Ghost
街の報せ
Contemporary Tokyo Cruise

@ never young beach | 네버 영 비치 | Indie Rock
明るい未来
お別れの歌
どうでもいいけど
夏がそうさせた
あまり行かない喫茶店で
SURELY
夢で逢えたら
らりらりらん

@ Yogee New Waves | 요기 뉴 웨이브스 | Indie Rock, City Pop
CLIMAX NIGHT
Ride on Wave
Bluemin' Days
Like Sixteen Candles
Hello Ethiopia
Megumi no Amega

@ Otoboke Beaver | 오토보케 비버/おとぼけビ~バ~ | Punk
Don't light my fire
Love is short
I am not maternal
Yakitori
Pardon?
Dirty old fart is waiting for my reaction

@ CHAI | 차이 | Punk, Pop
N.E.O.
CHOOSE GO!
フューチャー
ボーイズ・セコ・メン
ほれちゃった
アイム・ミー
ACTION
Donuts Mind If I Do

@ Luby Sparks | 루비 스팍스 | Shoegaze, Dream Pop
Somewhere
Perfect
Thursday
Water
Hateful Summer

@ Lamp | 램프 | Dream Pop, City Pop, J-pop
ゆめうつつ
恋人へ | 연인에게
雨降る夜の向こう
さち子
ひろがるなみだ
二十歳の恋
君が泣くなら
最終列車は25時
部屋の窓辺
A都市の秋

@ Ichiko Aoba | 아오바 이치코/青葉市子 | Folk, Singer-songwriter
いきのこり●ぼくたち
機械仕掛乃宇宙
アダンの島の誕生祭
Dawn in the Adan
帆翔
Porcelain
Sagu Palm's Song
Pilgrimage
Asleep Among Endives
Luciférine

@ Cornelius | 코넬리우스/コーネリアス | Electronic, Indie Rock
Star Fruits Surf Rider
あなたがいるなら
Point of View Point
Drop
Gum
Free Fall
Chapter 8 ~Seashore and Horizon~
Fit Song
Count Five or Six
New Music Machine

@ Pizzicato Five | 피치카토 파이브/ピチカート・ファイヴ | Pop, J-pop
東京は夜の七時 | 도쿄는 밤 일곱시
トゥイギー・トゥイギー | 트위기 트위기
Baby Love Child
スウィート・ソウル・レヴュー
ハッピー・サッド
Magic Carpet Ride
メッセージ・ソング
悲しい歌

@ Flipper's Guitar | 플리퍼스 기타/フリッパーズ・ギター | Indie Rock, Pop
恋とマシンガン
フレンズ・アゲイン
GROOVE TUBE
カメラ!カメラ!カメラ!
星の彼方へ
ドルフィン・ソング
さようならパステルズ・バッヂ

@ Awesome City Club | 어썸 시티 클럽 | City Pop, J-pop
勿忘 | 물망
今夜だけ間違いじゃないことにしてあげる
4月のマーチ
アウトサイダー
青春の胸騒ぎ
Don't Think, Feel

@ Nujabes | 누자베스 | Hip-hop, Jazz
Aruarian Dance | 아루아리안 댄스
Battlecry
Counting Stars
Beat laments the world
Highs 2 Lows
Lady Brown
Luv(sic) | 러브 식
Luv(sic) Part 2
Latitude
= Modal Soul | 모달 소울 | 2005
Feather
Ordinary Joe
Reflection Eternal
Luv(sic.) Part 3
Music Is Mine
Eclipse
The Sign
Thank You
World's End Rhapsody
Modal Soul
Flowers
Sea of Cloud
Light on the Land
Horizon
`
