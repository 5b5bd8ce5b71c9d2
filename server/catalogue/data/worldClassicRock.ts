// Rock of the sixties and seventies, from the Beatles to the singers who outlived their bands. The format: server/catalogue/README.md.
export const WORLD_CLASSIC_ROCK = `
@ The Beatles | 비틀즈/비틀스/더 비틀즈/Beatles | Rock, Pop, Psychedelic
Hey Jude | 헤이 주드
Yesterday | 예스터데이
Help! | 헬프
Blackbird | 블랙버드
While My Guitar Gently Weeps
Helter Skelter
Strawberry Fields Forever
Penny Lane
I Want to Hold Your Hand
She Loves You
All You Need Is Love
Don't Let Me Down
Day Tripper
Can't Buy Me Love
= Rubber Soul | 러버 소울 | 1965
Drive My Car
Norwegian Wood (This Bird Has Flown) | 노르웨이의 숲
You Won't See Me
Nowhere Man
Think for Yourself
The Word
Michelle
What Goes On
Girl
I'm Looking Through You
In My Life | 인 마이 라이프
Wait
If I Needed Someone
Run for Your Life
= Revolver | 리볼버 | 1966
Taxman
Eleanor Rigby | 엘리너 릭비
I'm Only Sleeping
Love You To
Here, There and Everywhere
Yellow Submarine | 옐로 서브마린
She Said She Said
Good Day Sunshine
And Your Bird Can Sing
For No One
Doctor Robert
I Want to Tell You
Got to Get You into My Life
Tomorrow Never Knows
= Sgt. Pepper's Lonely Hearts Club Band | | 1967
Sgt. Pepper's Lonely Hearts Club Band
With a Little Help from My Friends
Lucy in the Sky with Diamonds
Getting Better
Fixing a Hole
She's Leaving Home
Being for the Benefit of Mr. Kite!
Within You Without You
When I'm Sixty-Four
Lovely Rita
Good Morning Good Morning
Sgt. Pepper's Lonely Hearts Club Band (Reprise)
A Day in the Life
= Abbey Road | 애비 로드 | 1969
Come Together | 컴 투게더
Something | 썸띵
Maxwell's Silver Hammer
Oh! Darling | 오 달링
Octopus's Garden
I Want You (She's So Heavy)
Here Comes the Sun | 히어 컴즈 더 선
Because
You Never Give Me Your Money
Sun King
Mean Mr. Mustard
Polythene Pam
She Came in Through the Bathroom Window
Golden Slumbers
Carry That Weight
The End
Her Majesty
= Let It Be | 렛 잇 비 | 1970
Two of Us
Dig a Pony
Across the Universe
I Me Mine
Dig It
Let It Be | 렛 잇 비
Maggie Mae
I've Got a Feeling
One After 909
The Long and Winding Road
For You Blue
Get Back

@ The Rolling Stones | 롤링 스톤스/롤링 스톤즈/Rolling Stones | Rock, Blues
(I Can't Get No) Satisfaction | 새티스팩션
Paint It Black | 페인트 잇 블랙
Gimme Shelter
Sympathy for the Devil
Angie | 앤지
Jumpin' Jack Flash
Ruby Tuesday
As Tears Go By
You Can't Always Get What You Want
Start Me Up
Miss You
= Sticky Fingers | | 1971
Brown Sugar
Sway
Wild Horses
Can't You Hear Me Knocking
You Gotta Move
Bitch
I Got the Blues
Sister Morphine
Dead Flowers
Moonlight Mile

@ The Who | 더 후/Who | Rock, Hard Rock
My Generation
Pinball Wizard
I Can See for Miles
Substitute
The Kids Are Alright
= Who's Next | | 1971
Baba O'Riley
Bargain
Love Ain't for Keeping
My Wife
The Song Is Over
Getting in Tune
Going Mobile
Behind Blue Eyes
Won't Get Fooled Again

@ The Kinks | 킹크스/Kinks | Rock
You Really Got Me
All Day and All of the Night
Waterloo Sunset
Sunny Afternoon
Lola
Days
Victoria

@ The Beach Boys | 비치 보이스/Beach Boys | Rock, Pop
Good Vibrations
Surfin' U.S.A.
California Girls
Kokomo | 코코모
Surfer Girl
I Get Around
= Pet Sounds | 펫 사운즈 | 1966
Wouldn't It Be Nice
You Still Believe in Me
That's Not Me
Don't Talk (Put Your Head on My Shoulder)
I'm Waiting for the Day
Let's Go Away for Awhile
Sloop John B
God Only Knows
I Know There's an Answer
Here Today
I Just Wasn't Made for These Times
Pet Sounds
Caroline, No

@ The Doors | 도어즈/도어스/Doors | Rock, Psychedelic
People Are Strange
Riders on the Storm
Love Me Two Times
Hello, I Love You
Touch Me
Roadhouse Blues
L.A. Woman
= The Doors | | 1967
Break On Through (To the Other Side)
Soul Kitchen
The Crystal Ship
Twentieth Century Fox
Alabama Song (Whisky Bar)
Light My Fire | 라이트 마이 파이어
Back Door Man
I Looked at You
End of the Night
Take It as It Comes
The End

@ Jimi Hendrix | 지미 헨드릭스/The Jimi Hendrix Experience | Rock, Psychedelic, Blues
Purple Haze | 퍼플 헤이즈
Little Wing | 리틀 윙
Voodoo Child (Slight Return)
Hey Joe | 헤이 조
All Along the Watchtower
The Wind Cries Mary
Foxy Lady
Fire
Bold as Love
Castles Made of Sand

@ Cream | 크림 | Rock, Blues, Psychedelic
Sunshine of Your Love
White Room
Crossroads
Badge
Strange Brew
Tales of Brave Ulysses
I Feel Free

@ Eric Clapton | 에릭 클랩튼/에릭 클랩턴 | Rock, Blues
Tears in Heaven | 티어스 인 헤븐
Wonderful Tonight | 원더풀 투나잇
Change the World
Cocaine
Lay Down Sally
My Father's Eyes
Before You Accuse Me
I Shot the Sheriff
Old Love

@ Derek and the Dominos | 데릭 앤 더 도미노스 | Rock, Blues
Layla | 레일라
Bell Bottom Blues
Why Does Love Got to Be So Sad?
Anyday

@ The Velvet Underground | 벨벳 언더그라운드/Velvet Underground | Rock, Psychedelic, Alternative
Pale Blue Eyes
Sweet Jane
Rock & Roll
Candy Says
Stephanie Says
White Light/White Heat
Who Loves the Sun
After Hours
Oh! Sweet Nuthin'
= The Velvet Underground & Nico | | 1967
Sunday Morning
I'm Waiting for the Man
Femme Fatale
Venus in Furs
Run Run Run
All Tomorrow's Parties
Heroin
There She Goes Again
I'll Be Your Mirror
The Black Angel's Death Song
European Son

@ Lou Reed | 루 리드 | Rock, Singer-songwriter
Perfect Day | 퍼펙트 데이
Walk on the Wild Side
Satellite of Love
Vicious
Coney Island Baby

@ David Bowie | 데이비드 보위/데이빗 보위 | Rock, Pop
Space Oddity | 스페이스 오디티
Heroes | 히어로즈
Life on Mars?
Changes
Let's Dance
Ashes to Ashes
Rebel Rebel
Modern Love
China Girl
Lazarus
= The Rise and Fall of Ziggy Stardust and the Spiders from Mars | 지기 스타더스트 | 1972
Five Years
Soul Love
Moonage Daydream
Starman | 스타맨
It Ain't Easy
Lady Stardust
Star
Hang On to Yourself
Ziggy Stardust
Suffragette City
Rock 'n' Roll Suicide

@ T. Rex | 티 렉스 | Rock
Get It On
20th Century Boy
Children of the Revolution
Cosmic Dancer
Hot Love
Metal Guru
Telegram Sam

@ Roxy Music | 록시 뮤직 | Rock, Pop
More Than This
Avalon
Love Is the Drug
Virginia Plain
Do the Strand

@ Janis Joplin | 재니스 조플린 | Rock, Blues
Me and Bobby McGee
Piece of My Heart
Cry Baby
Mercedes Benz
Summertime | 썸머타임
Move Over
Kozmic Blues

@ Jefferson Airplane | 제퍼슨 에어플레인 | Rock, Psychedelic
Somebody to Love
White Rabbit
Today
Embryonic Journey
Volunteers

@ Creedence Clearwater Revival | 크리던스 클리어워터 리바이벌/CCR/씨씨알 | Rock
Have You Ever Seen the Rain
Proud Mary
Bad Moon Rising
Fortunate Son
Who'll Stop the Rain
Cotton Fields
Down on the Corner
Green River
Hey Tonight
Molina

@ The Band | 더 밴드 | Rock, Folk
The Weight
The Night They Drove Old Dixie Down
Up on Cripple Creek
It Makes No Difference
Ophelia
I Shall Be Released

@ The Animals | 애니멀스/Animals | Rock, Blues
The House of the Rising Sun | 해 뜨는 집
Don't Let Me Be Misunderstood
We Gotta Get Out of This Place
It's My Life

@ The Zombies | 좀비스/Zombies | Rock, Pop, Psychedelic
Time of the Season
She's Not There
Tell Her No
This Will Be Our Year
Care of Cell 44

@ Procol Harum | 프로콜 하럼 | Rock
A Whiter Shade of Pale
A Salty Dog
Conquistador
Homburg

@ The Moody Blues | 무디 블루스/Moody Blues | Rock
Nights in White Satin
Melancholy Man | 멜랑콜리 맨
For My Lady
Tuesday Afternoon
Go Now

@ Buffalo Springfield | 버팔로 스프링필드 | Rock, Folk
For What It's Worth
Mr. Soul
Expecting to Fly
Bluebird

@ Crosby, Stills, Nash & Young | 크로스비 스틸스 내시 앤 영/CSNY | Rock, Folk
Teach Your Children
Our House
Woodstock
Helpless
Ohio
Déjà Vu

@ Neil Young | 닐 영 | Rock, Folk
Rockin' in the Free World
Hey Hey, My My (Into the Black)
Cinnamon Girl
Down by the River
Only Love Can Break Your Heart
After the Gold Rush
= Harvest | 하베스트 | 1972
Out on the Weekend
Harvest
A Man Needs a Maid
Heart of Gold
Are You Ready for the Country?
Old Man
There's a World
Alabama
The Needle and the Damage Done
Words (Between the Lines of Age)

@ Santana | 산타나/카를로스 산타나 | Rock, Psychedelic
Europa (Earth's Cry Heaven's Smile) | 유로파
Black Magic Woman
Smooth | 스무스
Oye Como Va
Samba Pa Ti
Maria Maria
Soul Sacrifice
Evil Ways
Moonflower

@ The Allman Brothers Band | 올맨 브라더스 밴드/Allman Brothers Band | Rock, Blues
Jessica
Whipping Post
Ramblin' Man
In Memory of Elizabeth Reed
Midnight Rider
Melissa
Blue Sky

@ Lynyrd Skynyrd | 레너드 스키너드 | Rock, Hard Rock
Free Bird | 프리 버드
Sweet Home Alabama | 스위트 홈 앨라배마
Simple Man
Tuesday's Gone
Gimme Three Steps
That Smell

@ John Lennon | 존 레논/존 레넌 | Rock, Pop, Singer-songwriter
Imagine | 이매진
Love
Oh My Love
Jealous Guy
Happy Xmas (War Is Over)
Mother
Woman
Watching the Wheels
Working Class Hero
Instant Karma!

@ Paul McCartney | 폴 매카트니/Wings/윙스 | Rock, Pop
Maybe I'm Amazed
Live and Let Die
Band on the Run
Jet
My Love
Silly Love Songs
Ram On
Uncle Albert/Admiral Halsey

@ George Harrison | 조지 해리슨 | Rock, Singer-songwriter
My Sweet Lord
What Is Life
All Things Must Pass
Isn't It a Pity
Give Me Love (Give Me Peace on Earth)
Got My Mind Set on You

@ Fleetwood Mac | 플리트우드 맥 | Rock, Pop
Landslide
Rhiannon
Everywhere
Little Lies
Gypsy
Albatross
Man of the World
Sara
= Rumours | | 1977
Second Hand News
Dreams | 드림스
Never Going Back Again
Don't Stop
Go Your Own Way
Songbird
The Chain
You Make Loving Fun
I Don't Want to Know
Oh Daddy
Gold Dust Woman

@ Eagles | 이글스/The Eagles | Rock
Desperado | 데스페라도
Take It Easy
One of These Nights
Tequila Sunrise
I Can't Tell You Why
Lyin' Eyes
Peaceful Easy Feeling
Take It to the Limit
The Sad Café
= Hotel California | 호텔 캘리포니아 | 1976
Hotel California | 호텔 캘리포니아
New Kid in Town
Life in the Fast Lane
Wasted Time
Wasted Time (Reprise)
Victim of Love
Pretty Maids All in a Row
Try and Love Again
The Last Resort
`
