// R&B and neo soul since the nineties. The format: server/catalogue/README.md.
export const WORLD_RNB = `
@ D'Angelo | 디앤젤로 | R&B, Soul, Funk
Brown Sugar
Lady
Cruisin'
Me and Those Dreamin' Eyes of Mine
Really Love
Sugah Daddy
Ain't That Easy
Another Life
Betray My Heart
= Voodoo | 부두 | 2000
Playa Playa
Devil's Pie
Left & Right
The Line
Send It On
Chicken Grease
One Mo'gin
The Root
Spanish Joint
Feel Like Makin' Love
Greatdayndamornin'/Booty
Untitled (How Does It Feel)
Africa

@ Erykah Badu | 에리카 바두 | R&B, Soul
On & On
Didn't Cha Know
Bag Lady
Window Seat
Next Lifetime
Appletree
Tyrone
Green Eyes
Other Side of the Game
Love of My Life (An Ode to Hip-Hop)

@ Maxwell | 맥스웰 | R&B, Soul
Ascension (Don't Ever Wonder)
This Woman's Work
Pretty Wings
Fortunate
Lifetime
Bad Habits
Sumthin' Sumthin'
Fistful of Tears

@ Lauryn Hill | 로린 힐 | R&B, Hip-hop, Soul
Doo Wop (That Thing)
Ex-Factor
To Zion
Can't Take My Eyes Off You
Everything Is Everything
Nothing Even Matters
Lost Ones
Tell Him

@ Fugees | 푸지스/The Fugees | Hip-hop, R&B
Killing Me Softly with His Song
Ready or Not
Fu-Gee-La
No Woman, No Cry

@ Alicia Keys | 앨리샤 키스/알리샤 키스 | R&B, Soul, Pop
If I Ain't Got You | 이프 아이 에인트 갓 유
Fallin'
No One
You Don't Know My Name
Diary
Empire State of Mind (Part II) Broken Down
Girl on Fire
Un-Thinkable (I'm Ready)
A Woman's Worth
Like You'll Never See Me Again

@ John Legend | 존 레전드 | R&B, Soul, Pop
All of Me
Ordinary People
Save Room
Used to Love U
Stay with You
P.D.A. (We Just Don't Care)

@ Brian McKnight | 브라이언 맥나잇 | R&B
One Last Cry
Back at One
6, 8, 12
Anytime
Marry Your Daughter
Still

@ Musiq Soulchild | 뮤지크 소울차일드 | R&B, Soul
Just Friends (Sunny)
Love
Halfcrazy
Dontchange
Teachme
Buddy

@ India.Arie | 인디아 아리 | R&B, Soul
Ready for Love
Video
Brown Skin
The Heart of the Matter
Strength, Courage & Wisdom
Can I Walk with You

@ Corinne Bailey Rae | 코린 베일리 래 | R&B, Soul, Singer-songwriter
Put Your Records On | 풋 유어 레코즈 온
Like a Star
Trouble Sleeping
Breathless
Paris Nights/New York Mornings
Closer
I'd Do It All Again

@ Amy Winehouse | 에이미 와인하우스 | Soul, Jazz, R&B
Valerie | 발레리
Stronger Than Me
Fuck Me Pumps
In My Bed
Take the Box
Will You Still Love Me Tomorrow?
Body and Soul
October Song
= Back to Black | 백 투 블랙 | 2006
Rehab | 리햅
You Know I'm No Good
Me & Mr Jones
Just Friends
Back to Black | 백 투 블랙
Love Is a Losing Game
Tears Dry on Their Own
Wake Up Alone
Some Unholy War
He Can Only Hold Her
Addicted

@ Sade | 샤데이 | Soul, R&B, Jazz
Smooth Operator
No Ordinary Love
By Your Side
The Sweetest Taboo
Cherish the Day
Kiss of Life
Your Love Is King
Is It a Crime
Hang On to Your Love
Jezebel

@ Tom Misch | 톰 미쉬/톰 미시 | R&B, Jazz, Indie Rock
It Runs Through Me | 잇 런즈 스루 미
Movie
South of the River
Lost in Paris
Disco Yes
I Wish
Water Baby
Crazy Dream
Beautiful Escape
Wake Up This Day

@ FKJ | 에프케이제이 | R&B, Electronic, Jazz
Tadow
Ylang Ylang
Vibin' Out with (((O)))
Skyline
Go Back Home
Better Give U Up
Losing My Way
Just Piano
Canggu
Us

@ Jordan Rakei | 조던 라카이 | R&B, Soul
Sorceress
Mind's Eye
Talk to Me
Wildfire
Family
Freedom
Nerve
Say Something
Mad World
Blame It on the Youth

@ Hiatus Kaiyote | 하이어터스 카이요테/히아투스 카이요테 | Soul, Jazz, R&B
Nakamarra
Breathing Underwater
Molasses
Red Room
Building a Ladder
Fingerprints
Atari
By Fire
Borderline with My Atoms
Shaolin Monk Motherfunk

@ Moonchild | 문차일드 | R&B, Soul, Jazz
The Truth
Cure
Run Away
Be Free
Every Part (For Linda)
The List
Money
Too Much to Ask
All the Joy
Back to Me

@ Anderson .Paak | 앤더슨 팩/앤더슨팩 | R&B, Hip-hop, Funk
Come Down
Am I Wrong
Heart Don't Stand a Chance
Put Me Thru
The Season/Carry Me
Make It Better
Tints
The Bird
Room in Here
Celebrate

@ Silk Sonic | 실크 소닉 | R&B, Soul, Funk
Leave the Door Open
Smokin out the Window
Skate
777
After Last Night
Fly as Me
Put on a Smile
Blast Off
Love's Train

@ Bruno Mars | 브루노 마스 | Pop, R&B, Funk
Just the Way You Are
When I Was Your Man
24K Magic
That's What I Like
Treasure
Marry You
The Lazy Song
Grenade
Locked Out of Heaven
Versace on the Floor

@ Frank Ocean | 프랭크 오션 | R&B
Novacane
Chanel
Provider
Swim Good
Lost
Thinkin Bout You
Pyramids
Pink Matter
Bad Religion
Super Rich Kids
= Blonde | 블론드 | 2016
Nikes
Ivy
Pink + White
Be Yourself
Solo
Skyline To
Self Control
Good Guy
Nights
Solo (Reprise)
Pretty Sweet
Facebook Story
Close to You
White Ferrari
Seigfried
Godspeed
Futura Free

@ Daniel Caesar | 다니엘 시저 | R&B, Soul
Best Part | 베스트 파트
Get You
Japanese Denim
Blessed
We Find Love
Loose
Hold Me Down
Always
Who Hurt You?
Superpowers

@ H.E.R. | 허 | R&B
Focus
Best Part
Hard Place
Comfortable
Damage
Slide
I Can't Breathe
Carried Away
Come Through
Could've Been

@ Steve Lacy | 스티브 레이시 | R&B, Indie Rock
Bad Habit
Dark Red
Infrunami
Static
N Side
Playground
C U Girl
Ryd
Some
Helmet

@ The Internet | 디 인터넷/Internet | R&B, Soul
Girl
Come Over
Roll (Burbank Funk)
Special Affair
Under Control
Come Together
La Di Da
Hold On
Dontcha
Cocaine

@ Thundercat | 썬더캣 | Funk, Jazz, R&B
Them Changes | 뎀 체인지스
Dragonball Durag
Show You the Way
Funny Thing
Friend Zone
A Fan's Mail (Tron Song Suite II)
Heartbreaks + Setbacks
Black Qualls
Lone Wolf and Cub
Oh Sheit It's X

@ The Weeknd | 더 위켄드/위켄드/Weeknd | R&B, Pop, Electronic
Blinding Lights
Save Your Tears
Starboy
Die for You
Can't Feel My Face
The Hills
I Feel It Coming
Out of Time
Call Out My Name
Earned It

@ SZA | 시저 | R&B
Kill Bill
Good Days
Snooze
The Weekend
Love Galore
Nobody Gets Me
Drew Barrymore
Broken Clocks
Normal Girl
Hit Different

@ Beyoncé | 비욘세/Beyonce | R&B, Pop
Halo
Crazy in Love
Single Ladies (Put a Ring on It)
If I Were a Boy
Love On Top
Irreplaceable
Listen
Drunk in Love
Cuff It
Break My Soul

@ Rihanna | 리한나 | Pop, R&B
Umbrella
Diamonds
We Found Love
Stay
Only Girl (In the World)
Love on the Brain
Don't Stop the Music
Work
Kiss It Better
Same Ol' Mistakes

@ Leon Bridges | 리온 브리지스 | Soul, R&B
River
Coming Home
Beyond
Bad Bad News
Lisa Sawyer
Smooth Sailin'
Shy
Better Man
Motorbike
Laredo
`
