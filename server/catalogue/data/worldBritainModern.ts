// British bands of the 2000s, from Coldplay to Mystery Jets. The format: server/catalogue/README.md.
export const WORLD_BRITAIN_MODERN = `
@ Coldplay | 콜드플레이 | Rock, Pop, Alternative
Viva la Vida | 비바 라 비다
Fix You | 픽스 유
Speed of Sound
A Sky Full of Stars
Paradise
Strawberry Swing
Lovers in Japan
Talk
Violet Hill
Every Teardrop Is a Waterfall
Charlie Brown
Adventure of a Lifetime
Hymn for the Weekend
Everglow
Magic
Midnight
Lost!
= Parachutes | 패러슈츠 | 2000
Don't Panic
Shiver
Spies
Sparks
Yellow | 옐로우
Trouble
Parachutes
High Speed
We Never Change
Everything's Not Lost
= A Rush of Blood to the Head | 어 러시 오브 블러드 투 더 헤드 | 2002
Politik
In My Place
God Put a Smile upon Your Face
The Scientist | 더 사이언티스트
Clocks
Daylight
Green Eyes
Warning Sign
A Whisper
A Rush of Blood to the Head
Amsterdam

@ Muse | 뮤즈 | Rock, Alternative
Uprising
Madness
Undisclosed Desires
Resistance
Sunburn
Showbiz
Muscle Museum
Unintended
Psycho
Dead Inside
Reapers
Mercy
Survival
Panic Station
Pressure
Dead Star
Neutron Star Collision (Love Is Forever)
= Origin of Symmetry | 오리진 오브 시메트리 | 2001
New Born
Bliss
Space Dementia
Hyper Music
Plug In Baby | 플러그 인 베이비
Citizen Erased
Micro Cuts
Screenager
Darkshines
Feeling Good
Megalomania
= Absolution | 앱솔루션 | 2003
Intro
Apocalypse Please
Time Is Running Out | 타임 이즈 러닝 아웃
Sing for Absolution
Stockholm Syndrome | 스톡홀름 신드롬
Falling Away with You
Interlude
Hysteria | 히스테리아
Blackout
Butterflies and Hurricanes
The Small Print
Endlessly
Thoughts of a Dying Atheist
Ruled by Secrecy
= Black Holes and Revelations | 블랙 홀스 앤 레벨레이션스 | 2006
Take a Bow
Starlight | 스타라이트
Supermassive Black Hole
Map of the Problematique
Soldier's Poem
Invincible
Assassin
Exo-Politics
City of Delusion
Hoodoo
Knights of Cydonia

@ Arctic Monkeys | 악틱 몽키즈/악틱 멍키즈/아틱 몽키즈 | Indie Rock, Rock
Crying Lightning
Cornerstone
Leave Before the Lights Come On
Don't Sit Down 'Cause I've Moved Your Chair
Suck It and See
Four Out of Five
Love Is a Laserquest
The Hellcat Spangled Shalalala
Baby I'm Yours
There'd Better Be a Mirrorball
Body Paint
My Propeller
Secret Door
Piledriver Waltz
Star Treatment
= Whatever People Say I Am, That's What I'm Not | | 2006
The View from the Afternoon
I Bet You Look Good on the Dancefloor
Fake Tales of San Francisco
Dancing Shoes
You Probably Couldn't See for the Lights but You Were Staring Straight at Me
Still Take You Home
Riot Van
Red Light Indicates Doors Are Secured
Mardy Bum
Perhaps Vampires Is a Bit Strong But...
When the Sun Goes Down
From the Ritz to the Rubble
A Certain Romance
= Favourite Worst Nightmare | | 2007
Brianstorm
Teddy Picker
D Is for Dangerous
Balaclava
Fluorescent Adolescent
Only Ones Who Know
Do Me a Favour
This House Is a Circus
If You Were There, Beware
The Bad Thing
Old Yellow Bricks
505
= AM | 에이엠 | 2013
Do I Wanna Know? | 두 아이 워너 노우
R U Mine?
One for the Road
Arabella
I Want It All
No. 1 Party Anthem
Mad Sounds
Fireside
Why'd You Only Call Me When You're High?
Snap Out of It
Knee Socks
I Wanna Be Yours | 아이 워너 비 유어스

@ The Last Shadow Puppets | 라스트 섀도우 퍼펫츠/Last Shadow Puppets | Indie Rock
Standing Next to Me
My Mistakes Were Made for You
Meeting Place
The Age of the Understatement
Aviation
Miracle Aligner
Sweet Dreams, TN
Bad Habits

@ The Libertines | 리버틴즈/더 리버틴즈/Libertines | Indie Rock, Punk
Don't Look Back into the Sun
What Katie Did
Can't Stand Me Now
Music When the Lights Go Out
What Became of the Likely Lads
The Man Who Would Be King
Gunga Din
= Up the Bracket | 업 더 브래킷 | 2002
Vertigo
Death on the Stairs
Horrorshow
Time for Heroes
Boys in the Band
Radio America
Up the Bracket
Tell the King
The Boy Looked at Johnny
Begging
The Good Old Days
I Get Along

@ Babyshambles | 베이비섐블스 | Indie Rock
Fuck Forever
Albion
Delivery
Killamangiro
Unbilotitled

@ Franz Ferdinand | 프란츠 퍼디난드/프란츠 페르디난드 | Indie Rock, Rock
Do You Want To
No You Girls
Walk Away
Ulysses
The Fallen
Eleanor Put Your Boots On
Love Illumination
Right Action
= Franz Ferdinand | 프란츠 퍼디난드 1집 | 2004
Jacqueline
Tell Her Tonight
Take Me Out | 테이크 미 아웃
The Dark of the Matinée
Auf Achse
Cheating on You
This Fire
Darts of Pleasure
Michael
Come On Home
40'

@ Bloc Party | 블록 파티 | Indie Rock, Post-punk
Flux
I Still Remember
Hunting for Witches
Two More Years
Signs
Mercury
One Month Off
= Silent Alarm | 사일런트 알람 | 2005
Like Eating Glass
Helicopter
Positive Tension
Banquet
Blue Light
She's Hearing Voices
This Modern Love
Pioneers
Price of Gas
So Here We Are
Luno
Plans
Compliments

@ Kaiser Chiefs | 카이저 칩스 | Indie Rock, Rock
Ruby
I Predict a Riot
Oh My God
Everyday I Love You Less and Less
Never Miss a Beat
The Angry Mob
Modern Way

@ Kasabian | 카사비안 | Rock, Alternative
Fire
Club Foot
L.S.F. (Lost Souls Forever)
Underdog
Shoot the Runner
Empire
Days Are Forgotten
Goodbye Kiss
Where Did All the Love Go?
eez-eh

@ Editors | 에디터스 | Post-punk, Indie Rock
Munich
Smokers Outside the Hospital Doors
Papillon
An End Has a Start
Blood
All Sparks
Bullets
The Racing Rats

@ Razorlight | 레이저라이트 | Indie Rock
America
Golden Touch
In the Morning
Somewhere Else
Before I Fall to Pieces
Wire to Wire

@ The Kooks | 더 쿡스/쿡스/Kooks | Indie Rock, Pop
She Moves in Her Own Way
Naive
Ooh La
Seaside
Sofa Song
Junk of the Heart (Happy)
Always Where I Need to Be
Sway
You Don't Love Me
Shine On

@ The View | 더 뷰/View | Indie Rock
Same Jeans
Wasted Little DJs
Superstar Tradesman
5Rebbeccas
Shock Horror

@ The Fratellis | 프라텔리스/Fratellis | Indie Rock
Chelsea Dagger
Whistle for the Choir
Henrietta
Flathead
Creepin Up the Backstairs
Mistress Mabel
Baby Fratelli

@ Maxïmo Park | 막시모 파크/Maximo Park | Indie Rock
Apply Some Pressure
Books from Boxes
Our Velocity
Going Missing
Graffiti
Girls Who Play Guitars

@ The Maccabees | 마카비스/Maccabees | Indie Rock
Toothpaste Kisses
Pelican
Precious Time
Can You Give It
Marks to Prove It
First Love
Love You Better
Latchmere

@ Mystery Jets | 미스터리 제츠 | Indie Rock
Young Love
Two Doors Down
Serotonin
Flash a Hungry Smile
Half in Love with Elizabeth
`
