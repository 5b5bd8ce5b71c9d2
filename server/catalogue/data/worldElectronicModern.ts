// Electronic listening music and the dance music of the 2010s. The format: server/catalogue/README.md.
export const WORLD_ELECTRONIC_MODERN = `
@ Aphex Twin | 에이펙스 트윈 | Electronic
Avril 14th
Xtal
Windowlicker
#3 (Rhubarb)
Come to Daddy
Alberto Balsalm

@ Boards of Canada | 보즈 오브 캐나다 | Electronic
Roygbiv
Dayvan Cowboy
Turquoise Hexagon Sun
Music Is Math
Telephasic Workshop
Aquarius

@ Four Tet | 포 텟 | Electronic
Angel Echoes
Love Cry
Two Thousand and Seventeen
She Moves She
My Angel Rocks Back and Forth
Hands

@ Burial | 베리얼 | Electronic
Archangel
Near Dark
Ghost Hardware
Raver
Untrue
Etched Headplate

@ James Blake | 제임스 블레이크 | Electronic, R&B, Singer-songwriter
Retrograde
The Wilhelm Scream
Limit to Your Love
Overgrown
Life Round Here
I Never Learnt to Share

@ Moby | 모비 | Electronic
Porcelain
Natural Blues
Why Does My Heart Feel So Bad?
Extreme Ways
Flower
In This World

@ Röyksopp | 로익솝/Royksopp | Electronic
Eple
Poor Leno
What Else Is There?
Remind Me
So Easy
Happy Up Here

@ Crystal Castles | 크리스탈 캐슬스 | Electronic
Crimewave
Vanished
Not in Love
Baptism
Celestica
Kerosene

@ CHVRCHES | 처치스 | Electronic, Pop
The Mother We Share
Clearest Blue
Recover
Leave a Trace
Gun
Lies

@ Disclosure | 디스클로저 | Electronic
Latch | 래치
White Noise
You & Me
When a Fire Starts to Burn
F for You
Help Me Lose My Mind

@ Flume | 플룸 | Electronic
Never Be like You
Holdin On
Say It
Drop the Game
Insane
Sleepless

@ ODESZA | 오데자 | Electronic
A Moment Apart
Say My Name
Line of Sight
Bloom
Sun Models
Late Night

@ Bonobo | 보노보 | Electronic
Kerala
Cirrus
Kiara
Kong
Black Sands
Break Apart

@ Nils Frahm | 닐스 프람 | Electronic, Classical
Says
Ambre
Re
Hammers
All Melody
My Friend the Forest

@ Skrillex | 스크릴렉스 | Electronic
Bangarang
Scary Monsters and Nice Sprites
First of the Year (Equinox)
Kyoto
Rumble
Make It Bun Dem

@ Zedd | 제드 | Electronic, Pop
Clarity
Stay
The Middle
Beautiful Now
Spectrum
Find You

@ Avicii | 아비치 | Electronic
Wake Me Up | 웨이크 미 업
Levels
Waiting for Love
The Nights
Hey Brother
Without You

@ The Chainsmokers | 체인스모커스/Chainsmokers | Electronic, Pop
Closer
Don't Let Me Down
Something Just Like This
Paris
Roses
All We Know
`
