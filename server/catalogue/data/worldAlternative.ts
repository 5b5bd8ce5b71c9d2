// Alternative rock of the eighties and nineties, mostly North American. The format: server/catalogue/README.md.
export const WORLD_ALTERNATIVE = `
@ The Smashing Pumpkins | 스매싱 펌킨스/Smashing Pumpkins | Alternative, Rock, Shoegaze
1979
Tonight, Tonight
Bullet with Butterfly Wings
Zero
Ava Adore
Perfect
Thirty-Three
Landslide
Rhinoceros
Muzzle
Stand Inside Your Love
Porcelina of the Vast Oceans
= Siamese Dream | 사이어미즈 드림 | 1993
Cherub Rock
Quiet
Today | 투데이
Hummer
Rocket
Disarm
Soma
Geek U.S.A.
Mayonaise
Spaceboy
Silverfuck
Sweet Sweet
Luna

@ Foo Fighters | 푸 파이터스/푸 파이터즈 | Rock, Alternative
Best of You
The Pretender
All My Life
Learn to Fly
Times Like These
Big Me
This Is a Call
Walk
Rope
Generator
Breakout
I'll Stick Around
Long Road to Ruin
These Days
= The Colour and the Shape | | 1997
Doll
Monkey Wrench
Hey, Johnny Park!
My Poor Brain
Wind Up
Up in Arms
My Hero
See You
Enough Space
February Stars
Everlong | 에버롱
Walking After You
New Way Home

@ Red Hot Chili Peppers | 레드 핫 칠리 페퍼스/레드 핫 칠리 페퍼즈/RHCP/레핫칠 | Rock, Funk, Alternative
Snow (Hey Oh)
Dani California
Soul to Squeeze
Higher Ground
Aeroplane
My Friends
Tell Me Baby
Hump de Bump
Fortune Faded
Knock Me Down
Black Summer
The Adventures of Rain Dance Maggie
Wet Sand
= Blood Sugar Sex Magik | | 1991
The Power of Equality
If You Have to Ask
Breaking the Girl
Funky Monks
Suck My Kiss
I Could Have Lied
Mellowship Slinky in B Major
The Righteous & the Wicked
Give It Away
Blood Sugar Sex Magik
Under the Bridge | 언더 더 브릿지
Naked in the Rain
Apache Rose Peacock
The Greeting Song
My Lovely Man
Sir Psycho Sexy
They're Red Hot
= Californication | 캘리포니케이션 | 1999
Around the World
Parallel Universe
Scar Tissue
Otherside | 아더사이드
Get on Top
Californication | 캘리포니케이션
Easily
Porcelain
Emit Remmus
I Like Dirt
This Velvet Glove
Savior
Purple Stain
Right on Time
Road Trippin'
= By the Way | 바이 더 웨이 | 2002
By the Way
Universally Speaking
This Is the Place
Dosed
Don't Forget Me
The Zephyr Song
Can't Stop | 캔트 스탑
I Could Die for You
Midnight
Throw Away Your Television
Cabron
Tear
On Mercury
Minor Thing
Warm Tape
Venice Queen

@ John Frusciante | 존 프루시안테 | Rock, Singer-songwriter
Murderers
The Past Recedes
Song to Sing When I'm Lonely
Going Inside
Central
Scratches
Untitled #1
Before the Beginning

@ Jane's Addiction | 제인스 어딕션 | Alternative, Rock
Been Caught Stealing
Jane Says
Mountain Song
Stop!
Three Days

@ Faith No More | 페이스 노 모어 | Alternative, Metal
Epic
Easy
Midlife Crisis
Ashes to Ashes
From Out of Nowhere
We Care a Lot
Last Cup of Sorrow

@ Primus | 프라이머스 | Alternative, Funk, Metal
Jerry Was a Race Car Driver
Tommy the Cat
My Name Is Mud
Wynona's Big Brown Beaver
John the Fisherman
Too Many Puppies

@ Weezer | 위저 | Rock, Alternative, Punk
Island in the Sun | 아일랜드 인 더 선
Hash Pipe
Beverly Hills
Perfect Situation
Pork and Beans
Susanne
Africa
Photograph
Keep Fishin'
You Gave Your Love to Me Softly
Troublemaker
= Weezer (Blue Album) | 블루 앨범 | 1994
My Name Is Jonas
No One Else
The World Has Turned and Left Me Here
Buddy Holly | 버디 홀리
Undone - The Sweater Song
Surf Wax America
Say It Ain't So
In the Garage
Holiday
Only in Dreams
= Pinkerton | 핑커튼 | 1996
Tired of Sex
Getchoo
No Other One
Why Bother?
Across the Sea
The Good Life
El Scorcho
Pink Triangle
Falling for You
Butterfly

@ Pixies | 픽시즈/The Pixies | Alternative, Indie Rock
Where Is My Mind? | 웨어 이즈 마이 마인드
Gigantic
Bone Machine
Velouria
Planet of Sound
Alec Eiffel
Dig for Fire
Cactus
Caribou
Vamos
= Doolittle | 두리틀 | 1989
Debaser
Tame
Wave of Mutilation
I Bleed
Here Comes Your Man
Dead
Monkey Gone to Heaven
Mr. Grieves
Crackity Jones
La La Love You
No. 13 Baby
There Goes My Gun
Hey
Silver
Gouge Away

@ Sonic Youth | 소닉 유스 | Alternative, Indie Rock
Teen Age Riot
Kool Thing
Schizophrenia
100%
Superstar
Sugar Kane
Dirty Boots
Bull in the Heather
Silver Rocket
Incinerate

@ Dinosaur Jr. | 다이노소어 주니어/다이노서 주니어 | Alternative, Indie Rock
Feel the Pain
Freak Scene
Just Like Heaven
Start Choppin
Get Me
The Wagon
Out There
Little Fury Things
In a Jar
Thumb

@ Hüsker Dü | 허스커 두/Husker Du | Hardcore, Alternative
Don't Want to Know If You Are Lonely
Makes No Sense at All
Pink Turns to Blue
Something I Learned Today
Celebrated Summer
I Apologize

@ The Replacements | 리플레이스먼츠/Replacements | Alternative, Punk
Bastards of Young
Alex Chilton
Can't Hardly Wait
I Will Dare
Unsatisfied
Here Comes a Regular
Left of the Dial
Androgynous
Skyway
Swingin Party

@ R.E.M. | 알이엠/REM | Alternative, Rock
Losing My Religion | 루징 마이 릴리전
Everybody Hurts | 에브리바디 허츠
Man on the Moon
The One I Love
It's the End of the World as We Know It (And I Feel Fine)
Nightswimming
Shiny Happy People
Imitation of Life
What's the Frequency, Kenneth?
Radio Free Europe

@ Beck | 벡 | Alternative, Singer-songwriter
Loser
Lost Cause
Where It's At
Devils Haircut
Everybody's Gotta Learn Sometime
E-Pro
The New Pollution
The Golden Age
Girl
Morning

@ Jeff Buckley | 제프 버클리 | Rock, Singer-songwriter, Alternative
Everybody Here Wants You
Forget Her
Morning Theft
Satisfied Mind
Nightmares by the Sea
The Sky Is a Landfill
= Grace | 그레이스 | 1994
Mojo Pin
Grace | 그레이스
Last Goodbye
Lilac Wine
So Real
Hallelujah | 할렐루야
Lover, You Should've Come Over
Corpus Christi Carol
Eternal Life
Dream Brother

@ Alanis Morissette | 앨라니스 모리셋 | Rock, Alternative, Pop
Ironic
You Oughta Know
Hand in My Pocket
Head over Feet
You Learn
Thank U
Hands Clean
Uninvited

@ The Cranberries | 크랜베리스/Cranberries | Rock, Alternative
Zombie | 좀비
Ode to My Family
Just My Imagination
Animal Instinct
Promises
Ridiculous Thoughts
When You're Gone
I Can't Be with You
Salvation
Free to Decide
= Everybody Else Is Doing It, So Why Can't We? | | 1993
I Still Do
Dreams | 드림스
Sunday
Pretty
Waltzing Back
Not Sorry
Linger | 링거
Wanted
Still Can't...
I Will Always
How
Put Me Down

@ 4 Non Blondes | 포 넌 블론즈 | Rock, Alternative
What's Up?
Spaceman
Dear Mr. President

@ Garbage | 가비지 | Alternative, Rock
Only Happy When It Rains
Stupid Girl
Push It
I Think I'm Paranoid
#1 Crush
The World Is Not Enough
Cherry Lips (Go Baby Go!)
Queer

@ Placebo | 플라시보/플라세보 | Alternative, Rock
Every You Every Me
Pure Morning
The Bitter End
Running Up That Hill
Meds
Special K
Without You I'm Nothing
Nancy Boy
English Summer Rain
Song to Say Goodbye

@ Queens of the Stone Age | 퀸스 오브 더 스톤 에이지/QOTSA | Rock, Hard Rock, Alternative
No One Knows
Go with the Flow
Little Sister
The Lost Art of Keeping a Secret
Make It wit Chu
My God Is the Sun
I Sat by the Ocean
Smooth Sailing
Feel Good Hit of the Summer
The Way You Used to Do

@ Kyuss | 카이어스 | Hard Rock, Metal
Green Machine
Gardenia
Demon Cleaner
One Inch Man
Space Cadet
Thumb
50 Million Year Trip (Downside Up)
`
