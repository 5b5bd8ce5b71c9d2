// Electronic listening music and the dance music of the 2010s. The format: server/catalogue/README.md.
export const WORLD_ELECTRONIC_MODERN = `
@ Aphex Twin | 에이펙스 트윈 | Electronic
Avril 14th
Xtal
Windowlicker
#3 (Rhubarb)
Come to Daddy
Alberto Balsalm
Girl/Boy Song
Ageispolis
Vordhosbn
Flim

@ Boards of Canada | 보즈 오브 캐나다 | Electronic
Roygbiv
Dayvan Cowboy
Turquoise Hexagon Sun
Music Is Math
Telephasic Workshop
Aquarius
Olson
In a Beautiful Place Out in the Country
Everything You Do Is a Balloon
1969

@ Four Tet | 포 텟 | Electronic
Angel Echoes
Love Cry
Two Thousand and Seventeen
She Moves She
My Angel Rocks Back and Forth
Hands
Baby
Unspoken
Smile Around the Face
Sing

@ Burial | 베리얼 | Electronic
Archangel
Near Dark
Ghost Hardware
Raver
Untrue
Etched Headplate
Shell of Light
Stolen Dog
Kindred
Come Down to Us

@ James Blake | 제임스 블레이크 | Electronic, R&B, Singer-songwriter
Retrograde
The Wilhelm Scream
Limit to Your Love
Overgrown
Life Round Here
I Never Learnt to Share
Mile High
Say What You Will
Are You in Love?
Assume Form

@ Moby | 모비 | Electronic
Porcelain
Natural Blues
Why Does My Heart Feel So Bad?
Extreme Ways
Flower
In This World
Go
Honey
We Are All Made of Stars
South Side

@ Röyksopp | 로익솝/Royksopp | Electronic
Eple
Poor Leno
What Else Is There?
Remind Me
So Easy
Happy Up Here
Only This Moment
The Girl and the Robot
In Space
Sparks

@ Crystal Castles | 크리스탈 캐슬스 | Electronic
Crimewave
Vanished
Not in Love
Baptism
Celestica
Kerosene
Untrust Us
Vietnam
Plague
Air War

@ CHVRCHES | 처치스 | Electronic, Pop
The Mother We Share
Clearest Blue
Recover
Leave a Trace
Gun
Lies
Under the Tide
Tether
Bury It
Never Ending Circles

@ Disclosure | 디스클로저 | Electronic
Latch | 래치
White Noise
You & Me
When a Fire Starts to Burn
F for You
Help Me Lose My Mind
Omen
Magnets
Voices
Nocturnal

@ Flume | 플룸 | Electronic
Never Be like You
Holdin On
Say It
Drop the Game
Insane
Sleepless
Smoke & Retribution
Hyperreal
Rushing Back
Helix

@ ODESZA | 오데자 | Electronic
A Moment Apart
Say My Name
Line of Sight
Bloom
Sun Models
Late Night
Loyal
Higher Ground
Across the Room
It's Only

@ Bonobo | 보노보 | Electronic
Kerala
Cirrus
Kiara
Kong
Black Sands
Break Apart
Kota
Nightlite
Recurring
Linked

@ Nils Frahm | 닐스 프람 | Electronic, Classical
Says
Ambre
Re
Hammers
All Melody
My Friend the Forest
Familiar
Fundamental Values
Unter
Keep

@ Skrillex | 스크릴렉스 | Electronic
Bangarang
Scary Monsters and Nice Sprites
First of the Year (Equinox)
Kyoto
Rumble
Make It Bun Dem
Breakn' a Sweat
Summit
Kill Everybody
Cinema

@ Zedd | 제드 | Electronic, Pop
Clarity
Stay
The Middle
Beautiful Now
Spectrum
Find You
Stay the Night
I Want You to Know
Funny
365

@ Avicii | 아비치 | Electronic
Wake Me Up | 웨이크 미 업
Levels
Waiting for Love
The Nights
Hey Brother
Without You
Addicted to You
SOS
You Make Me
I Could Be the One

@ The Chainsmokers | 체인스모커스/Chainsmokers | Electronic, Pop
Closer
Don't Let Me Down
Something Just Like This
Paris
Roses
All We Know
#SELFIE
Sick Boy
This Feeling
Takeaway
`
