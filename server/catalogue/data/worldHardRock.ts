// Hard rock and glam metal. The format: server/catalogue/README.md.
export const WORLD_HARD_ROCK = `
@ Led Zeppelin | 레드 제플린/레드 제펠린 | Hard Rock, Rock, Blues
Kashmir | 카슈미르
Immigrant Song | 이미그런트 송
Since I've Been Loving You
Over the Hills and Far Away
The Rain Song
No Quarter
D'yer Mak'er
Ten Years Gone
Achilles Last Stand
All My Love
Tangerine
= Led Zeppelin | 레드 제플린 1집 | 1969
Good Times Bad Times
Babe I'm Gonna Leave You
You Shook Me
Dazed and Confused
Your Time Is Gonna Come
Black Mountain Side
Communication Breakdown
I Can't Quit You Baby
How Many More Times
= Led Zeppelin II | 레드 제플린 2집 | 1969
Whole Lotta Love
What Is and What Should Never Be
The Lemon Song
Thank You
Heartbreaker
Living Loving Maid (She's Just a Woman)
Ramble On
Moby Dick
Bring It On Home
= Led Zeppelin IV | 레드 제플린 4집 | 1971
Black Dog | 블랙 독
Rock and Roll | 로큰롤
The Battle of Evermore
Stairway to Heaven | 스테어웨이 투 헤븐
Misty Mountain Hop
Four Sticks
Going to California
When the Levee Breaks

@ Deep Purple | 딥 퍼플 | Hard Rock, Rock
Soldier of Fortune | 솔저 오브 포춘
April
Child in Time
Burn
Black Night
Hush
Mistreated
Perfect Strangers
When a Blind Man Cries
Strange Kind of Woman
= Machine Head | 머신 헤드 | 1972
Highway Star | 하이웨이 스타
Maybe I'm a Leo
Pictures of Home
Never Before
Smoke on the Water | 스모크 온 더 워터
Lazy
Space Truckin'

@ Black Sabbath | 블랙 사바스/블랙 새버스 | Metal, Hard Rock
Black Sabbath
N.I.B.
Children of the Grave
Sweet Leaf
Changes
Heaven and Hell
She's Gone
Sabbath Bloody Sabbath
Symptom of the Universe
Snowblind
= Paranoid | 파라노이드 | 1970
War Pigs
Paranoid | 파라노이드
Planet Caravan
Iron Man | 아이언 맨
Electric Funeral
Hand of Doom
Rat Salad
Fairies Wear Boots

@ Rainbow | 레인보우 | Hard Rock, Metal
The Temple of the King
Stargazer
Kill the King
Catch the Rainbow
Man on the Silver Mountain
Since You Been Gone
Long Live Rock 'n' Roll
Gates of Babylon
Rainbow Eyes
I Surrender

@ Uriah Heep | 유라이어 힙 | Hard Rock, Rock
July Morning | 줄라이 모닝
Rain | 레인
Easy Livin'
Lady in Black
Look at Yourself
The Wizard

@ AC/DC | 에이씨디씨 | Hard Rock, Rock
Highway to Hell | 하이웨이 투 헬
Thunderstruck | 썬더스트럭
T.N.T.
Whole Lotta Rosie
Dirty Deeds Done Dirt Cheap
For Those About to Rock (We Salute You)
It's a Long Way to the Top (If You Wanna Rock 'n' Roll)
Let There Be Rock
= Back in Black | 백 인 블랙 | 1980
Hells Bells
Shoot to Thrill
What Do You Do for Money Honey
Given the Dog a Bone
Let Me Put My Love into You
Back in Black | 백 인 블랙
You Shook Me All Night Long
Have a Drink on Me
Shake a Leg
Rock and Roll Ain't Noise Pollution

@ Aerosmith | 에어로스미스 | Hard Rock, Rock
I Don't Want to Miss a Thing | 아이 돈 워너 미스 어 띵
Dream On | 드림 온
Walk This Way
Cryin'
Crazy
Amazing
Janie's Got a Gun
Jaded
Sweet Emotion
Love in an Elevator

@ KISS | 키스 | Hard Rock, Rock
I Was Made for Lovin' You
Rock and Roll All Nite
Detroit Rock City
Beth
Love Gun
Forever
Strutter

@ Alice Cooper | 앨리스 쿠퍼 | Hard Rock
School's Out
Poison
No More Mr. Nice Guy
I'm Eighteen
Feed My Frankenstein

@ Thin Lizzy | 씬 리지 | Hard Rock, Rock
The Boys Are Back in Town
Whiskey in the Jar
Jailbreak
Cowboy Song
Still in Love with You

@ ZZ Top | 지지 탑 | Hard Rock, Blues
La Grange
Sharp Dressed Man
Gimme All Your Lovin'
Tush
Blue Jean Blues

@ Heart | 하트 | Hard Rock, Rock
Barracuda
Crazy on You
Alone
Magic Man
These Dreams

@ Van Halen | 밴 헤일런/반 헤일런 | Hard Rock, Rock
Jump | 점프
Panama
Hot for Teacher
Can't Stop Lovin' You
Why Can't This Be Love
Dreams
Right Now
Unchained
When It's Love
= Van Halen | | 1978
Runnin' with the Devil
Eruption | 이럽션
You Really Got Me
Ain't Talkin' 'bout Love
I'm the One
Jamie's Cryin'
Atomic Punk
Feel Your Love Tonight
Little Dreamer
Ice Cream Man
On Fire

@ Scorpions | 스콜피온스/스콜피언스 | Hard Rock, Metal
Wind of Change | 윈드 오브 체인지
Still Loving You | 스틸 러빙 유
Holiday | 홀리데이
Always Somewhere | 올웨이즈 섬웨어
Rock You Like a Hurricane
Big City Nights
Send Me an Angel
When the Smoke Is Going Down
No One Like You

@ Whitesnake | 화이트스네이크 | Hard Rock
Here I Go Again
Is This Love
Still of the Night
Fool for Your Loving
The Deeper the Love
Now You're Gone

@ Def Leppard | 데프 레퍼드 | Hard Rock
Pour Some Sugar on Me
Love Bites
Photograph
Hysteria
Animal
Two Steps Behind
When Love & Hate Collide

@ Bon Jovi | 본 조비 | Hard Rock, Rock
It's My Life | 잇츠 마이 라이프
Always | 올웨이즈
Thank You for Loving Me
Bed of Roses
Runaway
Bad Medicine
I'll Be There for You
These Days
Have a Nice Day
= Slippery When Wet | | 1986
Let It Rock
You Give Love a Bad Name | 유 기브 러브 어 배드 네임
Livin' on a Prayer | 리빙 온 어 프레이어
Social Disease
Wanted Dead or Alive
Raise Your Hands
Without Love
I'd Die for You
Never Say Goodbye
Wild in the Streets

@ Guns N' Roses | 건즈 앤 로지스/건스 앤 로지스/건앤로지스 | Hard Rock, Metal
November Rain | 노벰버 레인
Don't Cry | 돈 크라이
Knockin' on Heaven's Door
Patience
Civil War
Estranged
You Could Be Mine
Used to Love Her
= Appetite for Destruction | 애피타이트 포 디스트럭션 | 1987
Welcome to the Jungle | 웰컴 투 더 정글
It's So Easy
Nightrain
Out ta Get Me
Mr. Brownstone
Paradise City | 파라다이스 시티
My Michelle
Think About You
Sweet Child o' Mine | 스윗 차일드 오 마인
You're Crazy
Anything Goes
Rocket Queen

@ Mötley Crüe | 머틀리 크루/Motley Crue | Hard Rock, Metal
Kickstart My Heart
Home Sweet Home
Girls, Girls, Girls
Dr. Feelgood
Shout at the Devil
Live Wire
Looks That Kill

@ Skid Row | 스키드 로우 | Hard Rock, Metal
18 and Life
I Remember You
Youth Gone Wild
Wasted Time
Monkey Business
Quicksand Jesus
In a Darkened Room

@ Mr. Big | 미스터 빅 | Hard Rock
To Be with You | 투 비 위드 유
Daddy, Brother, Lover, Little Boy (The Electric Drill Song)
Green-Tinted Sixties Mind
Wild World
Addicted to That Rush
Just Take My Heart
Colorado Bulldog
Goin' Where the Wind Blows
Shine
Promise Her the Moon

@ Extreme | 익스트림 | Hard Rock
More Than Words | 모어 댄 워즈
Get the Funk Out
Hole Hearted
Decadence Dance
Flight of the Wounded Bumblebee
He-Man Woman Hater
Rise
When I First Kissed You
Midnight Express

@ Europe | 유럽 | Hard Rock
The Final Countdown | 더 파이널 카운트다운
Carrie
Superstitious
Cherokee
Rock the Night
Open Your Heart

@ Cinderella | 신데렐라 | Hard Rock
Don't Know What You Got (Till It's Gone)
Nobody's Fool
Gypsy Road
Coming Home
Somebody Save Me

@ Poison | 포이즌 | Hard Rock
Every Rose Has Its Thorn
Nothin' but a Good Time
Talk Dirty to Me
Something to Believe In

@ Steelheart | 스틸하트 | Hard Rock, Ballad
She's Gone | 쉬즈 곤
I'll Never Let You Go
Mama Don't You Cry

@ Firehouse | 파이어하우스 | Hard Rock, Ballad
Love of a Lifetime
When I Look into Your Eyes
I Live My Life for You
Don't Treat Me Bad
Reach for the Sky

@ Gotthard | 갓하드 | Hard Rock
One Life, One Soul
Heaven
Let It Be
Lift U Up
Anytime Anywhere

@ Lenny Kravitz | 레니 크라비츠 | Rock, Hard Rock, Funk
Are You Gonna Go My Way
It Ain't Over 'til It's Over
American Woman
Fly Away
Again
Always on the Run
Believe

@ The Darkness | 더 다크니스 | Hard Rock
I Believe in a Thing Called Love
Growing on Me
Get Your Hands Off My Woman
Love Is Only a Feeling

@ Greta Van Fleet | 그레타 반 플릿 | Hard Rock, Rock
Highway Tune
Safari Song
When the Curtain Falls
Black Smoke Rising
Flower Power
Heat Above
`
