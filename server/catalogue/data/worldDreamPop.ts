// Dream pop and jangling guitars. The format: server/catalogue/README.md.
export const WORLD_DREAM_POP = `
@ Real Estate | 리얼 에스테이트 | Indie Rock
It's Real
Talking Backwards
Crime
Green Aisles
Easy
Darling

@ Beach Fossils | 비치 파슬스 | Indie Rock, Dream Pop
Sleep Apnea
Down the Line
Daydream
What a Pleasure
Adversity
This Year

@ DIIV | 다이브 | Dream Pop, Shoegaze, Indie Rock
Doused
Under the Sun
How Long Have You Known?
Dopamine
Blankenship
Skin Game

@ Wild Nothing | 와일드 낫싱 | Dream Pop, Indie Rock
Chinatown
Shadow
Live in Dreams
Summer Holiday
Paradise
Only Heather

@ Alvvays | 올웨이즈 | Indie Rock, Dream Pop, Shoegaze
Archie, Marry Me | 아치, 메리 미
Dreams Tonite
In Undertow
Adult Diversion
Next of Kin
Easy on Your Own?

@ Japanese Breakfast | 재패니즈 브렉퍼스트 | Indie Rock, Dream Pop
Be Sweet
Everybody Wants to Love You
Road Head
Boyish
Paprika
Diving Woman

@ Cocteau Twins | 콕토 트윈스/콕토트윈스 | Dream Pop, Shoegaze, Post-punk
Pearly-Dewdrops' Drops
Lorelei
Carolyn's Fingers
Sugar Hiccup
Aikea-Guinea
Blue Bell Knoll
= Heaven or Las Vegas | 헤븐 오어 라스베가스 | 1990
Cherry-Coloured Funk
Pitch the Baby
Iceblink Luck
Fifty-Fifty Clown
Heaven or Las Vegas
I Wear Your Ring
Fotzepolitic
Wolf in the Breast
Road, River and Rail
Frou-Frou Foxes in Midsummer Fires

@ This Mortal Coil | 디스 모탈 코일 | Dream Pop, Post-punk
Song to the Siren
Sixteen Days/Gathering Dust
Kangaroo
Another Day
You and Your Sister

@ Galaxie 500 | 갤럭시 500 | Dream Pop, Indie Rock
Tugboat
Blue Thunder
Fourth of July
Strange
Snowstorm
When Will You Come Home

@ Mazzy Star | 매지 스타 | Dream Pop, Psychedelic
Halah
Flowers in December
Look on Down from the Bridge
Blue Flower
Disappear
Rhymes of an Hour
= So Tonight That I Might See | | 1993
Fade into You | 페이드 인투 유
Bells Ring
Mary of Silence
Five String Serenade
Blue Light
She's My Baby
Unreflected
Wasted
Into Dust
So Tonight That I Might See

@ Low | 로우 | Dream Pop, Indie Rock
Sunflower
Dinosaur Act
Words
Lullaby
Especially Me
Monkey

@ Red House Painters | 레드 하우스 페인터스 | Dream Pop, Folk
Katy Song
Medicine Bottle
Grace Cathedral Park
Have You Forgotten
Michael
24

@ Codeine | 코데인 | Indie Rock, Dream Pop
D
Pickup Song
Cave-In
Loss Leader
Realize

@ Duster | 더스터 | Indie Rock, Dream Pop
Stars Will Fall
Inside Out
Constellations
Topical Solution
Echo, Bravo
Gold Dust

@ Bedhead | 베드헤드 | Indie Rock, Dream Pop
Bedside Table
The Rest of the Day
Liferaft
Beheaded
Lepidoptera
Parade

@ The Sundays | 더 선데이즈/Sundays | Dream Pop, Indie Rock
Here's Where the Story Ends
Can't Be Sure
Goodbye
Wild Horses
Summertime
Love

@ The Innocence Mission | 이노센스 미션 | Dream Pop, Folk
Lakes of Canada
Bright as Yellow
Tomorrow on the Runway
Where Does the Time Go?

@ Broadcast | 브로드캐스트 | Dream Pop, Electronic
Come On Let's Go
Before We Begin
Papercuts
Tender Buttons
Black Cat
Echo's Answer

@ Stereolab | 스테레오랩 | Electronic, Indie Rock, Dream Pop
French Disko
Lo Boob Oscillator
Ping Pong
Metronomic Underground
The Flower Called Nowhere
Brakhage

@ Beach House | 비치 하우스 | Dream Pop, Indie Rock
Space Song | 스페이스 송
Myth
Lazuli
Sparks
PPP
Master of None
= Teen Dream | 틴 드림 | 2010
Zebra
Silver Soul
Norway
Walk in the Park
Used to Be
Lover of Mine
Better Times
10 Mile Stereo
Real Love
Take Care

@ Cigarettes After Sex | 시가렛 애프터 섹스/시가렛츠 애프터 섹스 | Dream Pop
Nothing's Gonna Hurt You Baby
Cry
Heavenly
Affection
Keep On Loving You
= Cigarettes After Sex | | 2017
K. | 케이
Each Time You Fall in Love
Sunsetz
Apocalypse | 아포칼립스
Flash
Sweet
Opera House
Truly
John Wayne
Young & Dumb

@ Still Corners | 스틸 코너스 | Dream Pop
The Trip
Black Lagoon
Strange Pleasures
Horses at Night
Endless Summer
Berlin Lovers

@ Chromatics | 크로매틱스 | Electronic, Dream Pop
Kill for Love
Tick of the Clock
Cherry
Shadow
Running Up That Hill
Into the Black

@ Julee Cruise | 줄리 크루즈 | Dream Pop
Falling
The World Spins
The Nightingale
Into the Night
Rockin' Back Inside My Heart
I Float Alone

@ TOPS | 탑스 | Indie Rock, Dream Pop
Way to Be Loved
Petals
Outside
Dayglo Bimbo
I Feel Alive
Cutlass Cruiser

@ Hatchie | 해치 | Dream Pop
Sure
Sugar & Spice
Obsessed
Without a Blush
This Enchanted
Stay with Me

@ Yumi Zouma | 유미 조마 | Dream Pop, Indie Rock
The Brae
A Long Walk Home for Parted Lovers
Alena
Keep It Close to Me
Depths (Pt. I)
Catastrophe

@ Clairo | 클레어오/클레이로 | Pop, Indie Rock, Singer-songwriter
Pretty Girl
Sofia
Bags
Flaming Hot Cheetos
4EVER
Amoeba
`
