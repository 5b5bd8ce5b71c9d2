// Post-punk, gothic rock and new wave. The format: server/catalogue/README.md.
export const WORLD_POST_PUNK = `
@ Joy Division | 조이 디비전 | Post-punk
Love Will Tear Us Apart | 러브 윌 테어 어스 어파트
Transmission
Ceremony
Atmosphere
Digital
Warsaw
Dead Souls
These Days
Komakino
= Unknown Pleasures | 언노운 플레저스 | 1979
Disorder
Day of the Lords
Candidate
Insight
New Dawn Fades
She's Lost Control
Shadowplay
Wilderness
Interzone
I Remember Nothing
= Closer | 클로저 | 1980
Atrocity Exhibition
Isolation
Passover
Colony
A Means to an End
Heart and Soul
Twenty Four Hours
The Eternal
Decades

@ New Order | 뉴 오더 | Post-punk, Electronic
Blue Monday | 블루 먼데이
Bizarre Love Triangle
Ceremony
Age of Consent
Temptation
Regret
True Faith
Crystal
The Perfect Kiss
Your Silent Face

@ The Cure | 더 큐어/큐어/Cure | Post-punk, Alternative, Rock
Just Like Heaven | 저스트 라이크 헤븐
Boys Don't Cry
Friday I'm in Love
Close to Me
In Between Days
A Forest
10:15 Saturday Night
The Lovecats
Why Can't I Be You?
A Letter to Elise
High
Charlotte Sometimes
Jumping Someone Else's Train
Play for Today
A Night Like This
One Hundred Years
Alone
= Disintegration | 디스인테그레이션 | 1989
Plainsong
Pictures of You | 픽처스 오브 유
Closedown
Lovesong | 러브송
Last Dance
Lullaby | 럴러바이
Fascination Street
Prayers for Rain
The Same Deep Water as You
Disintegration
Homesick
Untitled

@ Siouxsie and the Banshees | 수지 앤 더 밴시스 | Post-punk
Spellbound
Hong Kong Garden
Cities in Dust
Happy House
Christine
Arabian Knights
Peek-a-Boo
Kiss Them for Me
Dear Prudence
Israel

@ Bauhaus | 바우하우스 | Post-punk
Bela Lugosi's Dead
She's in Parties
Dark Entries
All We Ever Wanted Was Everything
In the Flat Field
Silent Hedges

@ The Sisters of Mercy | 시스터스 오브 머시/Sisters of Mercy | Post-punk, Rock
Lucretia My Reflection
This Corrosion
Temple of Love
Marian
More
First and Last and Always

@ Echo & the Bunnymen | 에코 앤 더 버니멘 | Post-punk, Alternative
The Killing Moon
Lips Like Sugar
Bring On the Dancing Horses
The Cutter
Nothing Lasts Forever
Rescue
Seven Seas
Over the Wall
Villiers Terrace
Ocean Rain

@ The Psychedelic Furs | 사이키델릭 퍼스/Psychedelic Furs | Post-punk, Rock
Love My Way
Pretty in Pink
The Ghost in You
Heartbreak Beat
Sister Europe

@ The Chameleons | 더 카멜레온스/Chameleons | Post-punk
Swamp Thing
Up the Down Escalator
Don't Fall
Second Skin
Monkeyland
Soul in Isolation
In Shreds
Less Than Human

@ The Sound | 더 사운드 | Post-punk
I Can't Escape Myself
Winning
Heartland
Sense of Purpose
Total Recall
Monument
Missiles

@ Wire | 와이어 | Post-punk, Punk
Three Girl Rhumba
Ex Lion Tamer
Outdoor Miner
I Am the Fly
Map Ref. 41°N 93°W
12XU
Mannequin
Practice Makes Perfect
Kidney Bingos

@ Gang of Four | 갱 오브 포 | Post-punk, Funk
I Love a Man in a Uniform
To Hell with Poverty!
= Entertainment! | 엔터테인먼트! | 1979
Ether
Natural's Not in It
Not Great Men
Damaged Goods
Return the Gift
Guns Before Butter
I Found That Essence Rare
Glass
Contract
At Home He's a Tourist
5.45
Anthrax

@ Public Image Ltd | 퍼블릭 이미지 리미티드/PiL | Post-punk
Public Image
This Is Not a Love Song
Rise
Poptones
Careering
Death Disco

@ The Fall | 더 폴 | Post-punk
Totally Wired
Mr. Pharmacist
Victoria
Hit the North
The Classical
Cruiser's Creek

@ The Slits | 더 슬리츠/Slits | Post-punk, Punk
Typical Girls
I Heard It Through the Grapevine
Instant Hit
Shoplifting
Newtown

@ The Raincoats | 레인코츠/Raincoats | Post-punk
Fairytale in the Supermarket
Lola
No Side to Fall In
The Void
In Love

@ Young Marble Giants | 영 마블 자이언츠 | Post-punk
Final Day
= Colossal Youth | 콜로설 유스 | 1980
Searching for Mr Right
Include Me Out
The Taxi
Eating Noddemix
Constantly Changing
N.I.T.A.
Colossal Youth
Music for Evenings
The Man Amplifier
Choci Loni
Wurlitzer Jukebox
Salad Days
Credit in the Straight World
Brand - New - Life
Wind in the Rigging

@ Orange Juice | 오렌지 주스 | Post-punk, Pop
Rip It Up
Falling and Laughing
Blue Boy
Felicity
What Presence?!

@ Aztec Camera | 아즈텍 카메라 | Pop, Indie Rock
Oblivious
Walk Out to Winter
We Could Send Letters
Somewhere in My Heart
The Boy Wonders

@ Felt | 펠트 | Post-punk, Indie Rock
Primitive Painters
Penelope Tree
Sunlight Bathed the Golden Glow
Evergreen Dazed
Rain of Crystal Spires
All the People I Like Are Those That Are Dead
Ballad of the Band

@ The Durutti Column | 두루티 칼럼/Durutti Column | Post-punk
Sketch for Summer
Sketch for Winter
Otis
The Missing Boy
Jaqueline
Never Known
Bordeaux Sequence
Katharine

@ The Feelies | 필리스/Feelies | Post-punk, Indie Rock
The Boy with the Perpetual Nervousness
Crazy Rhythms
Fa Cé-La
Loveless Love
Raised Eyebrows
Higher Ground
Slipping (Into Something)

@ Television | 텔레비전 | Post-punk, Punk, Rock
Foxhole
Days
Glory
Little Johnny Jewel
= Marquee Moon | 마키 문 | 1977
See No Evil
Venus
Friction
Marquee Moon
Elevation
Guiding Light
Prove It
Torn Curtain

@ Talking Heads | 토킹 헤즈 | Post-punk, Rock, Funk
Psycho Killer
This Must Be the Place (Naive Melody)
Burning Down the House
Road to Nowhere
And She Was
Life During Wartime
Heaven
Take Me to the River
Girlfriend Is Better
Cities
= Remain in Light | 리메인 인 라이트 | 1980
Born Under Punches (The Heat Goes On)
Crosseyed and Painless
The Great Curve
Once in a Lifetime
Houses in Motion
Seen and Not Seen
Listening Wind
The Overload

@ Blondie | 블론디 | Punk, Pop, Rock
Heart of Glass
Call Me
One Way or Another
Rapture
Atomic
Hanging on the Telephone
Sunday Girl
Maria
Dreaming

@ Devo | 디보 | Post-punk, Electronic
Whip It
Girl U Want
Uncontrollable Urge
Mongoloid
Jocko Homo
Gates of Steel
(I Can't Get No) Satisfaction

@ The B-52's | 비피프티투스/B-52s | Rock, Pop
Love Shack
Rock Lobster
Private Idaho
Roam
Planet Claire
52 Girls

@ XTC | 엑스티씨 | Post-punk, Pop
Making Plans for Nigel
Dear God
Senses Working Overtime
Generals and Majors
Mayor of Simpleton
The Ballad of Peter Pumpkinhead
Respectable Street
That's Really Super, Supergirl
Earn Enough for Us

@ Nick Cave & the Bad Seeds | 닉 케이브 앤 더 배드 시즈/닉 케이브/Nick Cave | Post-punk, Rock
Into My Arms
Red Right Hand
The Mercy Seat
The Ship Song
Where the Wild Roses Grow
O Children
Jubilee Street
Do You Love Me?
Tupelo
Henry Lee

@ Killing Joke | 킬링 조크 | Post-punk, Metal
Love Like Blood
Eighties
The Wait
Requiem
Wardance
Change

@ Pere Ubu | 피어 우부 | Post-punk
The Modern Dance
Non-Alignment Pact
Final Solution
30 Seconds Over Tokyo

@ Suicide | 수어사이드 | Post-punk, Electronic
Ghost Rider
Dream Baby Dream
Cheree
Frankie Teardrop
Rocket USA

@ Can | 칸 | Psychedelic, Rock
Vitamin C
Halleluhwah
Mother Sky
I'm So Green
Spoon
Paperhouse
Oh Yeah
Mushroom
Future Days
Moonshake

@ Neu! | 노이! | Psychedelic, Electronic
Hallogallo
Hero
Negativland
Isi
Seeland
Für immer
E-Musik
After Eight
Leb' wohl

@ LCD Soundsystem | LCD 사운드시스템/엘씨디 사운드시스템 | Electronic, Post-punk, Indie Rock
Dance Yrself Clean
Daft Punk Is Playing at My House
Losing My Edge
I Can Change
Drunk Girls
Home
Tribulations
oh baby
Yeah
call the police
= Sound of Silver | 사운드 오브 실버 | 2007
Get Innocuous!
Time to Get Away
North American Scum
Someone Great
All My Friends
Us v Them
Watch the Tapes
Sound of Silver
New York, I Love You but You're Bringing Me Down

@ The Rapture | 더 랩처/Rapture | Post-punk, Electronic
House of Jealous Lovers
Echoes
How Deep Is Your Love?
Get Myself into It
Sister Saviour
Whoo! Alright - Yeah... Uh Huh

@ !!! (Chk Chk Chk) | 칙칙칙/Chk Chk Chk | Funk, Post-punk
Heart of Hearts
Me and Giuliani Down by the School Yard
Must Be the Moon
Slyd
One Girl/One Boy

@ The Soft Moon | 더 소프트 문 | Post-punk, Electronic
Black
Burn
Far
Circles
Become the Lies
Parallels
Breathe the Fire

@ Viagra Boys | 비아그라 보이즈 | Post-punk, Punk
Sports
Ain't Nice
Research Chemicals
Slow Learner
Punk Rock Loser
Troglodyte
Worms
Toad
Creatures

@ Protomartyr | 프로토마터 | Post-punk
Why Does It Shake?
Processed by the Boys
A Private Understanding
Scum, Rise!
Dope Cloud
My Children
Half Sister

@ Parquet Courts | 파케이 코츠 | Post-punk, Indie Rock
Borrowed Time
Stoned and Starving
Wide Awake
Human Performance
Dust
Tenderness
Walking at a Downtown Pace
Master of My Craft
Berlin Got Blurry
Freebird II

@ Preoccupations | 프리오큐페이션스/Viet Cong | Post-punk
Continental Shelf
Anxiety
Memory
Espionage
Bunker Buster
Silhouettes
Degraded
Stimulation

@ Drab Majesty | 드랩 마제스티 | Post-punk, Dream Pop
39 by Design
Dot in the Sky
Ellipsis
Kissing the Ground
Cold Souls
Oxytocin
Not Just a Name
Too Soon to Tell
The Foyer
`
