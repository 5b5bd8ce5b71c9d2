// Jazz: the standards and the players who made them. The format: server/catalogue/README.md.
export const WORLD_JAZZ = `
@ Miles Davis | 마일스 데이비스 | Jazz
Autumn Leaves
'Round Midnight
Milestones
Bitches Brew
My Funny Valentine
Seven Steps to Heaven
Solar
Four
Footprints
Nefertiti
= Kind of Blue | 카인드 오브 블루 | 1959
So What | 소 왓
Freddie Freeloader
Blue in Green
All Blues
Flamenco Sketches

@ John Coltrane | 존 콜트레인 | Jazz
My Favorite Things
In a Sentimental Mood
Impressions
Equinox
Say It (Over and Over Again)
Central Park West
My One and Only Love
Afro Blue
= Blue Train | 블루 트레인 | 1958
Blue Train
Moment's Notice
Locomotion
I'm Old Fashioned
Lazy Bird
= Giant Steps | 자이언트 스텝스 | 1960
Giant Steps
Cousin Mary
Countdown
Spiral
Syeeda's Song Flute
Naima
Mr. P.C.
= A Love Supreme | 어 러브 수프림 | 1965
Acknowledgement
Resolution
Pursuance
Psalm

@ Bill Evans | 빌 에반스/빌 에번스 | Jazz
Peace Piece
Gloria's Step
Very Early
Nardis
Time Remembered
My Bells
You Must Believe in Spring
Turn Out the Stars
= Portrait in Jazz | 포트레이트 인 재즈 | 1960
Come Rain or Come Shine
Autumn Leaves | 고엽
Witchcraft
When I Fall in Love
Peri's Scope
What Is This Thing Called Love?
Spring Is Here
Someday My Prince Will Come
Blue in Green
= Waltz for Debby | 왈츠 포 데비 | 1962
My Foolish Heart
Waltz for Debby | 왈츠 포 데비
Detour Ahead
My Romance
Some Other Time
Milestones

@ Dave Brubeck | 데이브 브루벡/The Dave Brubeck Quartet | Jazz
Unsquare Dance
In Your Own Sweet Way
= Time Out | 타임 아웃 | 1959
Blue Rondo à la Turk
Strange Meadow Lark
Take Five | 테이크 파이브
Three to Get Ready
Kathy's Waltz
Everybody's Jumpin'
Pick Up Sticks

@ Charles Mingus | 찰스 밍거스 | Jazz
Haitian Fight Song
II B.S.
Moanin'
Solo Dancer
= Mingus Ah Um | 밍거스 아 움 | 1959
Better Git It in Your Soul
Goodbye Pork Pie Hat
Boogie Stop Shuffle
Self-Portrait in Three Colors
Open Letter to Duke
Bird Calls
Fables of Faubus
Pussy Cat Dues
Jelly Roll

@ Thelonious Monk | 셀로니어스 몽크/델로니어스 몽크 | Jazz
'Round Midnight
Blue Monk
Straight, No Chaser
Ruby, My Dear
Well, You Needn't
Ask Me Now
Epistrophy
Bemsha Swing
Monk's Dream

@ Duke Ellington | 듀크 엘링턴 | Jazz
Take the "A" Train
It Don't Mean a Thing (If It Ain't Got That Swing)
Caravan
In a Sentimental Mood
Satin Doll
Mood Indigo
Sophisticated Lady
Prelude to a Kiss

@ Charlie Parker | 찰리 파커 | Jazz
Confirmation
Donna Lee
Ornithology
Yardbird Suite
Billie's Bounce
Au Privave
Ko-Ko
Scrapple from the Apple
Anthropology

@ Dizzy Gillespie | 디지 길레스피 | Jazz
A Night in Tunisia
Salt Peanuts
Manteca
Groovin' High
Con Alma

@ Sonny Rollins | 소니 롤린스 | Jazz
St. Thomas
Oleo
Airegin
Doxy
Blue 7
The Bridge
God Bless the Child
Tenor Madness

@ Cannonball Adderley | 캐논볼 애덜리 | Jazz
Mercy, Mercy, Mercy
Work Song
= Somethin' Else | 섬씽 엘스 | 1958
Autumn Leaves
Love for Sale
Somethin' Else
One for Daddy-O
Dancing in the Dark

@ Art Blakey & The Jazz Messengers | 아트 블레이키/아트 블레이키 앤 더 재즈 메신저스/Art Blakey | Jazz
Moanin'
Along Came Betty
Blues March
A Night in Tunisia
Dat Dere
Are You Real
Mosaic
Ugetsu

@ Horace Silver | 호레이스 실버 | Jazz
Song for My Father
Nica's Dream
The Preacher
Doodlin'
Peace
Nutville
Señor Blues

@ Lee Morgan | 리 모건 | Jazz
The Sidewinder
I Remember Clifford
Ceora
Totem Pole
Search for the New Land

@ Clifford Brown | 클리포드 브라운 | Jazz
Joy Spring
Daahoud
Sandu
Cherokee
Stardust

@ Wayne Shorter | 웨인 쇼터 | Jazz
Footprints
Infant Eyes
Speak No Evil
Witch Hunt
Yes or No
Fee-Fi-Fo-Fum
Ana Maria

@ Herbie Hancock | 허비 행콕/허비 핸콕 | Jazz, Funk
Cantaloupe Island
Rockit
Actual Proof
Speak Like a Child
Driftin'
Butterfly
= Maiden Voyage | 메이든 보이지 | 1965
Maiden Voyage
The Eye of the Hurricane
Little One
Survival of the Fittest
Dolphin Dance
= Head Hunters | 헤드 헌터스 | 1973
Chameleon | 카멜레온
Watermelon Man
Sly
Vein Melter

@ Chick Corea | 칙 코리아/Return to Forever/리턴 투 포에버 | Jazz
Spain | 스페인
La Fiesta
Armando's Rhumba
Windows
Got a Match?
500 Miles High
Crystal Silence
Matrix
Return to Forever
Humpty Dumpty

@ Weather Report | 웨더 리포트 | Jazz, Funk
Black Market
Elegant People
Boogie Woogie Waltz
Three Clowns
= Heavy Weather | 헤비 웨더 | 1977
Birdland
A Remark You Made
Teen Town | 틴 타운
Harlequin
Rumba Mamá
Palladium
The Juggler
Havona

@ Jaco Pastorius | 자코 파스토리우스 | Jazz, Funk
Portrait of Tracy
Donna Lee
Come On, Come Over
Continuum
Kuru/Speak Like a Child
Opus Pocus
The Chicken
Liberty City
Three Views of a Secret

@ Mahavishnu Orchestra | 마하비시누 오케스트라 | Jazz, Rock
Birds of Fire
Meeting of the Spirits
The Noonward Race
You Know You Know
Dance of Maya

@ Keith Jarrett | 키스 자렛/키스 재럿 | Jazz, Classical
The Köln Concert, Part I
My Song
Country
I Loves You, Porgy
Be My Love
Someone to Watch over Me
Shenandoah
The Windup
Over the Rainbow

@ Oscar Peterson | 오스카 피터슨 | Jazz
Hymn to Freedom
You Look Good to Me
C Jam Blues
Night Train
Corcovado
Cakewalk

@ Bud Powell | 버드 파웰 | Jazz
Un Poco Loco
Cleopatra's Dream
Parisian Thoroughfare
Tempus Fugit
Bouncing with Bud

@ Pat Metheny | 팻 메시니/팻 메스니/Pat Metheny Group | Jazz
Last Train Home | 라스트 트레인 홈
Are You Going with Me?
Bright Size Life
James
Phase Dance
Letter from Home
Travels
Always and Forever
Question and Answer
San Lorenzo

@ Wes Montgomery | 웨스 몽고메리 | Jazz
Four on Six
West Coast Blues
Bumpin' on Sunset
Road Song
Polka Dots and Moonbeams
D-Natural Blues
Full House

@ Kenny Burrell | 케니 버렐 | Jazz
Chitlins con Carne
Midnight Blue
Soul Lament
Mule
Wavy Gravy

@ Grant Green | 그랜트 그린 | Jazz, Funk
Idle Moments
Jean de Fleur
Sookie Sookie
Green with Envy
Blues in Maude's Flat

@ Django Reinhardt | 장고 라인하르트 | Jazz
Minor Swing
Nuages
Djangology
Swing 42
Daphne
Manoir de mes rêves

@ George Benson | 조지 벤슨 | Jazz, Soul, R&B
Breezin'
Affirmation
Give Me the Night
Turn Your Love Around
Nothing's Gonna Change My Love for You
This Masquerade
On Broadway
In Your Eyes

@ Chet Baker | 쳇 베이커 | Jazz
My Funny Valentine | 마이 퍼니 발렌타인
I Fall in Love Too Easily
Almost Blue
But Not for Me
Time After Time
Let's Get Lost
There Will Never Be Another You
Like Someone in Love
Everything Happens to Me
Autumn Leaves

@ Stan Getz | 스탄 게츠/스탠 게츠 | Jazz
The Girl from Ipanema | 이파네마에서 온 소녀
Desafinado
Corcovado (Quiet Nights of Quiet Stars)
I'm Late, I'm Late
People Time
Para Machucar Meu Coração
Doralice

@ João Gilberto | 주앙 지우베르투/호앙 질베르토/Joao Gilberto | Jazz
Chega de Saudade
Bim Bom
'S Wonderful
Estate
Águas de Março
O Pato
Rosa Morena

@ Antônio Carlos Jobim | 안토니우 카를로스 조빙/톰 조빔/Antonio Carlos Jobim/Tom Jobim | Jazz
Wave
Triste
Águas de Março
Agua de Beber
How Insensitive
One Note Samba
Dindi
Stone Flower
Luiza

@ Ella Fitzgerald | 엘라 피츠제럴드 | Jazz
Misty
Summertime
Dream a Little Dream of Me
How High the Moon
A-Tisket, A-Tasket
Someone to Watch over Me
Cheek to Cheek
Blue Skies

@ Billie Holiday | 빌리 홀리데이 | Jazz
I'm a Fool to Want You
Strange Fruit
All of Me
Gloomy Sunday
God Bless the Child
Autumn in New York
Don't Explain
Lady Sings the Blues
Summertime
Lover Man

@ Sarah Vaughan | 사라 본/새라 본 | Jazz
A Lover's Concerto
Lullaby of Birdland
Misty
Tenderly
Black Coffee
Broken Hearted Melody

@ Louis Armstrong | 루이 암스트롱 | Jazz
What a Wonderful World | 왓 어 원더풀 월드
La Vie en rose
Hello, Dolly!
West End Blues
We Have All the Time in the World
When the Saints Go Marching In
A Kiss to Build a Dream On

@ Nat King Cole | 냇 킹 콜 | Jazz, Pop
Unforgettable
L-O-V-E | 러브
Mona Lisa
Too Young
When I Fall in Love
Quizás, Quizás, Quizás
The Christmas Song
Autumn Leaves
Smile
Fly Me to the Moon

@ Frank Sinatra | 프랭크 시나트라 | Jazz, Pop
My Way | 마이 웨이
Fly Me to the Moon | 플라이 미 투 더 문
Theme from New York, New York
The Way You Look Tonight
Strangers in the Night
I've Got You Under My Skin
Summer Wind
In the Wee Small Hours of the Morning

@ Nina Simone | 니나 시몬 | Jazz, Soul, Blues
Feeling Good
I Put a Spell on You
My Baby Just Cares for Me
Sinnerman
Don't Let Me Be Misunderstood
Wild Is the Wind
Mississippi Goddam
Ne me quitte pas
Ain't Got No, I Got Life
I Loves You, Porgy
`
