// British and Irish bands of the 2010s and 2020s. The format: server/catalogue/README.md.
export const WORLD_BRITAIN_TODAY = `
@ Two Door Cinema Club | 투 도어 시네마 클럽 | Indie Rock, Electronic
What You Know
Something Good Can Work
Undercover Martyn
I Can Talk
Sun
Sleep Alone
Bad Decisions
Changing of the Seasons
Next Year
Are We Ready? (Wreck)

@ Foals | 폴스 | Indie Rock, Math Rock
My Number
Spanish Sahara
Mountain at My Gates
Inhaler
Cassius
Late Night
What Went Down
Balloons
Olympic Airways
Two Steps, Twice

@ Bombay Bicycle Club | 봄베이 바이시클 클럽 | Indie Rock
Always Like This
Shuffle
Luna
Carry Me
How Can You Swallow So Much Sleep
Lights Out, Words Gone
Evening/Morning
Eat, Sleep, Wake (Nothing but You)

@ alt-J | 알트제이 | Indie Rock, Electronic
Breezeblocks
Left Hand Free
Matilda
Tessellate
Something Good
Taro
Every Other Freckle
Fitzpleasure
In Cold Blood
3WW

@ The xx | 더 엑스엑스/엑스엑스 | Indie Rock, Electronic, Dream Pop
Angels
On Hold
Say Something Loving
Fiction
Sunset
Chained
I Dare You
Reunion
= xx | | 2009
Intro | 인트로
VCR
Crystalised
Islands
Heart Skipped a Beat
Fantasy
Shelter
Basic Space
Infinity
Night Time
Stars

@ The 1975 | 더 1975/더 나인틴 세븐티 파이브 | Pop, Indie Rock
Somebody Else
Chocolate
Robbers
The Sound
Love It If We Made It
About You
It's Not Living (If It's Not with You)
Sex
Girls
I Always Wanna Die (Sometimes)
Me & You Together Song
If You're Too Shy (Let Me Know)
Love Me
Paris

@ Wolf Alice | 울프 앨리스 | Indie Rock, Alternative, Shoegaze
Don't Delete the Kisses
Bros
Moaning Lisa Smile
Silk
How Can I Make It OK?
The Last Man on Earth
Smile
Giant Peach
Lipstick on the Glass
Blush

@ Royal Blood | 로열 블러드 | Rock, Hard Rock
Figure It Out
Out of the Black
Little Monster
Come On Over
Lights Out
Trouble's Coming
Typhoons
Ten Tonne Skeleton
How Did We Get So Dark?

@ Biffy Clyro | 비피 클라이로 | Rock, Alternative
Many of Horror
Mountains
Black Chandelier
Bubbles
That Golden Rule
Biblical
The Captain
Machines

@ Florence + the Machine | 플로렌스 앤 더 머신/Florence and the Machine | Rock, Pop
Dog Days Are Over
Shake It Out
You've Got the Love
Cosmic Love
Never Let Me Go
What Kind of Man
Ship to Wreck
Hunger
Rabbit Heart (Raise It Up)
King

@ Bastille | 바스틸 | Pop, Rock
Pompeii
Good Grief
Things We Lost in the Fire
Flaws
Quarter Past Midnight

@ Fontaines D.C. | 폰테인즈 디씨/폰테인스 DC | Post-punk, Indie Rock
Boys in the Better Land
A Hero's Death
I Don't Belong
Jackie Down the Line
Starburster
Favourite
I Love You
Televised Mind
Here's the Thing
In the Modern World

@ Wet Leg | 웻 레그 | Indie Rock, Post-punk
Chaise Longue
Wet Dream
Angelica
Ur Mum
Too Late Now
Oh No
catch these fists

@ Black Country, New Road | 블랙 컨트리 뉴 로드/BCNR | Post-rock, Indie Rock, Post-punk
Sunglasses
Athens, France
Track X
Up Song
Turbines/Pigs
Besties
= Ants from Up There | | 2022
Intro
Chaos Space Marine
Concorde
Bread Song
Good Will Hunting
Haldern
Mark's Theme
The Place Where He Inserted the Blade
Snow Globes
Basketball Shoes

@ black midi | 블랙 미디 | Math Rock, Post-punk
John L
953
bmbmbm
Chondromalacia Patella
Welcome to Hell
Speedway
Ducter
Slow
Western
Talking Heads

@ Squid | 스퀴드 | Post-punk
Narrator
Houseplants
Paddling
G.S.K.
Pamphlets
Swing (In a Dream)
The Cleaner

@ Dry Cleaning | 드라이 클리닝 | Post-punk
Scratchcard Lanyard
Strong Feelings
Unsmart Lady
Her Hippo
Gary Ashby
Magic of Meghan
Don't Press Me

@ Shame | 셰임 | Post-punk
Concrete
One Rizla
Snow Day
Fingers of Steel
Alphabet
Angie
Friction

@ beabadoobee | 비바두비 | Indie Rock, Pop, Alternative
the perfect pair | 더 퍼펙트 페어
Glue Song
Coffee
Care
She Plays Bass
Last Day on Earth
Sorry
Cologne
Talk
Worth It
Space Cadet
I Wish I Was Stephen Malkmus
Beaches
Take a Bite
`
