// Guitarists people learn the instrument for: shredders, fingerstyle players, and today's instrumental bands. The format: server/catalogue/README.md.
export const WORLD_GUITAR = `
@ Jeff Beck | 제프 벡 | Rock, Blues, Jazz
Cause We've Ended as Lovers
Where Were You
Freeway Jam
Led Boots
Beck's Bolero
Brush with the Blues

@ Gary Moore | 게리 무어 | Blues, Hard Rock
Still Got the Blues | 스틸 갓 더 블루스
Parisienne Walkways
Empty Rooms
The Loner
Always Gonna Love You
One Day

@ Joe Satriani | 조 새트리아니 | Rock, Hard Rock
Surfing with the Alien
Always with Me, Always with You
Satch Boogie
Flying in a Blue Dream
Summer Song
Cryin'

@ Steve Vai | 스티브 바이 | Rock, Hard Rock
For the Love of God
Tender Surrender
The Attitude Song
Whispering a Prayer
Liberty
Building the Church

@ Yngwie Malmsteen | 잉베이 맘스틴/잉위 맘스틴 | Metal, Hard Rock
Far Beyond the Sun
Black Star
Rising Force
Icarus' Dream Suite Op. 4
Evil Eye
Like an Angel

@ Eric Johnson | 에릭 존슨 | Rock, Blues
Cliffs of Dover
Manhattan
Trademark
Desert Rose
High Landrons
Zap

@ Paul Gilbert | 폴 길버트 | Rock, Hard Rock
Get Out of My Yard
Down to Mexico
I Like Rock
Space Ship One
Fuzz Universe

@ Jason Becker | 제이슨 베커 | Metal
Altitudes
Perpetual Burn
Air
Serrana
End of the Beginning

@ Marty Friedman | 마티 프리드먼 | Metal, Rock
Thunder March
Forbidden City
Tibet
Valley of Eternity
Undertow

@ John Petrucci | 존 페트루치 | Metal, Rock
Glasgow Kiss
Jaws of Life
Curve
Damage Control
Lost Without You

@ Buckethead | 버킷헤드 | Rock, Metal
Soothsayer
Jordan
Big Sur Moon
Padmasana
Whitewash
Nottingham Lace

@ Andy Timmons | 앤디 티몬스 | Rock, Blues
Electric Gypsy
Cry for You
Gone (9/11/01)
Deliver Us
Resolution
Super '70s

@ Guthrie Govan | 거스리 고반 | Rock, Jazz
Waves
Fives
Wonderful Slippery Thing
Sevens
Erotic Cakes

@ Tommy Emmanuel | 토미 엠마뉴엘 | Folk, Blues
Angelina
Classical Gas
Guitar Boogie
Those Who Wait
Lewis & Clark
Mombasa

@ Andy McKee | 앤디 맥키 | Folk, New age
Drifting
Rylynn
For My Father
Into the Ocean
Africa
Art of Motion

@ Kotaro Oshio | 코타로 오시오/오시오 코타로/押尾コータロー | Folk, New age
Twilight | 황혼
Wind Song | 바람의 시
Splash
Landscape
Hard Rain
Big Blue Ocean

@ Racer X | 레이서 엑스 | Metal
Scarified
Technical Difficulties
Street Lethal
Frenzy

@ Kiko Loureiro | 키코 루레이로 | Metal, Jazz
No Gravity
Enfermo
Dilemma
Pau-de-Arara
Escaping

@ Nuno Bettencourt | 누노 베텐코트 | Rock, Hard Rock
Gravity
Crave
Swollen Princess

@ Richie Kotzen | 리치 코젠 | Rock, Hard Rock
You Can't Save Me
High
Remember
Love Is Blind
What Is

@ Tony MacAlpine | 토니 맥칼파인 | Metal, Jazz
Tears of Sahara
Edge of Insanity
Autumn Lords
The Stranger
Quarter to Midnight

@ Vinnie Moore | 비니 무어 | Metal
Meltdown
Lifeforce
Daydream
Saved by a Miracle

@ Al Di Meola | 알 디 메올라 | Jazz, Rock
Mediterranean Sundance
Race with Devil on Spanish Highway
Egyptian Danza
Elegant Gypsy Suite

@ Paco de Lucía | 파코 데 루시아/Paco de Lucia | Folk, Jazz
Entre dos aguas
Almoraima
Río Ancho
Zyryab

@ Polyphia | 폴리피아 | Math Rock, Metal
Playing God | 플레잉 갓
G.O.A.T.
Euphoria
40oz
Ego Death
ABC

@ CHON | 촌 | Math Rock, Rock
Story
Waterslide
Sleepy Tea
Bubble Dream
Perfect Pillow
Knot

@ Covet | 코벳 | Math Rock
Shibuya
Sea Dragon
Ares
Nero
Charlie Brown
Parachute

@ Plini | 플리니 | Metal, Rock
Electric Sunrise
Handmade Cities
Selenium Forest
Paper Moon
Every Piece Matters
Flâneur

@ Intervals | 인터벌스 | Metal, Math Rock
Epiphany
I'm Awake
Libra
Fable
Black Box
Touch and Go

@ Animals as Leaders | 애니멀스 애즈 리더스 | Metal, Math Rock
CAFO
Tempting Time
The Woven Web
Physical Education
Song of Solomon
Wave of Babies

@ Ichika Nito | 이치카 니토/이치카 | Math Rock, Rock
I Miss You
Away
Orb

@ Joe Bonamassa | 조 보나마사 | Blues, Rock
Sloe Gin
The Ballad of John Henry
Mountain Time
Dust Bowl
Blues Deluxe
Driving Towards the Daylight
`
