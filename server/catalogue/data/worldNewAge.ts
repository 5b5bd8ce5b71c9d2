// New age, film music and the piano between classical and ambient. The format: server/catalogue/README.md.
export const WORLD_NEW_AGE = `
@ Yuhki Kuramoto | 유키 구라모토/倉本裕基 | New age
Lake Louise | 레이크 루이스
Romance | 로망스
Meditation | 명상
Second Romance
Warm Affection

@ Ryuichi Sakamoto | 류이치 사카모토/사카모토 류이치/坂本龍一 | New age, Classical, Electronic
Merry Christmas Mr. Lawrence | 메리 크리스마스 미스터 로렌스
Rain | 레인
The Last Emperor | 마지막 황제
energy flow | 에너지 플로우
The Sheltering Sky
Aqua | 아쿠아
Amore
andata
美貌の青空 | 비보노 아오조라
A Flower Is Not a Flower

@ Isao Sasaki | 이사오 사사키/사사키 이사오 | New age
Sky Walker | 스카이 워커
99 Miles from You
Eyes for You
Princess of Flowers
Butterfly in the Rain

@ George Winston | 조지 윈스턴 | New age
Thanksgiving | 땡스기빙
Variations on the Kanon by Johann Pachelbel | 캐논 변주곡
Joy
Longing/Love
Colors/Dance
Carol of the Bells
The Holly and the Ivy
Woods
Moon

@ Kevin Kern | 케빈 컨 | New age
Le Jardin
Return to Love
Through the Arbor
Sundial Dreams
Another Realm
Dance of the Searcher
Childhood Remembered
Pastel Reflections

@ Steve Barakatt | 스티브 바라캇 | New age
Rainbow Bridge | 레인보우 브릿지
The Whistler's Song | 휘슬러스 송
Flying
Day by Day
California Vibes
Dreamers
Angel Above

@ Secret Garden | 시크릿 가든 | New age
Song from a Secret Garden
Serenade to Spring
Nocturne
You Raise Me Up
Adagio
Passacaglia
Papillon
Sometimes When It Rains
Sigma
Poème

@ Yanni | 야니 | New age
One Man's Dream
Until the Last Moment
Santorini
The Rain Must Fall
Nostalgia
Keys to Imagination
Standing in Motion
In the Morning Light
Reflections of Passion

@ Enya | 엔야 | New age, Pop
Orinoco Flow
Only Time | 온리 타임
Caribbean Blue
May It Be
Book of Days
Boadicea
Wild Child
Anywhere Is
Watermark
China Roses

@ Kitaro | 기타로/喜多郎 | New age
Theme from Silk Road | 실크로드
Matsuri
Caravansary
Koi
Heaven and Earth

@ André Gagnon | 앙드레 가뇽/Andre Gagnon | New age
Comme au premier jour
Les jours tranquilles
L'air du soir
Neiges

@ David Lanz | 데이비드 란츠 | New age
Cristofori's Dream
Return to the Heart
Leaves on the Seine
Dream of the Forgotten Child
A Whiter Shade of Pale

@ Jim Brickman | 짐 브릭만 | New age
Angel Eyes
Valentine
The Gift
Rocket to the Moon
If You Believe
Simple Things
Destiny

@ Vangelis | 반젤리스 | New age, Electronic, Soundtrack
Chariots of Fire | 불의 전차
Conquest of Paradise
Love Theme
Memories of Green
Rachel's Song
La Petite Fille de la mer
To the Unknown Man
Pulstar

@ Mike Oldfield | 마이크 올드필드 | Rock, New age
Moonlight Shadow
Tubular Bells, Pt. I
Tubular Bells, Pt. II
To France
Family Man
Foreign Affair
Sentinel

@ Enigma | 에니그마/이니그마 | New age, Electronic
Sadeness (Part I)
Return to Innocence
Mea Culpa
Beyond the Invisible
Gravity of Love
The Rivers of Belief
Age of Loneliness

@ Deep Forest | 딥 포레스트 | New age, Electronic
Sweet Lullaby
Marta's Song
Deep Forest
Night Bird
Freedom Cry

@ Brian Eno | 브라이언 이노 | Electronic, New age, Rock
An Ending (Ascent)
By This River
Deep Blue Day
Baby's on Fire
Here Come the Warm Jets
Needles in the Camel's Eye
St. Elmo's Fire
The Big Ship
Third Uncle
I'll Come Running
= Ambient 1: Music for Airports | | 1978
1/1
2/1
1/2
2/2

@ Ludovico Einaudi | 루도비코 에이나우디 | New age, Classical
Nuvole bianche
Una mattina
Experience
Divenire
Fly
I giorni
Primavera
Le onde
Oltremare
Night

@ Max Richter | 막스 리히터 | Classical, New age
On the Nature of Daylight
Vladimir's Blues
Spring 1
November
Dream 3 (In the Midst of My Life)
The Departure
Mercy
Path 5 (Delta)

@ Ólafur Arnalds | 올라퍼 아르날즈/Olafur Arnalds | Classical, Electronic, New age
Near Light
saman
re:member
Only the Winds
3055
Ljósið
Happiness Does Not Wait
Particles
Woven Song
unfold

@ Yann Tiersen | 얀 티에르상/얀 티에르센 | New age, Soundtrack
Comptine d'un autre été, l'après-midi
La Valse d'Amélie
J'y suis jamais allé
Le Moulin
Summer 78
Rue des Cascades
Porz Goret
La Dispute
La Noyée
Sur le fil

@ Hans Zimmer | 한스 짐머 | Soundtrack
Time | 타임
Cornfield Chase
No Time for Caution
Now We Are Free
Day One
Stay
Mountains
Why So Serious?
Chevaliers de Sangreal
Dream Is Collapsing

@ Ennio Morricone | 엔니오 모리꼬네/엔니오 모리코네 | Soundtrack
Gabriel's Oboe | 가브리엘의 오보에
Cinema Paradiso | 시네마 천국
The Good, the Bad and the Ugly
The Ecstasy of Gold
Once Upon a Time in the West
Playing Love
Deborah's Theme
Chi Mai
On Earth as It Is in Heaven

@ Michael Nyman | 마이클 니만 | Soundtrack, Classical
The Heart Asks Pleasure First
Big My Secret
The Promise
The Sacrifice
Time Lapse
Chasing Sheep Is Best Left to Shepherds
An Eye for Optical Theory

@ Philip Glass | 필립 글래스 | Classical, Soundtrack
Opening
Metamorphosis One
Metamorphosis Two
Mad Rush
Facades
The Poet Acts
Morning Passages
Truman Sleeps
Koyaanisqatsi

@ Claude Bolling | 클로드 볼링 | Classical, Jazz
Hispanic Dance
= Suite for Flute and Jazz Piano Trio | 플루트와 재즈 피아노를 위한 모음곡 | 1975
Baroque and Blue
Sentimentale
Javanaise
Fugace
Irlandaise
Versatile
Véloce
`
