// Folk and the first singer-songwriters, from Bob Dylan to Eva Cassidy. The format: server/catalogue/README.md.
export const WORLD_FOLK = `
@ Bob Dylan | 밥 딜런 | Folk, Rock, Singer-songwriter
Blowin' in the Wind | 블로윙 인 더 윈드
Knockin' on Heaven's Door | 노킹 온 헤븐스 도어
Mr. Tambourine Man
Don't Think Twice, It's All Right
The Times They Are a-Changin'
Forever Young
One More Cup of Coffee
Make You Feel My Love
Tangled Up in Blue
Girl from the North Country
A Hard Rain's a-Gonna Fall
Simple Twist of Fate
Shelter from the Storm
Lay, Lady, Lay
Hurricane
= Highway 61 Revisited | 하이웨이 61 리비지티드 | 1965
Like a Rolling Stone | 라이크 어 롤링 스톤
Tombstone Blues
It Takes a Lot to Laugh, It Takes a Train to Cry
From a Buick 6
Ballad of a Thin Man
Queen Jane Approximately
Highway 61 Revisited
Just Like Tom Thumb's Blues
Desolation Row

@ Joan Baez | 존 바에즈 | Folk
Diamonds and Rust
Donna Donna | 도나 도나
The River in the Pines
Mary Hamilton
We Shall Overcome
House of the Rising Sun

@ Simon & Garfunkel | 사이먼 앤 가펑클 | Folk, Pop
The Sound of Silence | 사운드 오브 사일런스
The Boxer | 더 복서
Scarborough Fair/Canticle | 스카보로 페어
Mrs. Robinson
El Condor Pasa (If I Could)
Bridge over Troubled Water
America
Homeward Bound
I Am a Rock
Cecilia

@ Paul Simon | 폴 사이먼 | Folk, Pop, Singer-songwriter
50 Ways to Leave Your Lover
Still Crazy After All These Years
You Can Call Me Al
Graceland
Me and Julio Down by the Schoolyard
Mother and Child Reunion
Diamonds on the Soles of Her Shoes

@ Joni Mitchell | 조니 미첼 | Folk, Singer-songwriter, Jazz
Both Sides, Now | 보스 사이즈 나우
Big Yellow Taxi
The Circle Game
Help Me
Free Man in Paris
Coyote
Amelia
Chelsea Morning
Woodstock
= Blue | 블루 | 1971
All I Want
My Old Man
Little Green
Carey
Blue
California
This Flight Tonight
River
A Case of You
The Last Time I Saw Richard

@ Leonard Cohen | 레너드 코헨 | Folk, Singer-songwriter
Hallelujah
Suzanne
I'm Your Man
Famous Blue Raincoat
So Long, Marianne
Dance Me to the End of Love
In My Secret Life
Everybody Knows
Bird on the Wire
First We Take Manhattan

@ Nick Drake | 닉 드레이크 | Folk, Singer-songwriter
River Man
Way to Blue
Northern Sky
Day Is Done
One of These Things First
Fly
Cello Song
Time Has Told Me
Hazey Jane I
Saturday Sun
= Pink Moon | 핑크 문 | 1972
Pink Moon | 핑크 문
Place to Be
Road
Which Will
Horn
Things Behind the Sun
Know
Parasite
Free Ride
Harvest Breed
From the Morning

@ Tim Buckley | 팀 버클리 | Folk, Singer-songwriter
Song to the Siren
Once I Was
Phantasmagoria in Two
Buzzin' Fly
Morning Glory

@ Vashti Bunyan | 바쉬티 버넌 | Folk
Diamond Day
Rainbow River
Winter Is Blue
Train Song
Where I Like to Stand
Here Before

@ Tom Waits | 톰 웨이츠 | Singer-songwriter, Blues, Jazz
Time
Downtown Train
Tom Traubert's Blues (Four Sheets to the Wind in Copenhagen)
Martha
I Hope That I Don't Fall in Love with You
Ol' '55
Jersey Girl
Hold On
Rain Dogs
Clap Hands

@ James Taylor | 제임스 테일러 | Folk, Singer-songwriter
You've Got a Friend
Fire and Rain
Sweet Baby James
Carolina in My Mind
Don't Let Me Be Lonely Tonight
Your Smiling Face
Mexico

@ Carole King | 캐롤 킹 | Singer-songwriter, Pop
Jazzman
Sweet Seasons
= Tapestry | 태피스트리 | 1971
I Feel the Earth Move
So Far Away
It's Too Late
Home Again
Beautiful
Way Over Yonder
You've Got a Friend | 유브 갓 어 프렌드
Where You Lead
Will You Love Me Tomorrow?
Smackwater Jack
Tapestry
(You Make Me Feel Like) A Natural Woman

@ Cat Stevens | 캣 스티븐스/Yusuf | Folk, Singer-songwriter
Wild World
Father and Son
Morning Has Broken
Moonshadow
Peace Train
The First Cut Is the Deepest
Lady D'Arbanville
If You Want to Sing Out, Sing Out
Trouble

@ John Denver | 존 덴버 | Folk
Take Me Home, Country Roads | 테이크 미 홈 컨트리 로드
Annie's Song
Sunshine on My Shoulders
Leaving on a Jet Plane
Perhaps Love
Rocky Mountain High
Today

@ Don McLean | 돈 맥클린 | Folk, Singer-songwriter
Vincent | 빈센트
American Pie | 아메리칸 파이
And I Love You So
Empty Chairs

@ Jim Croce | 짐 크로치 | Folk, Singer-songwriter
Time in a Bottle
Operator (That's Not the Way It Feels)
Bad, Bad Leroy Brown
I'll Have to Say I Love You in a Song
I Got a Name

@ Rodríguez | 로드리게스/Rodriguez/Sixto Rodriguez | Folk, Rock
Sugar Man
I Wonder
Crucify Your Mind
Cause
I Think of You
Hate Street Dialogue

@ Tracy Chapman | 트레이시 채프먼 | Folk, Singer-songwriter
Fast Car | 패스트 카
Baby Can I Hold You
Give Me One Reason
Talkin' 'bout a Revolution
The Promise
For My Lover

@ Suzanne Vega | 수잔 베가 | Folk, Singer-songwriter
Luka
Tom's Diner | 톰스 다이너
Marlene on the Wall
Caramel
Small Blue Thing
Gypsy
The Queen and the Soldier

@ Eva Cassidy | 에바 캐시디 | Folk, Jazz
Autumn Leaves
Fields of Gold
Over the Rainbow
Songbird
Kathy's Song
Time After Time
`
