// Jazz of today: fusion, vocal jazz, and the new trios. The format: server/catalogue/README.md.
export const WORLD_JAZZ_MODERN = `
@ Norah Jones | 노라 존스 | Jazz, Pop, Singer-songwriter
Sunrise
Thinking About You
What Am I to You?
Those Sweet Words
Chasing Pirates
Happy Pills
= Come Away with Me | 컴 어웨이 위드 미 | 2002
Don't Know Why | 돈 노우 와이
Seven Years
Cold Cold Heart
Feelin' the Same Way
Come Away with Me | 컴 어웨이 위드 미
Shoot the Moon
Turn Me On
Lonestar
I've Got to See You Again
Painter Song
One Flight Down
Nightingale
The Long Day Is Over
The Nearness of You

@ Diana Krall | 다이애나 크롤 | Jazz
The Look of Love
Cry Me a River
S'Wonderful
Fly Me to the Moon
Temptation
Peel Me a Grape

@ Jamie Cullum | 제이미 컬럼 | Jazz, Pop
All at Sea
High and Dry
What a Difference a Day Made
Everlasting Love
Twentysomething
Mind Trick

@ Gregory Porter | 그레고리 포터 | Jazz, Soul
Hey Laura
Liquid Spirit
Be Good (Lion's Song)
Holding On
Don't Lose Your Steam
Hold On

@ Michael Bublé | 마이클 부블레/Michael Buble | Jazz, Pop
Home
Everything
Feeling Good
Haven't Met You Yet
Sway
It's Beginning to Look a Lot like Christmas

@ Laufey | 레이베이/라우페이 | Jazz, Pop, Singer-songwriter
From the Start | 프롬 더 스타트
Valentine
Promise
Falling Behind
Let You Break My Heart Again
Like the Movies

@ Snarky Puppy | 스나키 퍼피 | Jazz, Funk
Lingus | 링거스
What About Me?
Shofukan
Thing of Gold
Bad Kids to the Back
Xavi

@ Robert Glasper | 로버트 글래스퍼/Robert Glasper Experiment | Jazz, R&B, Hip-hop
Afro Blue
Cherish the Day
Smells Like Teen Spirit
Always Shine
Ah Yeah
Move Love

@ Kamasi Washington | 카마시 워싱턴 | Jazz
Truth
Fists of Fury
Street Fighter Mas
Desire
Final Thought
The Rhythm Changes

@ BADBADNOTGOOD | 배드배드낫굿/BBNG | Jazz, Hip-hop
Time Moves Slow
CS60
Lavender
In Your Eyes
Triangle
Kaleidoscope

@ GoGo Penguin | 고고 펭귄 | Jazz, Electronic
Hopopono
Garden Dog Barbecue
Murmuration
One Percent
Raven
All Res

@ Esbjörn Svensson Trio | 에스뵈욘 스벤숀 트리오/e.s.t./EST | Jazz
From Gagarin's Point of View
Seven Days of Falling
Tuesday Wonderland
Behind the Yashmak
Elevation of Love
Believe, Beleft, Below

@ Brad Mehldau | 브래드 멜다우 | Jazz
Exit Music (For a Film)
Paranoid Android
Knives Out
Unrequited
When It Rains
Blackbird

@ Avishai Cohen | 아비샤이 코헨 | Jazz
Remembering
Seven Seas
Seattle
Dreaming
Gently Disturbed
Chutzpan

@ Vulfpeck | 벌프펙 | Funk
Dean Town | 딘 타운
1612
Back Pocket
Animal Spirits
Wait for the Moment
Cory Wong

@ Cory Wong | 코리 웡 | Funk, Jazz
Cosmic Sans
Airplane Mode
Golden
Companion Pass
Lunchtime
Power Station

@ The Fearless Flyers | 피어리스 플라이어스/Fearless Flyers | Funk
Ace of Aces
Assassin
Introducing the Fearless Flyers
Barbara
Signed Sealed Delivered
Flyers Direct

@ Marcus Miller | 마커스 밀러 | Jazz, Funk
Run for Cover
Power
Scoop
Panther
Detroit
Blast

@ Victor Wooten | 빅터 우튼 | Jazz, Funk
Classical Thump
Amazing Grace
Me & My Bass Guitar
U Can't Hold No Groove

@ Stanley Clarke | 스탠리 클락 | Jazz, Funk
School Days
Lopsy Lu
Silly Putty
Quiet Afternoon

@ Spyro Gyra | 스파이로 자이라 | Jazz
Morning Dance
Shaker Song
Catching the Sun
Harbor Nights
Heliopolis

@ Fourplay | 포플레이 | Jazz
Bali Run
Max-O-Man
Chant
After the Dance
Between the Sheets
Elixir

@ Lee Ritenour | 리 릿나워 | Jazz
Rio Funk
Captain Fingers
Is It You?
Night Rhythms
Wes Bound

@ Larry Carlton | 래리 칼튼 | Jazz, Blues
Room 335
Smiles and Smiles to Go
Minute by Minute
Sleepwalk
Rio Samba
Kid Gloves

@ Mike Stern | 마이크 스턴 | Jazz
Chromazone
Wing and a Prayer
Good Question
Upside Downside
Tipatina's
Play

@ John Scofield | 존 스코필드 | Jazz, Funk
A Go Go
Chank
Hottentot
Blue Matter
Protocol
Green Tea

@ Allan Holdsworth | 앨런 홀스워스 | Jazz, Rock
Devil Take the Hindmost
Metal Fatigue
Water on the Brain Pt. II
Letters of Marque
Funnels
Tokyo Dream

@ Scott Henderson | 스콧 헨더슨 | Jazz, Blues
Dolemite
Well to the Bone
Tore Down House
Dog Party
Vibe Station

@ Bob James | 밥 제임스 | Jazz
Angela
Nautilus
Westchester Lady
Take Me to the Mardi Gras
Feel Like Making Love
Night Crawler

@ Grover Washington Jr. | 그로버 워싱턴 주니어 | Jazz, Soul
Just the Two of Us | 저스트 더 투 오브 어스
Winelight
Mister Magic
Let It Flow (For "Dr. J")
East River Drive
Come Morning

@ Kenny G | 케니 지 | Jazz, Pop
Songbird
Going Home
Forever in Love
Silhouette
Dying Young
The Moment

@ Chuck Mangione | 척 맨지오니 | Jazz
Feels So Good | 필스 소 굿
Children of Sanchez
Give It All You Got
Bellavia
Land of Make Believe
Chase the Clouds Away

@ Jacob Collier | 제이콥 콜리어 | Jazz, R&B, Pop
All I Need
Little Blue
Hideaway
Moon River
Make Me Cry
Time to Rest Your Weary Head
`
