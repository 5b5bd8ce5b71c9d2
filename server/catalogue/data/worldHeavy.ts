// Nu metal, melodic death metal, metalcore and other heavy music after 1990. The format: server/catalogue/README.md.
export const WORLD_HEAVY = `
@ Linkin Park | 린킨 파크/링킨 파크 | Nu Metal, Rock, Alternative
What I've Done
Leave Out All the Rest
Bleed It Out
Given Up
Shadow of the Day
New Divide
Burn It Down
Waiting for the End
The Catalyst
Iridescent
Castle of Glass
One More Light
The Emptiness Machine
Heavy Is the Crown
Lost
= Hybrid Theory | 하이브리드 시어리 | 2000
Papercut | 페이퍼컷
One Step Closer
With You
Points of Authority
Crawling | 크롤링
Runaway
By Myself
In the End | 인 디 엔드
A Place for My Head
Forgotten
Cure for the Itch
Pushing Me Away
= Meteora | 메테오라 | 2003
Foreword
Don't Stay
Somewhere I Belong
Lying from You
Hit the Floor
Easier to Run
Faint | 페인트
Figure.09
Breaking the Habit
From the Inside
Nobody's Listening
Session
Numb | 넘

@ Korn | 콘 | Nu Metal, Metal
Freak on a Leash
Blind
Got the Life
Falling Away from Me
Here to Stay
Coming Undone
Twisted Transistor
A.D.I.D.A.S.
Clown
Make Me Bad

@ Limp Bizkit | 림프 비즈킷 | Nu Metal
Break Stuff
Rollin' (Air Raid Vehicle)
My Way
Nookie
Behind Blue Eyes
Take a Look Around
My Generation
Re-Arranged
Faith
Counterfeit

@ Slipknot | 슬립낫 | Nu Metal, Metal
Wait and Bleed
Before I Forget
Duality
Psychosocial
Snuff
People = Shit
The Devil in I
Spit It Out
Sulfur
The Heretic Anthem
Left Behind
Vermilion
Unsainted
Eyeless
Surfacing

@ System of a Down | 시스템 오브 어 다운 | Nu Metal, Metal
B.Y.O.B.
Sugar
Hypnotize
Lonely Day
Question!
Lost in Hollywood
Spiders
War?
Suite-Pee
I-E-A-I-A-I-O
Soldier Side
= Toxicity | 톡시시티 | 2001
Prison Song
Needles
Deer Dance
Jet Pilot
X
Chop Suey! | 찹 수이
Bounce
Forest
ATWA
Science
Shimmy
Toxicity | 톡시시티
Psycho
Aerials

@ Rage Against the Machine | 레이지 어게인스트 더 머신/RATM/레이지 어겐스트 더 머신 | Metal, Nu Metal, Alternative
Guerrilla Radio
Bulls on Parade
Testify
Sleep Now in the Fire
People of the Sun
Calm Like a Bomb
Renegades of Funk
Vietnow
Down Rodeo
No Shelter
= Rage Against the Machine | 레이지 어게인스트 더 머신 1집 | 1992
Bombtrack
Killing in the Name | 킬링 인 더 네임
Take the Power Back
Settle for Nothing
Bullet in the Head
Know Your Enemy
Wake Up
Fistful of Steel
Township Rebellion
Freedom

@ Deftones | 데프톤즈/데프톤스 | Nu Metal, Alternative, Shoegaze
My Own Summer (Shove It)
Be Quiet and Drive (Far Away)
Cherry Waves
Hole in the Earth
Sextape
Diamond Eyes
Rosemary
Minerva
Around the Fur
7 Words
Beware
Entombed
Swerve City
You've Seen the Butcher
= White Pony | 화이트 포니 | 2000
Feiticeira
Digital Bath
Elite
Rx Queen
Street Carp
Teenager
Knife Prty
Korea
Passenger
Change (In the House of Flies)
Pink Maggit

@ Incubus | 인큐버스 | Rock, Alternative, Nu Metal
Drive
Wish You Were Here
Pardon Me
Stellar
Are You In?
Nice to Know You
Love Hurts
Anna Molly
Megalomaniac
A Certain Shade of Green

@ P.O.D. | 피오디 | Nu Metal
Alive
Youth of the Nation
Boom
Southtown
Goodbye for Now

@ Papa Roach | 파파 로치 | Nu Metal, Rock
Last Resort
Scars
Getting Away with Murder
Between Angels and Insects
Broken Home
...To Be Loved

@ Disturbed | 디스터브드 | Nu Metal, Metal
Down with the Sickness
The Sound of Silence
Stricken
Indestructible
Inside the Fire
Stupify
Ten Thousand Fists
Land of Confusion

@ Staind | 스테인드 | Nu Metal, Alternative
It's Been Awhile
Outside
So Far Away
Mudshovel
For You
Right Here

@ Evanescence | 에반에센스 | Metal, Rock
Bring Me to Life | 브링 미 투 라이프
My Immortal | 마이 이모탈
Going Under
Lithium
Call Me When You're Sober
Everybody's Fool
Haunted
Hello
What You Want

@ Marilyn Manson | 마릴린 맨슨 | Metal, Alternative
The Beautiful People
Sweet Dreams (Are Made of This)
Coma White
The Dope Show
Rock Is Dead
mOBSCENE
Tourniquet
Disposable Teens

@ Nine Inch Nails | 나인 인치 네일스/NIN | Rock, Electronic, Metal
Hurt | 허트
Closer
The Hand That Feeds
Head Like a Hole
March of the Pigs
Every Day Is Exactly the Same
We're in This Together
Only
Wish
The Perfect Drug

@ Rammstein | 람슈타인 | Metal
Du hast
Sonne
Engel
Ich will
Mein Herz brennt
Deutschland
Amerika
Feuer frei!
Ohne dich
Mutter

@ In Flames | 인 플레임스 | Metal
Only for the Weak
Take This Life
Cloud Connected
Come Clarity
The Mirror's Truth
Jotun
Colony
Episode 666
My Sweet Shadow
Trigger

@ Arch Enemy | 아치 에너미 | Metal
Nemesis
We Will Rise
Ravenous
War Eternal
My Apocalypse
Silverwing
Yesterday Is Dead and Gone
The Immortal

@ Children of Bodom | 칠드런 오브 보돔 | Metal
Needled 24/7
Downfall
Everytime I Die
Hate Me!
Silent Night, Bodom Night
Lake Bodom
Are You Dead Yet?
Follow the Reaper
Angels Don't Kill
Sixpounder

@ Dark Tranquillity | 다크 트랭퀼리티 | Metal
Misery's Crown
Punish My Heaven
ThereIn
Terminus (Where Death Is Most Alive)
Lost to Apathy
The Wonders at Your Feet

@ At the Gates | 앳 더 게이츠 | Metal
Slaughter of the Soul
Blinded by Fear
Under a Serpent Sun
Cold
Suicide Nation

@ Carcass | 카르카스 | Metal
Heartwork
Corporal Jigsore Quandary
No Love Lost
Buried Dreams
Keep on Rotting in the Free World

@ Death | 데스 | Metal
Crystal Mountain
Pull the Plug
Symbolic
The Philosopher
Lack of Comprehension
Zombie Ritual
Spirit Crusher
Empty Words

@ Cannibal Corpse | 카니발 콥스 | Metal
Hammer Smashed Face
Scourge of Iron
Make Them Suffer
Devoured by Vermin

@ Mayhem | 메이헴 | Metal
Freezing Moon
Deathcrush
Pagan Fears
Funeral Fog
De Mysteriis Dom Sathanas

@ Dimmu Borgir | 딤무 보르기르 | Metal
Progenies of the Great Apocalypse
Mourning Palace
The Serpentine Offering
Gateways
In Death's Embrace
Kings of the Carnival Creation

@ Cradle of Filth | 크래들 오브 필스 | Metal
Nymphetamine
Her Ghost in the Fog
Cruelty Brought Thee Orchids
From the Cradle to Enslave
Dusk and Her Embrace

@ Avenged Sevenfold | 어벤지드 세븐폴드/A7X | Metal, Hard Rock
Afterlife
Nightmare
So Far Away
Bat Country
Hail to the King
Unholy Confessions
Almost Easy
Beast and the Harlot
Dear God
Seize the Day
A Little Piece of Heaven
Buried Alive
Shepherd of Fire
Welcome to the Family

@ Bullet for My Valentine | 불렛 포 마이 발렌타인/BFMV | Metal
Tears Don't Fall
Waking the Demon
All These Things I Hate (Revolve Around Me)
Scream Aim Fire
Hand of Blood
Your Betrayal
Hearts Burst into Fire
4 Words (To Choke Upon)
You Want a Battle? (Here's a War)

@ Killswitch Engage | 킬스위치 인게이지 | Metal
My Curse
The End of Heartache
My Last Serenade
Holy Diver
Rose of Sharyn
This Is Absolution
In Due Time
Fixation on the Darkness

@ As I Lay Dying | 애즈 아이 레이 다잉 | Metal
Confined
Nothing Left
94 Hours
Through Struggle
The Sound of Truth
Forever

@ Bring Me the Horizon | 브링 미 더 호라이즌/BMTH | Metal, Rock, Alternative
Can You Feel My Heart
Throne
Drown
Shadow Moses
Sleepwalking
Doomed
Follow You
Parasite Eve
Kingslayer
Chelsea Smile
Avalanche
MANTRA
Teardrops
DiE4u
Kool-Aid
It Never Ends

@ Asking Alexandria | 애스킹 알렉산드리아 | Metal
The Final Episode (Let's Change the Channel)
Not the American Average
Moving On
Alone in a Room
Someone, Somewhere
A Prophecy

@ Architects | 아키텍츠 | Metal
Animals
Doomsday
Gone with the Wind
Nihilist
Royal Beggars
Alpha Omega
Naysayer
Holy Hell
Meteor

@ Parkway Drive | 파크웨이 드라이브 | Metal, Hardcore
Carrion
Vice Grip
Wild Eyes
Idols and Anchors
Bottom Feeder
Dark Days
Prey
Crushed

@ Sleep Token | 슬립 토큰 | Metal, Alternative
The Summoning
Take Me Back to Eden
Alkaline
Chokehold
The Offering
Granite
Euclid
Vore
Rain

@ Spiritbox | 스피릿박스 | Metal
Holy Roller
Circle with Me
Blessed Be
Constance
Hurt You
Jaded
Rotoscope

@ Periphery | 페리퍼리 | Metal
Marigold
Scarlet
Icarus Lives!
The Bad Thing
Reptile
Blood Eagle
Make Total Destroy
`
