// Indie rock of the nineties and the 2000s outside Britain. The format: server/catalogue/README.md.
export const WORLD_INDIE = `
@ The Strokes | 스트록스/더 스트록스/스트로크스/Strokes | Indie Rock, Rock
You Only Live Once
Juicebox
Heart in a Cage
The Adults Are Talking
Under Cover of Darkness
Ode to the Mets
Selfless
Machu Picchu
Bad Decisions
Brooklyn Bridge to Chorus
At the Door
Call It Fate, Call It Karma
Ize of the World
Threat of Joy
I'll Try Anything Once
= Is This It | 이즈 디스 잇 | 2001
Is This It
The Modern Age
Soma
Barely Legal
Someday | 섬데이
Alone, Together
Last Nite | 라스트 나이트
Hard to Explain
New York City Cops
Trying Your Luck
Take It or Leave It
= Room on Fire | 룸 온 파이어 | 2003
What Ever Happened?
Reptilia | 렙틸리아
Automatic Stop
12:51
You Talk Way Too Much
Between Love & Hate
Meet Me in the Bathroom
Under Control
The Way It Is
The End Has No End
I Can't Win

@ Julian Casablancas | 줄리안 카사블랑카스 | Indie Rock
11th Dimension
Left & Right in the Dark
Out of the Blue
Glass

@ The Voidz | 더 보이즈/Voidz | Indie Rock, Alternative
Human Sadness
Leave It in My Dreams
QYURRYUS
ALieNNatioN
Permanent High School

@ Interpol | 인터폴 | Post-punk, Indie Rock
Evil
Slow Hands
Rest My Chemistry
Narc
The Heinrich Maneuver
C'mere
Not Even Jail
All the Rage Back Home
Pioneer to the Falls
Take You on a Cruise
= Turn On the Bright Lights | | 2002
Untitled
Obstacle 1
NYC
PDA
Say Hello to the Angels
Hands Away
Obstacle 2
Stella Was a Diver and She Was Always Down
Roland
The New
Leif Erikson

@ Yeah Yeah Yeahs | 예 예 예스/예예예스 | Indie Rock, Punk
Maps
Heads Will Roll
Gold Lion
Zero
Y Control
Date with the Night
Cheated Hearts
Soft Shock
Spitting Off the Edge of the World
Turn Into

@ The White Stripes | 화이트 스트라이프스/White Stripes | Rock, Blues, Indie Rock
Icky Thump
Blue Orchid
My Doorbell
Fell in Love with a Girl
We're Going to Be Friends
Hotel Yorba
Dead Leaves and the Dirty Ground
The Denial Twist
= Elephant | 엘리펀트 | 2003
Seven Nation Army | 세븐 네이션 아미
Black Math
There's No Home for You Here
I Just Don't Know What to Do with Myself
In the Cold, Cold Night
I Want to Be the Boy to Warm Your Mother's Heart
You've Got Her in Your Pocket
Ball and Biscuit
The Hardest Button to Button
Little Acorns
Hypnotize
The Air Near My Fingers
Girl, You Have No Faith in Medicine
Well It's True That We Love One Another

@ Jack White | 잭 화이트 | Rock, Blues
Lazaretto
Love Interruption
Sixteen Saltines
Over and Over and Over
Would You Fight for My Love?
Taking Me Back

@ The Raconteurs | 래콘터스/Raconteurs | Rock
Steady, As She Goes
Salute Your Solution
Old Enough
Hands
Help Me Stranger
Carolina Drama

@ The Black Keys | 블랙 키스/Black Keys | Rock, Blues
Lonely Boy
Gold on the Ceiling
Tighten Up
Howlin' for You
Little Black Submarines
Fever
Everlasting Light
Lo/Hi
Next Girl
Thickfreakness

@ The Hives | 하이브스/더 하이브스/Hives | Punk, Rock
Hate to Say I Told You So
Walk Idiot Walk
Tick Tick Boom
Main Offender
Die, All Right!
Two-Timing Touch and Broken Bones

@ The Vines | 더 바인스/바인스/Vines | Rock, Alternative
Get Free
Ride
Outtathaway!
Homesick
Highly Evolved
Winning Days

@ Jet | 제트 | Rock, Hard Rock
Are You Gonna Be My Girl
Look What You've Done
Cold Hard Bitch
Rollover D.J.
Put Your Money Where Your Mouth Is
Shine On
Move On
Get What You Need

@ Wolfmother | 울프마더 | Hard Rock, Rock
Woman
Joker & the Thief
Mind's Eye
White Unicorn
Vagabond
Dimension
New Moon Rising

@ The Killers | 더 킬러스/킬러스/Killers | Rock, Indie Rock
Mr. Brightside | 미스터 브라이트사이드
Somebody Told Me
When You Were Young
Human
All These Things That I've Done
Smile Like You Mean It
Read My Mind
Spaceman
Runaways
Jenny Was a Friend of Mine

@ Kings of Leon | 킹스 오브 리온 | Rock, Indie Rock
Use Somebody
Sex on Fire
The Bucket
Molly's Chambers
On Call
Fans
Revelry
Pyro
Radioactive
Supersoaker

@ Modest Mouse | 모디스트 마우스 | Indie Rock
Float On
3rd Planet
Dashboard
Gravity Rides Everything
Ocean Breathes Salty
Missed the Boat
The World at Large
Dramamine
Trailer Trash
Little Motel

@ Death Cab for Cutie | 데스 캡 포 큐티 | Indie Rock, EMO
I Will Follow You into the Dark
Soul Meets Body
I Will Possess Your Heart
Crooked Teeth
Brothers on a Hotel Bed
Marching Bands of Manhattan
What Sarah Said
A Movie Script Ending
Cath...
Photobooth
= Transatlanticism | 트랜스애틀랜티시즘 | 2003
The New Year
Lightness
Title and Registration
Expo '86
The Sound of Settling
Tiny Vessels
Transatlanticism
Passenger Seat
Death of an Interior Decorator
We Looked Like Giants
A Lack of Color

@ The Postal Service | 포스탈 서비스/Postal Service | Indie Rock, Electronic
The District Sleeps Alone Tonight
Such Great Heights
We Will Become Silhouettes
Nothing Better
Clark Gable
Brand New Colony

@ The Shins | 더 신스/신스/Shins | Indie Rock
New Slang
Caring Is Creepy
Phantom Limb
Australia
Simple Song
Saint Simon
Kissing the Lipless
Gone for Good
Sleeping Lessons
Know Your Onion!

@ Spoon | 스푼 | Indie Rock
The Way We Get By
The Underdog
I Turn My Camera On
Don't You Evah
You Got Yr. Cherry Bomb
Inside Out
Do You
Jonathon Fisk
I Summon You

@ Wilco | 윌코 | Indie Rock, Folk
Impossible Germany
California Stars
Either Way
Hummingbird
You and I
Handshake Drugs
A Shot in the Arm
Hate It Here
= Yankee Hotel Foxtrot | 양키 호텔 폭스트롯 | 2002
I Am Trying to Break Your Heart
Kamera
Radio Cure
War on War
Jesus, Etc.
Ashes of American Flags
Heavy Metal Drummer
I'm the Man Who Loves You
Pot Kettle Black
Poor Places
Reservations

@ Pavement | 페이브먼트 | Indie Rock
Harness Your Hopes
Summer Babe
Trigger Cut
Here
Spit on a Stranger
Shady Lane
Stereo
Grounded
Rattled by the Rush
Zürich Is Stained
= Crooked Rain, Crooked Rain | | 1994
Silence Kid
Elevate Me Later
Stop Breathin
Cut Your Hair
Newark Wilder
Unfair
Gold Soundz
5-4=Unity
Range Life
Heaven Is a Truck
Hit the Plane Down
Fillmore Jive

@ Built to Spill | 빌트 투 스필 | Indie Rock
Carry the Zero
Car
Big Dipper
Else
Randy Described Eternity
I Would Hurt a Fly
Twin Falls
The Plan
Kicked It in the Sun
Velvet Waltz

@ Guided by Voices | 가이디드 바이 보이시스 | Indie Rock
I Am a Scientist
Game of Pricks
Echos Myron
Gold Star for Robot Boy
Teenage FBI
Motor Away
Glad Girls
Tractor Rape Chain
Hold on Hope

@ Yo La Tengo | 요 라 텡고/욜라 텡고 | Indie Rock, Dream Pop
Autumn Sweater
Sugarcube
Our Way to Fall
Blue Line Swinger
Tom Courtenay
Stockholm Syndrome
Nowhere Near
Mr. Tough
I Heard You Looking
Season of the Shark

@ Neutral Milk Hotel | 뉴트럴 밀크 호텔 | Indie Rock, Folk
Song Against Sex
Naomi
Engine
Gardenhead/Leave Me Alone
= In the Aeroplane over the Sea | | 1998
The King of Carrot Flowers, Pt. One
The King of Carrot Flowers, Pts. Two & Three
In the Aeroplane over the Sea
Two-Headed Boy
The Fool
Holland, 1945
Communist Daughter
Oh Comely
Ghost
Untitled
Two-Headed Boy, Pt. Two

@ The Flaming Lips | 플레이밍 립스/Flaming Lips | Psychedelic, Indie Rock
Do You Realize??
Yoshimi Battles the Pink Robots, Pt. 1
She Don't Use Jelly
Race for the Prize
Fight Test
Waitin' for a Superman
Feeling Yourself Disintegrate
In the Morning of the Magicians
Ego Tripping at the Gates of Hell
A Spoonful Weighs a Ton

@ Mercury Rev | 머큐리 레브 | Psychedelic, Dream Pop
Goddess on a Hiway
Holes
Opus 40
The Dark Is Rising
Delta Sun Bottleneck Stomp
Endlessly

@ Grandaddy | 그랜대디 | Indie Rock
He's Simple, He's Dumb, He's the Pilot
A.M. 180
The Crystal Lake
Hewlett's Daughter
Summer Here Kids
Now It's On
Miner at the Dial-a-View
Jed's Other Poem (Beautiful Ground)

@ Sparklehorse | 스파클호스 | Indie Rock
Gold Day
It's a Wonderful Life
Someday I Will Treat You Good
Homecoming Queen
Piano Fire
Apple Bed
Sea of Teeth

@ Eels | 일스 | Indie Rock, Alternative
I Need Some Sleep
Beautiful Freak
Novocaine for the Soul
That Look You Give That Guy
Mr. E's Beautiful Blues
Last Stop: This Town
I Like Birds
Fresh Feeling
My Beloved Monster

@ Elliott Smith | 엘리엇 스미스 | Singer-songwriter, Indie Rock, Folk
Miss Misery
Waltz #2 (XO)
Needle in the Hay
Pitseleh
Son of Sam
Waltz #1
Twilight
Independence Day
Somebody That I Used to Know
A Fond Farewell
Everything Means Nothing to Me
Sweet Adeline
No Name #3
The Biggest Lie
Going Nowhere
Pretty (Ugly Before)
= Either/Or | 이더 오어 | 1997
Speed Trials
Alameda
Ballad of Big Nothing
Between the Bars | 비트윈 더 바스
Pictures of Me
No Name No. 5
Rose Parade
Punch and Judy
Angeles
Cupids Trick
2:45 AM
Say Yes
`
