// Emo and its kin, from Sunny Day Real Estate to the Midwest revival. The format: server/catalogue/README.md.
export const WORLD_EMO = `
@ My Chemical Romance | 마이 케미컬 로맨스/MCR/마켐로 | EMO, Rock, Punk
Helena | 헬레나
I'm Not Okay (I Promise) | 아임 낫 오케이
The Ghost of You
Na Na Na (Na Na Na Na Na Na Na Na Na)
Sing
Thank You for the Venom
= The Black Parade | 블랙 퍼레이드 | 2006
The End.
Dead!
This Is How I Disappear
The Sharpest Lives
Welcome to the Black Parade | 웰컴 투 더 블랙 퍼레이드
I Don't Love You
House of Wolves
Cancer
Mama
Sleep
Teenagers
Disenchanted
Famous Last Words

@ Fall Out Boy | 폴 아웃 보이 | EMO, Punk, Rock
Sugar, We're Goin Down
Dance, Dance
Thnks fr th Mmrs
This Ain't a Scene, It's an Arms Race
My Songs Know What You Did in the Dark (Light Em Up)
Centuries

@ Panic! at the Disco | 패닉! 앳 더 디스코/패닉 앳 더 디스코 | EMO, Rock, Pop
I Write Sins Not Tragedies
High Hopes
Nine in the Afternoon
Death of a Bachelor
The Ballad of Mona Lisa
Victorious

@ Paramore | 파라모어 | EMO, Rock, Punk
Decode
Ignorance
The Only Exception
Ain't It Fun
Still Into You
Hard Times
= Riot! | 라이엇 | 2007
For a Pessimist, I'm Pretty Optimistic
That's What You Get
Hallelujah
Misery Business | 미저리 비즈니스
When It Rains
Let the Flames Begin
Miracle
Crushcrushcrush
We Are Broken
Fences
Born for This

@ Jimmy Eat World | 지미 잇 월드 | EMO, Rock
Lucky Denver Mint
For Me This Is Heaven
Work
Pain
Always Be
Just Tonight...
= Bleed American | | 2001
Bleed American
A Praise Chorus
The Middle | 더 미들
Your House
Sweetness
Hear You Me
If You Don't, Don't
Get It Faster
Cautioners
The Authority Song
My Sundown

@ Yellowcard | 옐로카드 | EMO, Punk
Ocean Avenue
Only One
Lights and Sounds
Way Away
Believe
Empty Apartment

@ The Used | 더 유즈드/Used | EMO, Rock
The Taste of Ink
All That I've Got
Take It Away
Buried Myself Alive
The Bird and the Worm
Blue and Yellow

@ Taking Back Sunday | 테이킹 백 선데이 | EMO
Cute Without the 'E' (Cut from the Team)
MakeDamnSure
You're So Last Summer
A Decade Under the Influence
You Know How I Do
Set Phasers to Stun

@ Brand New | 브랜드 뉴 | EMO, Indie Rock
The Quiet Things That No One Ever Knows
Sic Transit Gloria... Glory Fades
Seventy Times 7
Jesus Christ
Soco Amaretto Lime
Okay I Believe You, but My Tommy Gun Don't

@ Thursday | 서스데이 | EMO, Hardcore
Understanding in a Car Crash
Cross Out the Eyes
War All the Time
Signals over the Air
For the Workforce, Drowning
Jet Black New Year

@ Thrice | 스라이스 | EMO, Hardcore, Alternative
The Artist in the Ambulance
Stare at the Sun
All That's Left
Deadbolt
Black Honey
Red Sky

@ Saosin | 세이오신 | EMO
Seven Years
You're Not Alone
Voices
Sleepers
Collapse
3rd Measurement in C

@ Underoath | 언더오스 | EMO, Metal, Hardcore
A Boy Brushed Red Living in Black and White
Reinventing Your Exit
Writing on the Walls
It's Dangerous Business Walking Out Your Front Door
In Regards to Myself
You're Ever So Inviting

@ Story of the Year | 스토리 오브 더 이어 | EMO, Punk
Until the Day I Die
Anthem of Our Dying Day
Sidewalks
And the Hero Will Drown
Page Avenue

@ Finch | 핀치 | EMO
What It Is to Burn
Letters to You
Grey Matter
Post Script
Ender

@ Silverstein | 실버스타인 | EMO, Hardcore
Smile in Your Sleep
Smashed into Pieces
My Heroine
Discovering the Waterfront
Bleeds No More
Massachusetts

@ Senses Fail | 센시즈 페일 | EMO, Hardcore
Can't Be Saved
Buried a Lie
Bite to Break Skin
Calling All Cars
Lady in a Blue Dress
Rum Is for Drinking, Not for Burning

@ Dashboard Confessional | 대시보드 컨페셔널 | EMO, Singer-songwriter
Vindicated
Screaming Infidelities
Hands Down
Stolen
The Best Deceptions
Saints and Sailors

@ The Get Up Kids | 더 겟 업 키즈/겟 업 키즈/Get Up Kids | EMO
Holiday
Action & Action
I'll Catch You
Ten Minutes
Don't Hate Me
Valentine

@ Saves the Day | 세이브스 더 데이 | EMO, Punk
At Your Funeral
Shoulder to the Wheel
Rocks Tonic Juice Magic
Firefly
Freakish
Holly Hox, Forget Me Nots

@ Sunny Day Real Estate | 서니 데이 리얼 에스테이트 | EMO
Friday
Roses in Water
Every Shining Time You Arrive
Pillars
Guitar and Video Games
The Prophet
= Diary | 다이어리 | 1994
Seven
In Circles
Song About an Angel
Round
47
The Blankets Were the Stairs
Pheurton Skeurto
Shadows
48
Grendel
Sometimes

@ Cap'n Jazz | 캡틴 재즈 | EMO
Little League
Oh Messy Life
Puddle Splashers
Basil's Kite
Flashpoint: Catheter
Yes, I Am Talking to You

@ American Football | 아메리칸 풋볼 | EMO, Math Rock
Where Are We Now?
My Instincts Are the Enemy
Home Is Where the Haunt Is
I've Been So Lost for So Long
Silhouettes
Uncomfortably Numb
= American Football | 아메리칸 풋볼 1집 | 1999
Never Meant | 네버 멘트
The Summer Ends
Honestly?
For Sure
You Know I Should Be Leaving Soon
But the Regrets Are Killing Me
I'll See You When We're Both Not So Emotional
Stay Home
The One with the Wurlitzer

@ Mineral | 미네랄 | EMO
Gloria
If I Could
Parking Lot
&Serenading
Slower
LoveLetterTypewriter

@ Texas Is the Reason | 텍사스 이즈 더 리즌 | EMO
Back and to the Left
A Jack with One Eye
Johnny on the Spot
The Magic Bullet Theory
If It's Here When We Get Back It's Ours

@ The Promise Ring | 더 프로미스 링/Promise Ring | EMO
Is This Thing On?
Why Did Ever We Meet
Red & Blue Jeans
Happiness Is All the Rage
Emergency! Emergency!
Nothing Feels Good

@ Braid | 브레이드 | EMO, Math Rock
The New Nathan Detroits
A Dozen Roses
Killing a Camera
First Day Back
Never Will Come for Us
What a Wonderful Puddle

@ Rites of Spring | 라이츠 오브 스프링 | EMO, Hardcore
For Want Of
Drink Deep
Deeper Than Inside
Theme
Spring

@ Jawbreaker | 자브레이커 | EMO, Punk
Accident Prone
Kiss the Bottle
Boxcar
Jet Black
Fireman
Chesterfield King

@ Tigers Jaw | 타이거스 조 | EMO
Plane vs. Tank vs. Submarine
Never Saw It Coming
I Saw Water
Chemicals
The Sun
June

@ The Hotelier | 더 호텔리어/Hotelier | EMO
An Introduction to the Album
Your Deep Rest
The Scope of All of This Rebuilding
In Framing
Among the Wildflowers
Housebroken

@ Modern Baseball | 모던 베이스볼 | EMO
Your Graduation
Rock Bottom
Fine, Great
Just Another Face
Apple Cider, I Don't Mind
The Weekend

@ Title Fight | 타이틀 파이트 | Hardcore, EMO, Shoegaze
Head in the Ceiling Fan
Shed
27
Secret Society
Numb, but I Still Feel It
Rose of Sharon

@ Basement | 베이스먼트 | EMO, Alternative
Covet
Whole
Pine
Spoiled
Crickets Throw Their Voice
Promise Everything

@ Algernon Cadwallader | 알제논 캐드월러더 | EMO
Some Kind of Cadwallader
Spit Fountain
Casual Discussion in a Dome Between Two Temples
Sad
Springing Leaks
Parrot Flies

@ Snowing | 스노잉 | EMO
Sam Rudich
Pump Fake
Mark Z. Danielewski
Important Things (Specter Magic)
I Think We're in Minsk

@ Tiny Moving Parts | 타이니 무빙 파츠 | EMO, Math Rock
Always Focused
Headache
The Midwest Sky
Dakota
Birdhouse
Caution
`
