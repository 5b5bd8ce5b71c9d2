// British and Irish guitar bands from the Smiths to Britpop and the 2000s. The format: server/catalogue/README.md.
export const WORLD_BRITAIN = `
@ Radiohead | 라디오헤드 | Rock, Alternative
Creep | 크립
Pyramid Song
There There
2 + 2 = 5
You and Whose Army?
Burn the Witch
Daydreaming
True Love Waits
Knives Out
Lotus Flower
Codex
Stop Whispering
Talk Show Host
I Might Be Wrong
A Wolf at the Door
= The Bends | 더 벤즈 | 1995
Planet Telex
The Bends
High and Dry | 하이 앤 드라이
Fake Plastic Trees
Bones
(Nice Dream)
Just
My Iron Lung
Bullet Proof..I Wish I Was
Black Star
Sulk
Street Spirit (Fade Out)
= OK Computer | 오케이 컴퓨터 | 1997
Airbag
Paranoid Android | 파라노이드 안드로이드
Subterranean Homesick Alien
Exit Music (For a Film)
Let Down
Karma Police | 카르마 폴리스
Fitter Happier
Electioneering
Climbing Up the Walls
No Surprises | 노 서프라이지스
Lucky
The Tourist
= Kid A | 키드 에이 | 2000
Everything in Its Right Place
Kid A
The National Anthem
How to Disappear Completely
Treefingers
Optimistic
In Limbo
Idioteque
Morning Bell
Motion Picture Soundtrack
= In Rainbows | 인 레인보우즈 | 2007
15 Step
Bodysnatchers
Nude
Weird Fishes/Arpeggi
All I Need
Faust Arp
Reckoner
House of Cards
Jigsaw Falling into Place
Videotape

@ The Smile | 더 스마일/Smile | Rock, Alternative
Free in the Knowledge
You Will Never Work in Television Again
The Smoke
Bending Hectic
Thin Thing
Wall of Eyes
Friend of a Friend

@ The Smiths | 더 스미스/스미스/Smiths | Indie Rock, Alternative
This Charming Man
How Soon Is Now?
Please, Please, Please, Let Me Get What I Want
Heaven Knows I'm Miserable Now
Asleep
Ask
Back to the Old House
Panic
Girlfriend in a Coma
William, It Was Really Nothing
Stop Me If You Think You've Heard This One Before
Last Night I Dreamt That Somebody Loved Me
The Headmaster Ritual
Hand in Glove
= The Queen Is Dead | 더 퀸 이즈 데드 | 1986
The Queen Is Dead
Frankly, Mr. Shankly
I Know It's Over
Never Had No One Ever
Cemetry Gates
Bigmouth Strikes Again
The Boy with the Thorn in His Side
Vicar in a Tutu
There Is a Light That Never Goes Out | 데어 이즈 어 라이트 댓 네버 고즈 아웃
Some Girls Are Bigger Than Others

@ Morrissey | 모리세이 | Indie Rock, Alternative
Everyday Is Like Sunday
Suedehead
First of the Gang to Die
The More You Ignore Me, the Closer I Get
Irish Blood, English Heart
Tomorrow

@ The Stone Roses | 스톤 로지스/더 스톤 로지스/Stone Roses | Indie Rock, Alternative
Fools Gold
Sally Cinnamon
Ten Storey Love Song
Love Spreads
One Love
Elephant Stone
What the World Is Waiting For
= The Stone Roses | 스톤 로지스 1집 | 1989
I Wanna Be Adored
She Bangs the Drums
Waterfall
Don't Stop
Bye Bye Badman
Elizabeth My Dear
(Song for My) Sugar Spun Sister
Made of Stone
Shoot You Down
This Is the One
I Am the Resurrection

@ Happy Mondays | 해피 먼데이즈 | Alternative, Electronic
Step On
Kinky Afro
Hallelujah
24 Hour Party People
Loose Fit

@ The La's | 더 라스/라스 | Rock, Indie Rock
There She Goes
Timeless Melody
Way Out
Looking Glass
Feelin'

@ The Charlatans | 샬라탄스/Charlatans | Indie Rock, Alternative
The Only One I Know
One to Another
North Country Boy
Weirdo
Just When You're Thinkin' Things Over

@ James | 제임스 | Indie Rock, Alternative
Laid
Sit Down
Sometimes
She's a Star
Getting Away with It (All Messed Up)

@ Oasis | 오아시스 | Rock, Alternative
Whatever | 왓에버
Stop Crying Your Heart Out
The Masterplan
Stand by Me
D'You Know What I Mean?
Half the World Away
Acquiesce
Songbird
Little by Little
Go Let It Out
Don't Go Away
Lyla
The Importance of Being Idle
The Hindu Times
Let There Be Love
Talk Tonight
All Around the World
= Definitely Maybe | 데피니틀리 메이비 | 1994
Rock 'n' Roll Star
Shakermaker
Live Forever | 리브 포에버
Up in the Sky
Columbia
Supersonic | 슈퍼소닉
Bring It On Down
Cigarettes & Alcohol
Digsy's Dinner
Slide Away
Married with Children
= (What's the Story) Morning Glory? | 모닝 글로리 | 1995
Hello
Roll with It
Wonderwall | 원더월
Don't Look Back in Anger | 돈 룩 백 인 앵거
Hey Now!
The Swamp Song (Excerpt 1)
Some Might Say
Cast No Shadow
She's Electric
Morning Glory
The Swamp Song (Excerpt 2)
Champagne Supernova | 샴페인 슈퍼노바

@ Noel Gallagher's High Flying Birds | 노엘 갤러거/노엘 갤러거스 하이 플라잉 버즈/Noel Gallagher | Rock
If I Had a Gun...
The Death of You and Me
In the Heat of the Moment
Ballad of the Mighty I
Holy Mountain
Everybody's on the Run
AKA... What a Life!
Dead in the Water
Riverman
Dream On

@ Liam Gallagher | 리암 갤러거 | Rock
Wall of Glass
For What It's Worth
Once
Everything's Electric
Shockwave
Paper Crown
Chinatown

@ Beady Eye | 비디 아이 | Rock
The Roller
The Beat Goes On
Four Letter Word
Bring the Light
Flick of the Finger

@ Blur | 블러 | Rock, Alternative
Song 2
Coffee & TV
Beetlebum
Charmless Man
The Universal
Country House
Tender
There's No Other Way
For Tomorrow
Out of Time
She's So High
No Distance Left to Run
You're So Great
Under the Westway
The Narcissist
Sing
= Parklife | 파크라이프 | 1994
Girls & Boys | 걸스 앤 보이즈
Tracy Jacks
End of a Century
Parklife
Bank Holiday
Badhead
The Debt Collector
Far Out
To the End
London Loves
Trouble in the Message Centre
Clover Over Dover
Magic America
Jubilee
This Is a Low
Lot 105

@ Pulp | 펄프 | Rock, Alternative
Babies
Do You Remember the First Time?
This Is Hardcore
Help the Aged
Razzmatazz
Bad Cover Version
= Different Class | 디퍼런트 클래스 | 1995
Mis-Shapes
Pencil Skirt
Common People | 커먼 피플
I Spy
Disco 2000
Live Bed Show
Something Changed
Sorted for E's & Wizz
F.E.E.L.I.N.G. C.A.L.L.E.D. L.O.V.E.
Underwear
Monday Morning
Bar Italia

@ Suede | 스웨이드 | Rock, Alternative
Beautiful Ones
Saturday Night
Trash
The Wild Ones
Everything Will Flow
Filmstar
Stay Together
She's in Fashion
The 2 of Us
We Are the Pigs
= Suede | 스웨이드 1집 | 1993
So Young
Animal Nitrate
She's Not Dead
Moving
Pantomime Horse
The Drowners
Sleeping Pills
Breakdown
Metal Mickey
Animal Lover
The Next Life

@ The Verve | 더 버브/버브/Verve | Rock, Alternative
History
On Your Own
Slide Away
Love Is Noise
This Is Music
A Northern Soul
Gravity Grave
= Urban Hymns | 어반 힘스 | 1997
Bitter Sweet Symphony | 비터 스윗 심포니
Sonnet
The Rolling People
The Drugs Don't Work
Catching the Butterfly
Neon Wilderness
Space and Time
Weeping Willow
Lucky Man
One Day
This Time
Velvet Morning
Come On

@ Richard Ashcroft | 리차드 애쉬크로프트 | Rock, Singer-songwriter
A Song for the Lovers
C'mon People (We're Making It Now)
Break the Night with Colour
Music Is Power
Science of Silence

@ Supergrass | 슈퍼그래스 | Rock, Alternative
Alright
Pumping on Your Stereo
Caught by the Fuzz
Moving
Richard III
Sun Hits the Sky
Grace

@ Elastica | 엘라스티카 | Alternative, Punk
Connection
Stutter
Waking Up
Line Up
Car Song

@ Ash | 애쉬 | Rock, Punk
Girl from Mars
Shining Light
Burn Baby Burn
Goldfinger
Kung Fu
Oh Yeah
Sometimes

@ Manic Street Preachers | 매닉 스트리트 프리처스/매닉스 | Rock, Alternative
Motorcycle Emptiness
If You Tolerate This Your Children Will Be Next
A Design for Life
The Everlasting
Everything Must Go
You Love Us
Faster
Little Baby Nothing
Your Love Alone Is Not Enough
You Stole the Sun from My Heart

@ Ocean Colour Scene | 오션 컬러 신 | Rock
The Day We Caught the Train
The Riverboat Song
Hundred Mile High City
The Circle
Profit in Peace

@ Paul Weller | 폴 웰러 | Rock, Soul
You Do Something to Me
Wild Wood
The Changingman
Sunflower
Broken Stones

@ The Jam | 더 잼/Jam | Punk, Rock
Town Called Malice
That's Entertainment
Going Underground
English Rose
In the City
Start!
The Eton Rifles

@ Kula Shaker | 쿨라 셰이커 | Rock, Psychedelic
Hush
Tattva
Govinda
Hey Dude
Sound of Drums

@ Travis | 트래비스 | Rock, Alternative
Why Does It Always Rain on Me?
Sing
Closer
Writing to Reach You
Driftwood
Turn
Flowers in the Window
Side
As You Are
Love Will Come Through

@ Starsailor | 스타세일러 | Rock, Alternative
Four to the Floor
Alcoholic
Good Souls
Lullaby
Silence Is Easy
Poor Misguided Fool
Tell Me It's Not Over

@ Embrace | 임브레이스 | Rock, Alternative
Gravity
All You Good Good People
Ashes
Come Back to What You Know
Nature's Law

@ Doves | 도브스 | Alternative, Rock
There Goes the Fear
The Cedar Room
Pounding
Black and White Town
Kingdom of Rust
Caught by the River

@ Elbow | 엘보우 | Alternative, Rock
One Day Like This
Grounds for Divorce
Lippy Kids
Mirrorball
My Sad Captains
Magnificent (She Says)

@ Stereophonics | 스테레오포닉스 | Rock
Dakota
Maybe Tomorrow
Have a Nice Day
Local Boy in the Photograph
The Bartender and the Thief
Handbags and Gladrags
C'est la Vie

@ Idlewild | 아이들와일드 | Rock, Alternative
You Held the World in Your Arms
American English
When I Argue I See Shapes
Little Discourage

@ Snow Patrol | 스노우 패트롤 | Rock, Alternative
Chasing Cars | 체이싱 카스
Run
Signal Fire
Open Your Eyes
Set the Fire to the Third Bar
Chocolate
You're All I Have
Just Say Yes
Called Out in the Dark

@ Keane | 킨 | Rock, Pop
Somewhere Only We Know | 섬웨어 온리 위 노우
Everybody's Changing
This Is the Last Time
Bedshaped
Is It Any Wonder?
Crystal Ball
Spiralling
Bend and Break
Nothing in My Way
Silenced by the Night
`
