// Metal: heavy, thrash, power, progressive, nu and what came after. The format: server/catalogue/README.md.
export const WORLD_METAL = `
@ Metallica | 메탈리카 | Metal
One | 원
Seek & Destroy
Fuel
The Four Horsemen
Whiskey in the Jar
Blackened
Until It Sleeps
Whiplash
Turn the Page
The Unforgiven II
St. Anger
No Leaf Clover
Moth into Flame
= Ride the Lightning | 라이드 더 라이트닝 | 1984
Fight Fire with Fire
Ride the Lightning
For Whom the Bell Tolls
Fade to Black | 페이드 투 블랙
Trapped Under Ice
Escape
Creeping Death
The Call of Ktulu
= Master of Puppets | 마스터 오브 퍼펫츠 | 1986
Battery | 배터리
Master of Puppets | 마스터 오브 퍼펫츠
The Thing That Should Not Be
Welcome Home (Sanitarium)
Disposable Heroes
Leper Messiah
Orion
Damage, Inc.
= Metallica | 블랙 앨범 | 1991
Enter Sandman | 엔터 샌드맨
Sad but True
Holier Than Thou
The Unforgiven
Wherever I May Roam
Don't Tread on Me
Through the Never
Nothing Else Matters | 낫싱 엘스 매터스
Of Wolf and Man
The God That Failed
My Friend of Misery
The Struggle Within

@ Megadeth | 메가데스 | Metal
Symphony of Destruction
A Tout le Monde
Peace Sells
Sweating Bullets
In My Darkest Hour
Trust
Wake Up Dead
She-Wolf
Angry Again
= Rust in Peace | 러스트 인 피스 | 1990
Holy Wars... The Punishment Due
Hangar 18
Take No Prisoners
Five Magics
Poison Was the Cure
Lucretia
Tornado of Souls
Dawn Patrol
Rust in Peace... Polaris

@ Slayer | 슬레이어 | Metal
South of Heaven
Seasons in the Abyss
War Ensemble
Dead Skin Mask
Disciple
Mandatory Suicide
Black Magic
= Reign in Blood | 레인 인 블러드 | 1986
Angel of Death
Piece by Piece
Necrophobic
Altar of Sacrifice
Jesus Saves
Criminally Insane
Reborn
Epidemic
Postmortem
Raining Blood

@ Anthrax | 앤스랙스 | Metal
Caught in a Mosh
Madhouse
Indians
I Am the Law
Got the Time
Among the Living
Only
Bring the Noise

@ Testament | 테스타먼트 | Metal
Practice What You Preach
Into the Pit
Over the Wall
Alone in the Dark
Return to Serenity
Souls of Black
Electric Crown

@ Overkill | 오버킬 | Metal
Elimination
In Union We Stand
Hello from the Gutter
Wrecking Crew
Bastard Nation

@ Exodus | 엑소더스 | Metal
Bonded by Blood
Strike of the Beast
The Toxic Waltz
A Lesson in Violence
Blacklist

@ Kreator | 크리에이터 | Metal
Pleasure to Kill
Extreme Aggression
Violent Revolution
Phobia
Enemy of God
Hordes of Chaos (A Necrologue for the Elite)

@ Sepultura | 세풀투라 | Metal
Roots Bloody Roots
Refuse/Resist
Territory
Arise
Dead Embryonic Cells
Ratamahatta
Inner Self
Beneath the Remains
Slave New World

@ Pantera | 판테라 | Metal
Cowboys from Hell
Cemetery Gates
Domination
I'm Broken
5 Minutes Alone
Floods
Becoming
Revolution Is My Name
Drag the Waters
= Vulgar Display of Power | 벌가 디스플레이 오브 파워 | 1992
Mouth for War
A New Level
Walk
Fucking Hostile
This Love
Rise
No Good (Attack the Radical)
Live in a Hole
Regular People (Conceit)
By Demons Be Driven
Hollow

@ Iron Maiden | 아이언 메이든 | Metal
The Trooper
Fear of the Dark
2 Minutes to Midnight
Aces High
Wasted Years
Phantom of the Opera
Rime of the Ancient Mariner
Can I Play with Madness
Powerslave
Flight of Icarus
= The Number of the Beast | 더 넘버 오브 더 비스트 | 1982
Invaders
Children of the Damned
The Prisoner
22 Acacia Avenue
The Number of the Beast
Run to the Hills
Gangland
Hallowed Be Thy Name

@ Judas Priest | 주다스 프리스트 | Metal
Painkiller | 페인킬러
Breaking the Law | 브레이킹 더 로
Before the Dawn | 비포 더 던
Living After Midnight
Electric Eye
You've Got Another Thing Comin'
Turbo Lover
The Sentinel
Victim of Changes
Beyond the Realms of Death

@ Motörhead | 모터헤드/Motorhead | Metal, Hard Rock
Ace of Spades
Overkill
Bomber
Iron Fist
Killed by Death
Orgasmatron

@ Dio | 디오 | Metal, Hard Rock
Holy Diver
Rainbow in the Dark
The Last in Line
Don't Talk to Strangers
We Rock
Stand Up and Shout

@ Ozzy Osbourne | 오지 오스본 | Metal, Hard Rock
Crazy Train | 크레이지 트레인
Mr. Crowley | 미스터 크롤리
Goodbye to Romance | 굿바이 투 로맨스
No More Tears
Mama, I'm Coming Home
Bark at the Moon
Revelation (Mother Earth)
Dreamer
Flying High Again
Shot in the Dark
Dee
Diary of a Madman

@ Accept | 액셉트 | Metal
Balls to the Wall
Metal Heart
Fast as a Shark
Restless and Wild
Princess of the Dawn

@ Helloween | 헬로윈 | Metal
A Tale That Wasn't Right | 어 테일 댓 워즌트 라이트
Eagle Fly Free | 이글 플라이 프리
Forever and One (Neverland)
I Want Out
Future World
Keeper of the Seven Keys
Power
Dr. Stein
Halloween
March of Time
If I Could Fly
I'm Alive

@ Gamma Ray | 감마 레이 | Metal
Rebellion in Dreamland
Somewhere Out in Space
Heaven Can Wait
Land of the Free
Send Me a Sign
Man on a Mission

@ Stratovarius | 스트라토바리우스 | Metal
Forever | 포에버
Black Diamond
Hunting High and Low
Speed of Light
Paradise
Eagleheart
Father Time
Forever Free
Kiss of Judas

@ Sonata Arctica | 소나타 악티카 | Metal
FullMoon
Tallulah
Kingdom for a Heart
8th Commandment
Wolf & Raven
Replica
San Sebastian
Letter to Dana
My Land

@ Rhapsody of Fire | 랩소디 오브 파이어/랩소디/Rhapsody | Metal
Emerald Sword
Dawn of Victory
Holy Thunderforce
Land of Immortals
Wisdom of the Kings
Lamento Eroico
Unholy Warcry

@ Angra | 앙그라 | Metal
Carry On
Nova Era
Rebirth
Nothing to Say
Angels Cry
Lisbon
Make Believe
Heroes of Sand
Stand Away

@ Blind Guardian | 블라인드 가디언 | Metal
The Bard's Song (In the Forest)
Mirror Mirror
Valhalla
Imaginations from the Other Side
Nightfall
Bright Eyes
Lost in the Twilight Hall
And Then There Was Silence

@ Edguy | 에드가이 | Metal
Tears of a Mandrake
Babylon
Vain Glory Opera
Lavatory Love Machine
Superheroes
Land of the Miracle

@ Avantasia | 아반타지아 | Metal
Reach Out for the Light
Farewell
The Scarecrow
Lost in Space
Sign of the Cross
Dying for an Angel

@ DragonForce | 드래곤포스 | Metal
Through the Fire and Flames | 스루 더 파이어 앤 플레임스
Fury of the Storm
Heroes of Our Time
Valley of the Damned
My Spirit Will Go On
Operation Ground and Pound

@ Nightwish | 나이트위시 | Metal
Nemo
Wishmaster
Ghost Love Score
Over the Hills and Far Away
Wish I Had an Angel
Amaranth
Sleeping Sun
Storytime
Ever Dream
Élan

@ Within Temptation | 위딘 템테이션 | Metal
Ice Queen
Mother Earth
Stand My Ground
Angels
Memories
Faster
What Have You Done

@ Dream Theater | 드림 시어터 | Metal, Rock
The Spirit Carries On
Overture 1928
The Dance of Eternity
Home
Panic Attack
The Glass Prison
As I Am
Stream of Consciousness
Octavarium
Erotomania
A Change of Seasons
On the Backs of Angels
Hollow Years
= Images and Words | 이미지스 앤 워즈 | 1992
Pull Me Under
Another Day
Take the Time
Surrounded
Metropolis - Part I: "The Miracle and the Sleeper"
Under a Glass Moon
Wait for Sleep
Learning to Live

@ Queensrÿche | 퀸스라이크/Queensryche | Metal
Silent Lucidity
Eyes of a Stranger
Jet City Woman
Empire
Revolution Calling
I Don't Believe in Love
Operation: Mindcrime

@ Symphony X | 심포니 엑스 | Metal
The Odyssey
Sea of Lies
The Accolade
Inferno (Unleash the Fire)
Paradise Lost
Smoke and Mirrors
Serpent's Kiss

@ Opeth | 오페스 | Metal
Blackwater Park
Ghost of Perdition
The Drapery Falls
Deliverance
Windowpane
Harvest
In My Time of Need
Hope Leaves
Bleak
The Grand Conjuration

@ Tool | 툴 | Metal, Alternative
Sober
Forty Six & 2
Vicarious
Ænema
Stinkfist
Jambi
The Pot
Pneuma
Prison Sex
Right in Two
= Lateralus | 라터랄루스 | 2001
The Grudge
Eon Blue Apocalypse
The Patient
Mantra
Schism
Parabol
Parabola
Ticks & Leeches
Lateralus
Disposition
Reflection
Triad
Faaip de Oiad

@ Porcupine Tree | 포큐파인 트리 | Rock, Metal
Trains
Lazarus
Blackest Eyes
Anesthetize
Fear of a Blank Planet
Arriving Somewhere but Not Here
Sentimental
Radioactive Toy

@ Mastodon | 마스토돈 | Metal
Blood and Thunder
Oblivion
The Motherload
Colony of Birchmen
Curl of the Burl
Crystal Skull
Show Yourself

@ Gojira | 고지라 | Metal
Flying Whales
Stranded
Silvera
L'Enfant Sauvage
Backbone
Amazonia
The Heaviest Matter of the Universe
Born for One Thing

@ Lamb of God | 램 오브 갓 | Metal
Redneck
Laid to Rest
Walk with Me in Hell
Ghost Walking
Now You've Got Something to Die For
Black Label
512

@ Trivium | 트리비엄 | Metal
Pull Harder on the Strings of Your Martyr
In Waves
Strife
The Heart from Your Hate
A Gunshot to the Head of Trepidation
Until the World Goes Cold
Shogun
Dying in Your Arms
`
