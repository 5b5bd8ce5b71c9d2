// Post-rock and math rock. The format: server/catalogue/README.md.
export const WORLD_POST_ROCK = `
@ Mogwai | 모과이 | Post-rock
Mogwai Fear Satan
Like Herod
Take Me Somewhere Nice
Auto Rock
Friend of the Night
Hunted by a Freak
Cody
Summer
2 Rights Make 1 Wrong
Christmas Steps

@ Explosions in the Sky | 익스플로전스 인 더 스카이 | Post-rock
Greet Death
Yasmin the Light
The Birth and Death of the Day
Welcome, Ghosts
It's Natural to Be Afraid
Remember Me as a Time of Day
Catastrophe and the Cure
Magic Hours
Postcard from 1952
Let Me Back In
= The Earth Is Not a Cold Dead Place | | 2003
First Breath After Coma
The Only Moment We Were Alone
Six Days at the Bottom of the Ocean
Memorial
Your Hand in Mine | 유어 핸드 인 마인

@ Sigur Rós | 시규어 로스/Sigur Ros | Post-rock, Dream Pop
Hoppípolla | 호피폴라
Sæglópur
Glósóli
Untitled #1 (Vaka)
Gobbledigook
Inní mér syngur vitleysingur
Festival
Ára bátur
Takk...
Varúð
= Ágætis byrjun | | 1999
Intro
Svefn-g-englar
Starálfur
Flugufrelsarinn
Ný batterí
Hjartað hamast (bamm bamm bamm)
Viðrar vel til loftárása
Olsen Olsen
Ágætis byrjun
Avalon

@ Godspeed You! Black Emperor | 갓스피드 유! 블랙 엠퍼러/갓스피드 유 블랙 엠퍼러/GY!BE | Post-rock
The Dead Flag Blues
East Hastings
Moya
BBF3
Mladic
Providence
Rockets Fall on Rocket Falls
= Lift Your Skinny Fists Like Antennas to Heaven | | 2000
Storm
Static
Sleep
Antennas to Heaven...

@ Tortoise | 토터스 | Post-rock
Djed
Swung from the Gutters
TNT
Glass Museum
Ten-Day Interval
I Set My Face to the Hillside
Seneca
Crest
Prepare Your Coffin

@ Slint | 슬린트 | Post-rock, Math Rock
Glenn
Rhoda
= Spiderland | 스파이더랜드 | 1991
Breadcrumb Trail
Nosferatu Man
Don, Aman
Washer
For Dinner...
Good Morning, Captain

@ Talk Talk | 토크 토크 | Post-rock, Rock
Life's What You Make It
It's My Life
Talk Talk
Such a Shame
Living in Another World
I Don't Believe in You
April 5th
= Spirit of Eden | 스피릿 오브 에덴 | 1988
The Rainbow
Eden
Desire
Inheritance
I Believe in You
Wealth

@ This Will Destroy You | 디스 윌 디스트로이 유 | Post-rock
The Mighty Rio Grande
There Are Some Remedies Worse Than the Disease
Threads
Quiet
They Move on Tracks of Never-Ending Light
Villa Del Refugio
A Three-Legged Workhorse
Burial on the Presidio Banks
I Believe in Your Victory
Happiness: We're All in It Together

@ Caspian | 카스피안 | Post-rock
Ghosts of the Garden City
Some Are White Light
Sycamore
Gone in Bloom and Bough
Waking Season
Moksha
Ríoseco
Loft
Flowers of Light
Castles High, Marble Bright

@ MONO | 모노 | Post-rock
Ashes in the Snow
Pure as Snow (Trails of the Winter Storm)
Halcyon (Beautiful Days)
Moonlight
Follow the Map
Yearning
Everlasting Light
The Kidnapper Bell
Burial at Sea
Nostalgia

@ World's End Girlfriend | 월즈 엔드 걸프렌드 | Post-rock, Electronic
Les Enfants du Paradis
Scorpius Circus
Birthday Resistance
The Octuple Personality and Eleven Crows

@ Do Make Say Think | 두 메이크 세이 싱크 | Post-rock
The Universe!
Fredericia
Auberge le Mouton Noir

@ Rachel's | 레이첼스 | Post-rock, Classical
Water from the Same Source
Family Portrait
Egon & Gertie
Kentucky Nocturne

@ The Album Leaf | 앨범 리프/더 앨범 리프/Album Leaf | Post-rock, Electronic
Always for You
The Outer Banks
Window
Vermillion
Shine
Red-Eye
Over the Pond
Streamside
Twentytwofourteen
On Your Way

@ Hammock | 해먹 | Post-rock
I Can Almost See You
Breathturn
Cold Front
Tape Recorder
Mono No Aware

@ Jeniferever | 제니퍼에버 | Post-rock, Dream Pop
From Across the Sea
Alvik
Winter Nights
The Sound of Beating Wings
Opposites Attract

@ Russian Circles | 러시안 서클스 | Post-rock, Metal
Harper Lewis
Mládek
Deficit
Afrika
1777
309
Youngblood
Geneva
Death Rides a Horse
Carpe

@ ISIS | 아이시스 | Metal, Post-rock
In Fiction
Carry
Weight
The Beginning and the End
So Did We
Dulcinea
Backlit
Ghost Key
Holy Tears

@ Neurosis | 뉴로시스 | Metal, Post-rock
Through Silver in Blood
Locust Star
Stones from the Sky
The Doorway
Lost
To the Wind
Times of Grace
Aeon

@ Cult of Luna | 컬트 오브 루나 | Metal, Post-rock
Finland
Echoes
Leave Me Here
Dark City, Dead Man
Ghost Trail
Back to Chapel Town
Cold Burn

@ Swans | 스완스 | Post-punk, Post-rock
The Seer
Screen Shot
Mother of the World
Oxygen
Helpless Child
I Was a Prisoner in Your Skull
Blood Promise
The Sound
A Little God in My Hands
Bring the Sun/Toussaint L'Ouverture

@ Battles | 배틀스 | Math Rock, Electronic
Atlas
Ice Cream
Tonto
Tras
Leyendecker
Ddiamondd
Futura
My Machines
Titanium 2 Step
The Yabba

@ Don Caballero | 돈 카바예로 | Math Rock
Fire Back About Your New Baby's Sex
Delivering the Groceries at 138 Beats per Minute
Stupid Puma
Haven't Lived Afro Pop
Slice Where You Live Like Pie

@ Hella | 헬라 | Math Rock
Biblical Violence
1-800-Ghost-Dance
Been a Long Time Cousin
Republic of Rough and Ready
Brown Medal 2003

@ Maps & Atlases | 맵스 앤 아틀라시스 | Math Rock, Indie Rock
Every Place Is a House
Songs for Ghosts to Haunt To
Big Bopper Anthems
Ted Zancha
Solid Ground
Pigeon
The Charm
Living Decorations
Daily News
You and Me and the Mountain

@ Minus the Bear | 마이너스 더 베어 | Indie Rock, Math Rock
Pachuca Sunrise
Knights
The Game Needed Me
White Mystery
My Time
Into the Mirror
Throwin' Shapes
Absinthe Party at the Fly Honey Warehouse
Drilling
Monkey!!! Knife!!! Fight!!!

@ TTNG | 티티엔지/This Town Needs Guns | Math Rock, EMO
26 Is Dancier Than 4
Chinchilla
Baboon
Adventure, Stamina & Anger
Gibbon
If I Sit Still, Maybe I'll Get Out of Here
Cat Fantastic
Havoc in the Forum
Left Aligned
Pig

@ Delta Sleep | 델타 슬립 | Math Rock, EMO
El Pastor
Sultans of Ping
The Detail
Afterimage
Camp Adventure
Lake Sprinkle Sprinkle
Dotwork
Single File
16:40 AM
Strongthany

@ Totorro | 토토로 | Math Rock, Post-rock
Home Alone
Chevalier Bulltoe
Gérard Blast
Brocolissimo
Clara Mystère

@ toe | 토에/토 | Math Rock, Post-rock
Goodbye | 굿바이
I Dance Alone
Two Moons
Tremolo+Delay
Because I Hear You
Past and Language
1/21
All I Understand Is That I Don't Understand
The Book About My Idle Plot on a Vague Anxiety
Run for Word
C
Metronome
Path

@ LITE | 라이트 | Math Rock
Ef
Bond
Phantasia
Contemporary Disease
Infinite Mirror
Human Gift
Rabbit
Blizzard
Pirates and Parakeets
Echolocation

@ Elephant Gym | 엘리펀트 짐/大象體操 | Math Rock, Tiwan Indie
Finger | 中指
Games | 遊戲
Underwater | 水底
Moonset
Spring Rain | 春雨
Galaxy | 銀河
Half | 一半
Midway | 中途
Frog | 青蛙
Head & Body | 頭,身體
`
