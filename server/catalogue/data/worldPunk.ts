// Punk, pop punk and ska. The format: server/catalogue/README.md.
export const WORLD_PUNK = `
@ Ramones | 라몬즈/The Ramones | Punk
Rockaway Beach
Sheena Is a Punk Rocker
I Wanna Be Sedated
Pet Sematary
Rock 'n' Roll High School
Do You Remember Rock 'n' Roll Radio?
Teenage Lobotomy
Poison Heart
= Ramones | 라몬즈 1집 | 1976
Blitzkrieg Bop | 블리츠크리그 밥
Beat on the Brat
Judy Is a Punk
I Wanna Be Your Boyfriend
Chain Saw
Now I Wanna Sniff Some Glue
I Don't Wanna Go Down to the Basement
Loudmouth
Havana Affair
Listen to My Heart
53rd & 3rd
Let's Dance
I Don't Wanna Walk Around with You
Today Your Love, Tomorrow the World

@ Sex Pistols | 섹스 피스톨즈/섹스 피스톨스/The Sex Pistols | Punk
My Way
Silly Thing
C'mon Everybody
= Never Mind the Bollocks, Here's the Sex Pistols | 네버 마인드 더 볼록스 | 1977
Holidays in the Sun
Bodies
No Feelings
Liar
God Save the Queen
Problems
Seventeen
Anarchy in the U.K. | 아나키 인 더 유케이
Submission
Pretty Vacant
New York
E.M.I.

@ The Clash | 클래시/더 클래시/Clash | Punk, Rock
Should I Stay or Should I Go
Rock the Casbah
White Riot
I Fought the Law
Complete Control
Straight to Hell
Police and Thieves
(White Man) In Hammersmith Palais
Janie Jones
Career Opportunities
= London Calling | 런던 콜링 | 1979
London Calling | 런던 콜링
Brand New Cadillac
Jimmy Jazz
Hateful
Rudie Can't Fail
Spanish Bombs
The Right Profile
Lost in the Supermarket
Clampdown
The Guns of Brixton
Wrong 'Em Boyo
Death or Glory
Koka Kola
The Card Cheat
Lover's Rock
Four Horsemen
I'm Not Down
Revolution Rock
Train in Vain

@ The Stooges | 스투지스/Iggy and the Stooges | Punk, Rock
I Wanna Be Your Dog
Search and Destroy
No Fun
1969
Down on the Street
T.V. Eye
Gimme Danger

@ MC5 | 엠씨파이브 | Punk, Rock
Kick Out the Jams
Sister Anne
Looking at You

@ Patti Smith | 패티 스미스 | Punk, Rock
Because the Night
Gloria
Dancing Barefoot
Redondo Beach
People Have the Power

@ Buzzcocks | 버즈콕스 | Punk
Ever Fallen in Love (With Someone You Shouldn't've)
What Do I Get?
Orgasm Addict
Harmony in My Head
Why Can't I Touch It?

@ The Damned | 더 댐드/Damned | Punk
New Rose
Neat Neat Neat
Smash It Up
Eloise

@ The Undertones | 언더톤스/Undertones | Punk
Teenage Kicks
My Perfect Cousin
Here Comes the Summer

@ Iggy Pop | 이기 팝 | Punk, Rock
The Passenger
Lust for Life
Nightclubbing
Candy
Tonight

@ Green Day | 그린 데이/그린데이 | Punk, Rock
Good Riddance (Time of Your Life)
21 Guns
Minority
Brain Stew
Geek Stink Breath
Hitchin' a Ride
Know Your Enemy
Oh Love
Warning
2000 Light Years Away
Bang Bang
Waiting
= Dookie | 두키 | 1994
Burnout
Having a Blast
Chump
Longview
Welcome to Paradise
Pulling Teeth
Basket Case | 바스켓 케이스
She
Sassafras Roots
When I Come Around
Coming Clean
Emenius Sleepus
In the End
F.O.D.
= American Idiot | 아메리칸 이디엇 | 2004
American Idiot | 아메리칸 이디엇
Jesus of Suburbia
Holiday
Boulevard of Broken Dreams | 불러바드 오브 브로큰 드림스
Are We the Waiting
St. Jimmy
Give Me Novacaine
She's a Rebel
Extraordinary Girl
Letterbomb
Wake Me Up When September Ends
Homecoming
Whatsername

@ The Offspring | 오프스프링/디 오프스프링/Offspring | Punk, Rock
Self Esteem
Pretty Fly (For a White Guy)
Come Out and Play
The Kids Aren't Alright
All I Want
Gone Away
You're Gonna Go Far, Kid
Why Don't You Get a Job?
Want You Bad
Original Prankster

@ blink-182 | 블링크 182/블링크-182 | Punk, Rock
I Miss You
Dammit
First Date
The Rock Show
Feeling This
Always
Josie
Stay Together for the Kids
Bored to Death
Down
= Enema of the State | | 1999
Dumpweed
Don't Leave Me
Aliens Exist
Going Away to College
What's My Age Again?
Dysentery Gary
Adam's Song
All the Small Things | 올 더 스몰 띵스
The Party Song
Mutt
Wendy Clear
Anthem

@ Sum 41 | 섬 포티원/썸 41/섬 41 | Punk, Rock
Fat Lip
In Too Deep
Still Waiting
Pieces
The Hell Song
With Me
Over My Head (Better Off Dead)
We're All to Blame
Motivation
Makes No Difference

@ Simple Plan | 심플 플랜 | Punk, Rock
Welcome to My Life
Perfect
I'm Just a Kid
Shut Up!
I'd Do Anything
Untitled (How Could This Happen to Me?)
Summer Paradise
Addicted
Jet Lag
Astronaut

@ Good Charlotte | 굿 샬럿 | Punk, Rock
Lifestyles of the Rich & Famous
The Anthem
I Just Wanna Live
Girls & Boys
Little Things
The River
Hold On
Dance Floor Anthem

@ New Found Glory | 뉴 파운드 글로리 | Punk
My Friends Over You
All Downhill from Here
Hit or Miss
Dressed to Kill
Head on Collision
It's Not Your Fault
Kiss Me

@ MxPx | 엠엑스피엑스 | Punk
Responsibility
Punk Rawk Show
Chick Magnet
Doing Time
Secret Weapon
My Life Story

@ NOFX | 노에프엑스 | Punk
Linoleum
Don't Call Me White
Bob
The Decline
Leave It Alone
Franco Un-American
The Separation of Church and Skate
Kill All the White Man
Stickin' in My Eye

@ Bad Religion | 배드 릴리전 | Punk
21st Century (Digital Boy)
American Jesus
Infected
Sorrow
Punk Rock Song
We're Only Gonna Die
Generator
You
Los Angeles Is Burning
Suffer

@ Rancid | 랜시드 | Punk, Ska
Ruby Soho
Time Bomb
Roots Radicals
Fall Back Down
Maxwell Murder
Olympia, WA.
Salvation
Journey to the End of the East Bay
Bloodclot

@ Pennywise | 페니와이즈 | Punk
Bro Hymn
Fuck Authority
Society
Alien
Same Old Story
Stand by Me

@ Lagwagon | 래그왜건 | Punk
May 16
Violins
Razor Burn
Sleep
Know It All

@ No Use for a Name | 노 유즈 포 어 네임 | Punk
Soulmate
On the Outside
Dumb Reminders
International You Day
Justified Black Eye
Feel Good Song of the Year
Redemption Song

@ Millencolin | 밀렌콜린 | Punk
No Cigar
Kemp
Penguins & Polarbears
Fox
Mr. Clean
Bullion

@ Less Than Jake | 레스 댄 제이크 | Ska, Punk
All My Best Friends Are Metalheads
The Science of Selling Yourself Short
History of a Boring Town
Johnny Quest Thinks We're Sellouts
Look What Happened
Gainesville Rock City

@ Reel Big Fish | 릴 빅 피시 | Ska, Punk
Sell Out
Beer
Take On Me
She Has a Girlfriend Now
Where Have You Been?

@ Goldfinger | 골드핑거 | Punk, Ska
Superman
Here in Your Bedroom
99 Red Balloons
Mable
Counting the Days
Miles Away
Open Your Eyes

@ Sublime | 서브라임 | Ska, Punk, Rock
Santeria
What I Got
Wrong Way
Badfish
Doin' Time
Smoke Two Joints
Date Rape
40oz. to Freedom

@ The Specials | 스페셜스/Specials | Ska
A Message to You, Rudy
Ghost Town
Gangsters
Too Much Too Young
Monkey Man

@ Madness | 매드니스 | Ska, Pop
One Step Beyond
Our House
Baggy Trousers
It Must Be Love
House of Fun
My Girl

@ No Doubt | 노 다웃 | Ska, Rock, Pop
Don't Speak | 돈 스픽
Just a Girl
It's My Life
Spiderwebs
Underneath It All
Simple Kind of Life
Sunday Morning
Hella Good

@ Dropkick Murphys | 드롭킥 머피스 | Punk, Folk
I'm Shipping Up to Boston
Rose Tattoo
The State of Massachusetts
Worker's Song
The Boys Are Back

@ Flogging Molly | 플로깅 몰리 | Punk, Folk
Drunken Lullabies
If I Ever Leave This World Alive
Devil's Dance Floor
What's Left of the Flag
Float
Salty Dog

@ The Pogues | 더 포그스/Pogues | Punk, Folk
Fairytale of New York
Dirty Old Town
If I Should Fall from Grace with God
Streams of Whiskey
A Pair of Brown Eyes

@ Social Distortion | 소셜 디스토션 | Punk
Story of My Life
Ball and Chain
I Was Wrong
Ring of Fire
When the Angels Sing
Reach for the Sky
Bad Luck

@ Descendents | 디센던츠 | Punk
Suburban Home
Hope
I'm the One
Silly Girl
Bikeage
Clean Sheets
When I Get Old

@ Rise Against | 라이즈 어게인스트 | Punk, Rock
Savior
Prayer of the Refugee
Swing Life Away
Give It All
Hero of War
Re-Education (Through Labor)
Ready to Fall
Make It Stop (September's Children)

@ IDLES | 아이들스 | Punk, Post-punk
Danny Nedelko
Never Fight a Man with a Perm
Mother
Colossus
Grace
Mr. Motivator
War
Dancer
`
