// Singer-songwriters and new folk since the nineties. The format: server/catalogue/README.md.
export const WORLD_SINGERS = `
@ Damien Rice | 데미안 라이스 | Singer-songwriter, Folk
9 Crimes
Elephant
My Favourite Faded Fantasy
I Don't Want to Change You
Rootless Tree
Accidental Babies
Colour Me In
It Takes a Lot to Know a Man
= O | 오 | 2002
Delicate
Volcano
The Blower's Daughter | 더 블로어스 도터
Cannonball
Older Chests
Amie
Cheers Darlin'
Cold Water
I Remember
Eskimo

@ Glen Hansard | 글렌 한사드/The Swell Season/스웰 시즌/Marketa Irglova | Folk, Singer-songwriter
Falling Slowly | 폴링 슬로울리
If You Want Me
When Your Mind's Made Up
Say It to Me Now
Lies
Leave
In These Arms
Low Rising
Bird of Sorrow
Her Mercy

@ Kings of Convenience | 킹스 오브 컨비니언스 | Folk, Indie Rock
Misread
Cayman Islands
I'd Rather Dance with You
Know-How
Toxic Girl
Homesick
Mrs. Cold
Rule My World
Me in You
Winning a Battle, Losing the War
I Don't Know What I Can Save You From
Boat Behind
Failure

@ The Whitest Boy Alive | 화이티스트 보이 얼라이브/Whitest Boy Alive | Indie Rock, Funk
Burning
Courage
1517
Golden Cage
Done with You
High on the Heels
Island
Serious
Fireworks
Figures

@ José González | 호세 곤잘레스/Jose Gonzalez | Folk, Singer-songwriter
Heartbeats
Crosses
Down the Line
Step Out
Stay Alive
Killing for Love
Teardrop
Every Age
Leaf Off/The Cave
Slow Moves

@ Iron & Wine | 아이언 앤 와인 | Folk, Singer-songwriter
Flightless Bird, American Mouth
Such Great Heights
Naked as We Came
Upward over the Mountain
The Trapeze Swinger
Boy with a Coin
Passing Afternoon
Resurrection Fern
Cinder and Smoke
Call It Dreaming

@ Bright Eyes | 브라이트 아이즈 | Folk, Indie Rock, EMO
First Day of My Life
Lua
Poison Oak
Lover I Don't Have to Love
At the Bottom of Everything
Road to Joy
Landlocked Blues
We Are Nowhere and It's Now
The Calendar Hung Itself...
Bowl of Oranges

@ Rachael Yamagata | 레이첼 야마가타 | Singer-songwriter, Pop
Be Be Your Love
Duet
I Wish You Love
Worn Me Down
Letter Read
Elephants
Sunday Afternoon
The Reason Why
1963

@ Priscilla Ahn | 프리실라 안 | Folk, Singer-songwriter
Dream
A Good Day (Morning Song)
Wallflower
Rain
Fine on the Outside
Find My Way Back Home

@ Lisa Hannigan | 리사 해니건 | Folk, Singer-songwriter
I Don't Know
Lille
Ocean and a Rock
Passenger
Knots
Sea Song
Fall
Undertow

@ Lenka | 렌카 | Pop, Singer-songwriter
The Show
Trouble Is a Friend
Everything at Once
Like a Song
Heart Skips a Beat
We Will Not Grow Old

@ Ben Howard | 벤 하워드 | Folk, Singer-songwriter
Old Pine
Keep Your Head Up
Only Love
Promise
The Wolves
The Fear
Oats in the Water
Black Flies
Small Things
Conrad

@ Mumford & Sons | 멈포드 앤 선즈 | Folk, Rock
Little Lion Man
I Will Wait
The Cave
Babel
Believe
Awake My Soul
White Blank Page
Lover of the Light
Hopeless Wanderer
Guiding Light

@ The Lumineers | 루미니어스/Lumineers | Folk, Pop
Ho Hey
Ophelia
Stubborn Love
Cleopatra
Sleep on the Floor
Angela
Flowers in Your Hair
Dead Sea
Big Parade
Submarines

@ Of Monsters and Men | 오브 몬스터스 앤 멘 | Folk, Indie Rock
Little Talks
Dirty Paws
King and Lionheart
Mountain Sound
Crystals
Love Love Love
Six Weeks
Lakehouse
Empire
Alligator

@ Jack Johnson | 잭 존슨 | Folk, Singer-songwriter
Better Together | 베터 투게더
Banana Pancakes
Sitting, Waiting, Wishing
Upside Down
Flake
Good People
Constellations
Do You Remember
Taylor
Bubble Toes

@ Jason Mraz | 제이슨 므라즈 | Pop, Singer-songwriter, Folk
I'm Yours | 아임 유어스
Lucky | 럭키
Geek in the Pink
I Won't Give Up
Bella Luna
You and I Both
Life Is Wonderful
93 Million Miles
The Remedy (I Won't Worry)
Make It Mine

@ James Morrison | 제임스 모리슨 | Pop, Soul, Singer-songwriter
You Give Me Something
Wonderful World
Broken Strings
You Make It Real
The Pieces Don't Fit Anymore
Undiscovered
I Won't Let You Go
Please Don't Stop the Rain

@ James Blunt | 제임스 블런트 | Pop, Singer-songwriter
You're Beautiful
Goodbye My Lover
1973
High
Same Mistake
Bonfire Heart
Wisemen
Carry You Home

@ Passenger | 패신저 | Folk, Singer-songwriter
Let Her Go | 렛 허 고
Scare Away the Dark
Holes
Heart's on Fire
Life's for the Living
Things That Stop You Dreaming
Simple Song

@ Ed Sheeran | 에드 시런 | Pop, Singer-songwriter
Shape of You | 셰이프 오브 유
Thinking Out Loud | 띵킹 아웃 라우드
Perfect | 퍼펙트
Photograph
The A Team
Castle on the Hill
Lego House
Galway Girl
Bad Habits
Shivers
Don't
Sing
Give Me Love

@ Vance Joy | 밴스 조이 | Folk, Pop
Riptide
Mess Is Mine
Georgia
Fire and the Flood
Missing Piece
Saturday Sun
Lay It on Me
Clarity
From Afar

@ Novo Amor | 노보 아모르 | Folk, Dream Pop
Anchor
Carry You
Birthplace
Holland
Repeat Until Death
Weather
State Lines
Utican
I Make Sparks

@ Angus & Julia Stone | 앵거스 앤 줄리아 스톤 | Folk
Big Jet Plane
A Heartbreak
Just a Boy
Mango Tree
For You
Yellow Brick Road
Grizzly Bear
Chateau
Paper Aeroplane
Draw Your Swords
`
