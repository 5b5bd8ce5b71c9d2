// Pop of the 2000s and after, from Avril Lavigne to Billie Eilish. The format: server/catalogue/README.md.
export const WORLD_POP_MODERN = `
@ Vanessa Carlton | 바네사 칼튼 | Pop, Singer-songwriter
A Thousand Miles
Ordinary Day
White Houses
Pretty Baby

@ Michelle Branch | 미셸 브랜치 | Pop, Rock
Everywhere
All You Wanted
Goodbye to You
Are You Happy Now?
Breathe

@ Avril Lavigne | 에이브릴 라빈 | Pop, Rock, Punk
Complicated
Sk8er Boi
I'm with You
My Happy Ending
Girlfriend
When You're Gone
Smile
Nobody's Home
What the Hell
Wish You Were Here

@ Kelly Clarkson | 켈리 클락슨 | Pop, Rock
Because of You | 비코즈 오브 유
Since U Been Gone
Stronger (What Doesn't Kill You)
Breakaway
Behind These Hazel Eyes
My Life Would Suck Without You
A Moment Like This
Already Gone

@ Maroon 5 | 마룬 파이브/마룬5 | Pop, Rock, Funk
Moves like Jagger
Sugar
Payphone
Maps
Animals
Girls like You
Memories
Makes Me Wonder
Won't Go Home Without You
Misery
One More Night
Lost Stars
Daylight
If I Never See Your Face Again
= Songs About Jane | 송스 어바웃 제인 | 2002
Harder to Breathe
This Love | 디스 러브
Shiver
She Will Be Loved | 쉬 윌 비 러브드
Tangled
The Sun
Must Get Out
Sunday Morning | 선데이 모닝
Secret
Through with You
Not Coming Home
Sweetest Goodbye

@ Train | 트레인 | Pop, Rock
Hey, Soul Sister
Drops of Jupiter (Tell Me)
Drive By
Marry Me
Calling All Angels
Meet Virginia

@ The Script | 더 스크립트/스크립트/Script | Pop, Rock
The Man Who Can't Be Moved
Breakeven
Hall of Fame
For the First Time
Superheroes
We Cry
Before the Worst
Nothing
If You Could See Me Now
Rain

@ Daniel Powter | 다니엘 파우터 | Pop, Singer-songwriter
Bad Day | 배드 데이
Free Loop
Best of Me
Jimmy Gets High
Lie to Me
Love You Lately

@ Colbie Caillat | 콜비 카레이 | Pop, Singer-songwriter
Bubbly
Realize
Fallin' for You
The Little Things
Try
Brighter than the Sun
Midnight Bottle

@ Sara Bareilles | 사라 바렐리스 | Pop, Singer-songwriter
Love Song
Gravity
King of Anything
Brave
She Used to Be Mine
I Choose You
Bottle It Up
Manhattan

@ Adele | 아델 | Pop, Soul, Singer-songwriter
Hello | 헬로
Make You Feel My Love
Chasing Pavements
Skyfall | 스카이폴
When We Were Young
Easy on Me
Hometown Glory
Send My Love (To Your New Lover)
All I Ask
Million Years Ago
= 21 | | 2011
Rolling in the Deep | 롤링 인 더 딥
Rumour Has It
Turning Tables
Don't You Remember
Set Fire to the Rain | 셋 파이어 투 더 레인
He Won't Go
Take It All
I'll Be Waiting
One and Only
Lovesong
Someone Like You | 썸원 라이크 유

@ Duffy | 더피 | Pop, Soul
Mercy
Warwick Avenue
Stepping Stone
Serious
Rockferry

@ Sam Smith | 샘 스미스 | Pop, Soul, R&B
I'm Not the Only One | 아임 낫 디 온리 원
Stay with Me
Too Good at Goodbyes
Lay Me Down
Writing's on the Wall
Unholy
Like I Can
Palace
How Do You Sleep?
Money on My Mind

@ Lana Del Rey | 라나 델 레이 | Pop, Dream Pop, Singer-songwriter
Summertime Sadness
Video Games
Young and Beautiful
Born to Die
West Coast
Blue Jeans
Say Yes to Heaven
Cinnamon Girl
Mariners Apartment Complex
Norman Fucking Rockwell

@ Lorde | 로드 | Pop, Alternative
Royals
Ribs
Green Light
Team
Liability
Supercut
Tennis Court
Solar Power
400 Lux
Perfect Places

@ Taylor Swift | 테일러 스위프트 | Pop, Folk, Singer-songwriter
Love Story
Blank Space
We Are Never Ever Getting Back Together
Shake It Off
You Belong with Me
cardigan
Cruel Summer
Anti-Hero
Style
Lover
All Too Well
Enchanted
I Knew You Were Trouble.
22

@ Ariana Grande | 아리아나 그란데 | Pop, R&B
thank u, next
7 rings
Problem
One Last Time
Side to Side
Into You
no tears left to cry
Break Free
positions
we can't be friends (wait for your love)

@ Justin Bieber | 저스틴 비버 | Pop, R&B
Baby
Love Yourself
Sorry
Peaches
What Do You Mean?
Ghost
Off My Face
Boyfriend
Intentions
As Long as You Love Me

@ Charlie Puth | 찰리 푸스 | Pop
We Don't Talk Anymore
Attention
One Call Away
Dangerously
How Long
Marvin Gaye
Light Switch
Left and Right
I Don't Think That I Like Her
That's Hilarious

@ Shawn Mendes | 션 멘데스 | Pop, Singer-songwriter
Señorita
Treat You Better
There's Nothing Holdin' Me Back
Stitches
In My Blood
Mercy
If I Can't Have You
Wonder
Never Be Alone
Life of the Party

@ Harry Styles | 해리 스타일스 | Pop, Rock
As It Was
Watermelon Sugar
Sign of the Times
Adore You
Falling
Golden
Late Night Talking
Matilda
Lights Up
Fine Line

@ One Direction | 원 디렉션 | Pop
What Makes You Beautiful
Story of My Life
Night Changes
Drag Me Down
One Thing
Little Things
Steal My Girl
Perfect
You & I
Best Song Ever

@ Miley Cyrus | 마일리 사이러스 | Pop, Rock
Flowers
Wrecking Ball
Party in the U.S.A.
The Climb
Midnight Sky
We Can't Stop
Angels like You
Slide Away
Malibu

@ Dua Lipa | 두아 리파 | Pop
New Rules
Don't Start Now
Levitating
Physical
Love Again
IDGAF
Be the One
Houdini
Dance the Night
Break My Heart

@ Olivia Rodrigo | 올리비아 로드리고 | Pop, Rock, Punk
vampire
bad idea right?
get him back!
all-american bitch
lacy
making the bed
obsessed
ballad of a homeschooled girl
teenage dream
so american
= SOUR | 사워 | 2021
brutal
traitor
drivers license | 드라이버스 라이센스
1 step forward, 3 steps back
deja vu | 데자뷰
good 4 u | 굿 포 유
enough for you
happier
jealousy, jealousy
favorite crime
hope ur ok

@ Billie Eilish | 빌리 아일리시 | Pop, Alternative, Electronic
ocean eyes
lovely
Happier Than Ever
everything i wanted
BIRDS OF A FEATHER
What Was I Made For?
No Time to Die
bellyache
LUNCH
WILDFLOWER
CHIHIRO
my future
Therefore I Am
NDA
= WHEN WE ALL FALL ASLEEP, WHERE DO WE GO? | | 2019
!!!!!!!
bad guy | 배드 가이
xanny
you should see me in a crown
all the good girls go to hell
wish you were gay
when the party's over
8
my strange addiction
bury a friend
ilomilo
listen before i go
i love you
goodbye

@ Conan Gray | 코난 그레이 | Pop, Singer-songwriter
Heather
Maniac
Memories
Astronomy
People Watching
Crush Culture
Idle Town
Family Line
The Cut That Always Bleeds
Wish You Were Sober

@ Gracie Abrams | 그레이시 에이브럼스 | Pop, Singer-songwriter
I miss you, I'm sorry
That's So True
Close to You
I Love You, I'm Sorry
us.
21
Risk
Feels Like
Where do we go now?
Mess It Up

@ LANY | 레이니 | Pop, Indie Rock
ILYSB
Malibu Nights
Super Far
cowboy in LA
Thru These Tears
I Don't Wanna Love You Anymore
Mean It
you!
dna
13

@ Troye Sivan | 트로이 시반 | Pop, Electronic
YOUTH
Angel Baby
Strawberries & Cigarettes
FOOLS
My My My!
Rush
TALK ME DOWN
for him.
Got Me Started
WILD

@ Lukas Graham | 루카스 그레이엄 | Pop, Soul
7 Years
Love Someone
Mama Said
You're Not There
Take the World by Storm
Happy Home

@ Lauv | 라우브 | Pop
I Like Me Better
Paris in the Rain
i'm so tired...
Modern Loneliness
Never Not
The Other
Mean It
Feelings
Breathe
Steal the Show

@ Jeremy Zucker | 제레미 주커 | Pop, Singer-songwriter
comethru
you were good to me
all the kids are depressed
always, i'll care
oh, mexico
not ur friend
supercuts
julia
this is how you fall in love
therapist

@ Anne-Marie | 앤 마리/앤마리 | Pop
2002
FRIENDS
Ciao Adios
Perfect to Me
Birthday
Alarm
Our Song
Then
Heavy
To Be Young

@ Christopher | 크리스토퍼 | Pop
Bad
Moments
Monogamy
Heartbeat
Real Life
Good to Goodbye
My Heart
Irony
Hope This Song Is for You
If It Weren't for You
`
