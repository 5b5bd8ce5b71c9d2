// Indie rock and indie pop since the middle of the 2000s, outside Britain. The format: server/catalogue/README.md.
export const WORLD_INDIE_MODERN = `
@ Arcade Fire | 아케이드 파이어 | Indie Rock
Ready to Start
Sprawl II (Mountains Beyond Mountains)
The Suburbs
No Cars Go
Keep the Car Running
Reflektor
Everything Now
Intervention
We Used to Wait
Afterlife
= Funeral | 퓨너럴 | 2004
Neighborhood #1 (Tunnels)
Neighborhood #2 (Laïka)
Une année sans lumière
Neighborhood #3 (Power Out)
Neighborhood #4 (7 Kettles)
Crown of Love
Wake Up
Haïti
Rebellion (Lies)
In the Backseat

@ Broken Social Scene | 브로큰 소셜 신 | Indie Rock
Anthems for a Seventeen Year-Old Girl
Cause = Time
Almost Crimes
7/4 (Shoreline)
Lover's Spit
KC Accidental
Stars and Sons
Looks Just Like the Sun
Fire Eye'd Boy
Sweetest Kill

@ Stars | 스타스 | Indie Rock, Pop
Your Ex-Lover Is Dead
Ageless Beauty
Calendar Girl
Elevator Love Letter
Take Me to the Riot
The Night Starts Here
Reunion
What I'm Trying to Say
Personal

@ Metric | 메트릭 | Indie Rock, Electronic
Black Sheep
Help I'm Alive
Gimme Sympathy
Monster Hospital
Gold Guns Girls
Combat Baby
Sick Muse
Breathing Underwater
Dead Disco
Youth Without Youth

@ The National | 더 내셔널/내셔널/National | Indie Rock
Bloodbuzz Ohio
I Need My Girl
Fake Empire
About Today
Mr. November
Slow Show
The System Only Dreams in Total Darkness
Sorrow
Terrible Love
England

@ Animal Collective | 애니멀 컬렉티브 | Psychedelic, Indie Rock
My Girls
Summertime Clothes
Brother Sport
In the Flowers
Fireworks
Grass
For Reverend Green
Bluish
Peacebone
Leaf House

@ Panda Bear | 판다 베어 | Psychedelic, Indie Rock
Comfy in Nautica
Bros
Take Pills
Slow Motion
Last Night at the Jetty
Boys Latin
Mr Noah
Tropic of Cancer

@ Grizzly Bear | 그리즐리 베어 | Indie Rock, Folk
Two Weeks
Knife
While You Wait for the Others
Ready, Able
Yet Again
Sleeping Ute
Foreground
On a Neck, on a Spit
Cheerleader
Sun in Your Eyes

@ Fleet Foxes | 플릿 폭시스 | Folk, Indie Rock
Helplessness Blues
Mykonos
Montezuma
Can I Believe You
Third of May/Ōdaigahara
Grown Ocean
Battery Kinzie
Sunblind
Lorelai
If You Need To, Keep Time on Me
= Fleet Foxes | 플릿 폭시스 1집 | 2008
Sun It Rises
White Winter Hymnal
Ragged Wood
Tiger Mountain Peasant Song
Quiet Houses
He Doesn't Know Why
Heard Them Stirring
Your Protector
Meadowlarks
Blue Ridge Mountains
Oliver James

@ Bon Iver | 본 이베어 | Folk, Indie Rock
Holocene
Perth
Towers
Calgary
Beth/Rest
33 "GOD"
8 (circle)
Hey, Ma
Michicant
Blood Bank
= For Emma, Forever Ago | 포 에마 포에버 어고 | 2007
Flume
Lump Sum
Skinny Love | 스키니 러브
The Wolves (Act I and II)
Blindsided
Creature Fear
Team
For Emma
Re: Stacks

@ Vampire Weekend | 뱀파이어 위켄드 | Indie Rock
Step
Diane Young
Cousins
Holiday
Giving Up the Gun
Horchata
Ya Hey
Unbelievers
Harmony Hall
Hannah Hunt
= Vampire Weekend | 뱀파이어 위켄드 1집 | 2008
Mansard Roof
Oxford Comma
A-Punk
Cape Cod Kwassa Kwassa
M79
Campus
Bryn
One (Blake's Got a New Face)
I Stand Corrected
Walcott
The Kids Don't Stand a Chance

@ Dirty Projectors | 더티 프로젝터스 | Indie Rock
Stillness Is the Move
Two Doves
Temecula Sunrise
Cannibal Resource
Gun Has No Trigger
Dance for You
No Intention

@ St. Vincent | 세인트 빈센트 | Indie Rock, Alternative
Cruel
Surgeon
Digital Witness
Los Ageless
Cheerleader
New York
Birth in Reverse
Masseduction
Prince Johnny
Marrow

@ Feist | 파이스트 | Singer-songwriter, Indie Rock, Pop
1234
Mushaboom
Inside and Out
My Moon My Man
I Feel It All
Secret Heart
The Limit to Your Love
Let It Die
Gatekeeper
One Evening

@ Sufjan Stevens | 수프얀 스티븐스 | Singer-songwriter, Folk, Indie Rock
Mystery of Love | 미스터리 오브 러브
Chicago
Visions of Gideon
Futile Devices
Casimir Pulaski Day
John Wayne Gacy, Jr.
To Be Alone with You
Vesuvius
For the Widows in Paradise, for the Fatherless in Ypsilanti
Mercury
= Carrie & Lowell | 캐리 앤 로웰 | 2015
Death with Dignity
Should Have Known Better
All of Me Wants All of You
Drawn to the Blood
Eugene
Fourth of July
The Only Thing
Carrie & Lowell
John My Beloved
No Shade in the Shadow of the Cross
Blue Bucket of Gold

@ Imagine Dragons | 이매진 드래곤스/이매진 드래곤즈 | Rock, Pop
Believer | 빌리버
Radioactive
Demons
Thunder
Whatever It Takes
Natural
Bad Liar
It's Time
On Top of the World
Bones

@ OneRepublic | 원리퍼블릭 | Rock, Pop
Counting Stars
Apologize
Secrets
Good Life
I Ain't Worried
All the Right Moves
Stop and Stare
Feel Again

@ Twenty One Pilots | 트웬티 원 파일럿츠 | Alternative, Pop, Hip-hop
Stressed Out
Ride
Car Radio
Heathens
Chlorine
House of Gold
Holding on to You
Tear in My Heart
Jumpsuit
Shy Away

@ Fun. | 펀 | Pop, Indie Rock
We Are Young
Some Nights
Carry On
At Least I'm Not as Sad (As I Used to Be)
The Gambler

@ Foster the People | 포스터 더 피플 | Indie Rock, Pop
Pumped Up Kicks
Sit Next to Me
Helena Beat
Coming of Age
Houdini
Don't Stop (Color on the Walls)
Best Friend
Call It What You Want

@ Grouplove | 그룹러브 | Indie Rock
Tongue Tied
Ways to Go
Colours
Itchin' on a Photograph
Let Me In

@ Cage the Elephant | 케이지 디 엘리펀트 | Indie Rock, Rock
Cigarette Daydreams
Come a Little Closer
Shake Me Down
Ain't No Rest for the Wicked
Trouble
Cold Cold Cold
Ready to Let Go
Mess Around
Telescope
Back Against the Wall

@ The Neighbourhood | 더 네이버후드/네이버후드/Neighbourhood | Alternative, Pop
Sweater Weather
Daddy Issues
Softcore
The Beach
Reflections
Afraid
Cry Baby
A Little Death
You Get Me So High

@ Wallows | 월로우즈 | Indie Rock
Are You Bored Yet?
These Days
Pleaser
Remember When
OK
Pictures of Girls
Scrawny
1980s Horror Film

@ Surf Curse | 서프 커스 | Indie Rock, Punk
Freaks
Disco
Goth Babe
Christine F
Heathers
Midnight Cowboy

@ Current Joys | 커런트 조이스 | Indie Rock
Blondie
New Flesh
Kids
A Different Age
Become the Warm Jets
Naked

@ Car Seat Headrest | 카 시트 헤드레스트 | Indie Rock
Drunk Drivers/Killer Whales
Sober to Death
Bodys
Fill in the Blank
Beach Life-in-Death
Destroyed by Hippie Powers
Vincent
It's Only Sex
Famous Prophets (Stars)
Something Soon

@ Courtney Barnett | 코트니 바넷 | Indie Rock, Singer-songwriter
Avant Gardener
Pedestrian at Best
Depreston
Elevator Operator
Nobody Really Cares If You Don't Go to the Party
Need a Little Time
Before You Gotta Go
History Eraser

@ Big Thief | 빅 시프 | Indie Rock, Folk
Not
Paul
Shark Smile
Masterpiece
Mythological Beauty
Simulation Swarm
Change
Cattails
UFOF
Vampire Empire

@ Phoebe Bridgers | 피비 브리저스 | Singer-songwriter, Indie Rock, Folk
Motion Sickness
Scott Street
Smoke Signals
Funeral
Georgia
Waiting Room
= Punisher | 퍼니셔 | 2020
DVD Menu
Garden Song
Kyoto
Punisher
Halloween
Chinese Satellite
Moon Song
Savior Complex
ICU
Graceland Too
I Know the End

@ boygenius | 보이지니어스 | Indie Rock, Folk
Not Strong Enough
Me & My Dog
True Blue
$20
Emily I'm Sorry
Cool About It
Bite the Hand
Salt in the Wound
Without You Without Them
Satanist

@ Lucy Dacus | 루시 데이커스 | Singer-songwriter, Indie Rock
Night Shift
Hot & Heavy
Addictions
VBS
Thumbs
I Don't Wanna Be Funny Anymore
Strange Torpedo

@ Snail Mail | 스네일 메일 | Indie Rock, Singer-songwriter
Pristine
Heat Wave
Thinning
Valentine
Let's Find an Out
Ben Franklin
Speaking Terms
Static Buzz

@ Soccer Mommy | 사커 마미 | Indie Rock, Singer-songwriter
Your Dog
circle the drain
Cool
Scorpio Rising
yellow is the color of her eyes
Shotgun
lucy
Still Clean

@ Mitski | 미츠키 | Singer-songwriter, Indie Rock
My Love Mine All Mine | 마이 러브 마인 올 마인
Washing Machine Heart
Nobody
First Love/Late Spring
Me and My Husband
Francis Forever
Townie
Working for the Knife
Strawberry Blond
A Pearl
= Puberty 2 | 퓨버티 2 | 2016
Happy
Dan the Dancer
Once More to See You
Fireworks
Your Best American Girl
I Bet on Losing Dogs
My Body's Made of Crushed Little Stars
Thursday Girl
A Loving Feeling
Crack Baby
A Burning Hill
`
