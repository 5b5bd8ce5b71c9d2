// Progressive rock, and the rock that filled stadiums and radios from Queen to U2. The format: server/catalogue/README.md.
export const WORLD_STADIUM_ROCK = `
@ Queen | 퀸 | Rock, Hard Rock
Don't Stop Me Now | 돈 스탑 미 나우
We Will Rock You | 위 윌 록 유
We Are the Champions | 위 아 더 챔피언스
Somebody to Love | 썸바디 투 러브
Radio Ga Ga | 라디오 가가
I Want to Break Free
Another One Bites the Dust
Killer Queen
The Show Must Go On
Too Much Love Will Kill You
Crazy Little Thing Called Love
Under Pressure
Who Wants to Live Forever
Keep Yourself Alive
Hammer to Fall
= A Night at the Opera | 어 나이트 앳 디 오페라 | 1975
Death on Two Legs (Dedicated to...)
Lazing on a Sunday Afternoon
I'm in Love with My Car
You're My Best Friend
'39
Sweet Lady
Seaside Rendezvous
The Prophet's Song
Love of My Life | 러브 오브 마이 라이프
Good Company
Bohemian Rhapsody | 보헤미안 랩소디
God Save the Queen

@ Pink Floyd | 핑크 플로이드 | Rock, Psychedelic
Another Brick in the Wall, Part 2
Comfortably Numb
Hey You
Echoes
See Emily Play
Astronomy Domine
High Hopes
Learning to Fly
Mother
Dogs
= The Dark Side of the Moon | 더 다크 사이드 오브 더 문 | 1973
Speak to Me
Breathe (In the Air)
On the Run
Time
The Great Gig in the Sky
Money | 머니
Us and Them
Any Colour You Like
Brain Damage
Eclipse
= Wish You Were Here | 위시 유 워 히어 | 1975
Shine On You Crazy Diamond (Parts I-V)
Welcome to the Machine
Have a Cigar
Wish You Were Here | 위시 유 워 히어
Shine On You Crazy Diamond (Parts VI-IX)

@ King Crimson | 킹 크림슨 | Rock, Psychedelic
Starless
Red
Islands
Larks' Tongues in Aspic, Part Two
Frame by Frame
Elephant Talk
Cadence and Cascade
= In the Court of the Crimson King | 크림슨 킹의 궁전 | 1969
21st Century Schizoid Man
I Talk to the Wind
Epitaph | 에피타프
Moonchild
The Court of the Crimson King

@ Yes | 예스 | Rock
Roundabout
Owner of a Lonely Heart
I've Seen All Good People
Starship Trooper
Heart of the Sunrise
Long Distance Runaround
= Close to the Edge | | 1972
Close to the Edge
And You and I
Siberian Khatru

@ Genesis | 제네시스 | Rock
Invisible Touch
Land of Confusion
That's All
Firth of Fifth
Supper's Ready
I Know What I Like (In Your Wardrobe)
Throwing It All Away
In Too Deep

@ Emerson, Lake & Palmer | 에머슨 레이크 앤 파머/ELP | Rock
Lucky Man
C'est la Vie | 세라비
From the Beginning
Karn Evil 9
Tarkus

@ Jethro Tull | 제스로 툴 | Rock, Folk
Aqualung
Locomotive Breath
Thick as a Brick
Bourée
Living in the Past
Elegy

@ Camel | 카멜 | Rock
Long Goodbyes | 롱 굿바이즈
Stationary Traveller | 스테이셔너리 트래블러
Rhayader
The Snow Goose
Ice
Lady Fantasy

@ Focus | 포커스 | Rock
Hocus Pocus
Sylvia
House of the King

@ The Alan Parsons Project | 알란 파슨스 프로젝트/앨런 파슨스 프로젝트 | Rock, Pop
Eye in the Sky
Time
Old and Wise
Sirius
Don't Answer Me

@ Rush | 러시 | Rock, Hard Rock
The Spirit of Radio
Closer to the Heart
2112
La Villa Strangiato
Xanadu
Subdivisions
Fly by Night
= Moving Pictures | | 1981
Tom Sawyer
Red Barchetta
YYZ
Limelight
The Camera Eye
Witch Hunt
Vital Signs

@ Kansas | 캔자스 | Rock
Dust in the Wind | 더스트 인 더 윈드
Carry On Wayward Son
Point of Know Return
Play the Game Tonight

@ Boston | 보스턴 | Rock, Hard Rock
Amanda
Don't Look Back
A Man I'll Never Be
= Boston | | 1976
More Than a Feeling | 모어 댄 어 필링
Peace of Mind
Foreplay/Long Time
Rock & Roll Band
Smokin'
Hitch a Ride
Something About You
Let Me Take You Home Tonight

@ Journey | 저니 | Rock, Hard Rock
Don't Stop Believin' | 돈 스탑 빌리빙
Open Arms | 오픈 암스
Separate Ways (Worlds Apart)
Faithfully
Any Way You Want It
Who's Crying Now
Wheel in the Sky

@ Toto | 토토 | Rock, Pop
Africa | 아프리카
Rosanna | 로잔나
Hold the Line
I Won't Hold You Back
Georgy Porgy
I'll Be Over You
99

@ Foreigner | 포리너 | Rock, Hard Rock
I Want to Know What Love Is
Waiting for a Girl Like You
Cold as Ice
Juke Box Hero
Urgent
Feels Like the First Time

@ Asia | 아시아 | Rock
Heat of the Moment
Only Time Will Tell
Don't Cry
Sole Survivor

@ Survivor | 서바이버 | Rock
Eye of the Tiger | 아이 오브 더 타이거
Burning Heart
The Search Is Over
High on You

@ REO Speedwagon | 알이오 스피드왜건 | Rock, Ballad
Can't Fight This Feeling
Keep on Loving You
Take It on the Run
Roll with the Changes

@ Chicago | 시카고 | Rock, Pop
Hard to Say I'm Sorry
If You Leave Me Now
25 or 6 to 4
Saturday in the Park
You're the Inspiration
Does Anybody Really Know What Time It Is?

@ Supertramp | 슈퍼트램프 | Rock, Pop
The Logical Song
Breakfast in America
Goodbye Stranger
Give a Little Bit
Dreamer

@ Electric Light Orchestra | 일렉트릭 라이트 오케스트라/ELO | Rock, Pop
Mr. Blue Sky
Midnight Blue | 미드나잇 블루
Don't Bring Me Down
Last Train to London
Telephone Line
Evil Woman
Livin' Thing

@ Steely Dan | 스틸리 댄 | Rock, Jazz
Do It Again
Reelin' In the Years
Rikki Don't Lose That Number
Hey Nineteen
Kid Charlemagne
= Aja | 에이자 | 1977
Black Cow
Aja
Deacon Blues
Peg
Home at Last
I Got the News
Josie

@ Dire Straits | 다이어 스트레이츠 | Rock
Sultans of Swing | 술탄스 오브 스윙
Money for Nothing
Brothers in Arms
Walk of Life
Romeo and Juliet
Private Investigations
So Far Away

@ The Police | 폴리스/더 폴리스/Police | Rock, Post-punk
Every Breath You Take | 에브리 브레스 유 테이크
Roxanne | 록산느
Message in a Bottle
So Lonely
Walking on the Moon
Don't Stand So Close to Me
King of Pain
Wrapped Around Your Finger
Every Little Thing She Does Is Magic

@ Sting | 스팅 | Rock, Pop, Jazz
Shape of My Heart | 셰이프 오브 마이 하트
Englishman in New York | 잉글리시맨 인 뉴욕
Fields of Gold
Fragile
Moon over Bourbon Street
If I Ever Lose My Faith in You
Desert Rose

@ Peter Gabriel | 피터 가브리엘 | Rock, Pop
Sledgehammer
Solsbury Hill
In Your Eyes
Games Without Frontiers
Red Rain
Don't Give Up

@ Phil Collins | 필 콜린스 | Rock, Pop
In the Air Tonight
Against All Odds (Take a Look at Me Now)
Another Day in Paradise
One More Night
You'll Be in My Heart

@ Bruce Springsteen | 브루스 스프링스틴 | Rock, Singer-songwriter
Born in the U.S.A.
Dancing in the Dark
Streets of Philadelphia
I'm on Fire
The River
Glory Days
Hungry Heart
Atlantic City
= Born to Run | 본 투 런 | 1975
Thunder Road
Tenth Avenue Freeze-Out
Night
Backstreets
Born to Run
She's the One
Meeting Across the River
Jungleland

@ Tom Petty and the Heartbreakers | 톰 페티 앤 더 하트브레이커스/톰 페티/Tom Petty | Rock
American Girl
Refugee
Learning to Fly
Mary Jane's Last Dance
Breakdown
The Waiting

@ Bryan Adams | 브라이언 아담스 | Rock, Pop
Summer of '69
Heaven
(Everything I Do) I Do It for You
Please Forgive Me
Run to You
Have You Ever Really Loved a Woman?

@ Rod Stewart | 로드 스튜어트 | Rock, Pop
Sailing | 세일링
Maggie May
Da Ya Think I'm Sexy?
I Don't Want to Talk About It
Young Turks

@ Smokie | 스모키 | Rock, Pop
Living Next Door to Alice
What Can I Do | 왓 캔 아이 두
I'll Meet You at Midnight
Mexican Girl
Lay Back in the Arms of Someone

@ Air Supply | 에어 서플라이 | Pop, Ballad
Making Love Out of Nothing at All
All Out of Love
Lost in Love
Goodbye
The One That You Love
Every Woman in the World
Without You

@ U2 | 유투 | Rock, Alternative
One | 원
Beautiful Day
Sunday Bloody Sunday
Pride (In the Name of Love)
New Year's Day
Desire
Mysterious Ways
Stuck in a Moment You Can't Get Out Of
Vertigo
Bad
= The Joshua Tree | 조슈아 트리 | 1987
Where the Streets Have No Name
I Still Haven't Found What I'm Looking For
With or Without You | 위드 오어 위드아웃 유
Bullet the Blue Sky
Running to Stand Still
Red Hill Mining Town
In God's Country
Trip Through Your Wires
One Tree Hill
Exit
Mothers of the Disappeared

@ Tears for Fears | 티어스 포 피어스 | Rock, Pop
Everybody Wants to Rule the World
Shout
Head over Heels
Mad World
Sowing the Seeds of Love
Pale Shelter

@ a-ha | 아하 | Pop, Electronic
Take On Me | 테이크 온 미
The Sun Always Shines on T.V.
Hunting High and Low
Stay on These Roads
Crying in the Rain
Summer Moved On

@ Duran Duran | 듀란 듀란 | Pop, Electronic
Hungry Like the Wolf
Ordinary World
Rio
Save a Prayer
Girls on Film
Come Undone
A View to a Kill

@ Simple Minds | 심플 마인즈 | Rock, Post-punk
Don't You (Forget About Me)
Alive and Kicking
Someone Somewhere in Summertime
New Gold Dream (81-82-83-84)

@ INXS | 인엑세스 | Rock, Pop
Need You Tonight
Never Tear Us Apart
New Sensation
Devil Inside
Original Sin

@ The Cars | 카스/Cars | Rock, Pop
Drive
Just What I Needed
My Best Friend's Girl
Good Times Roll
You Might Think
`
