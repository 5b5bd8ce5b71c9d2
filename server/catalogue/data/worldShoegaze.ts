// Shoegaze, from its first wave in Britain to today's. The format: server/catalogue/README.md.
export const WORLD_SHOEGAZE = `
@ My Bloody Valentine | 마이 블러디 발렌타인/MBV/마블발 | Shoegaze, Alternative
You Made Me Realise
Honey Power
Don't Ask Why
Drive It All Over Me
Slow
Thorn
= Isn't Anything | 이즌트 애니싱 | 1988
Soft as Snow (But Warm Inside)
Lose My Breath
Cupid Come
(When You Wake) You're Still in a Dream
No More Sorry
All I Need
Feed Me with Your Kiss
Sueisfine
Several Girls Galore
You Never Should
Nothing Much to Lose
I Can See It (But I Can't Feel It)
= Loveless | 러브리스 | 1991
Only Shallow | 온리 섈로우
Loomer
Touched
To Here Knows When
When You Sleep | 웬 유 슬립
I Only Said
Come in Alone
Sometimes | 섬타임즈
Blown a Wish
What You Want
Soon

@ Slowdive | 슬로다이브 | Shoegaze, Dream Pop
Catch the Breeze
Slowdive
Morningrise
Primal
Some Velvet Morning
Golden Hair
= Souvlaki | 수블라키 | 1993
Alison | 앨리슨
Machine Gun
40 Days
Sing
Here She Comes
Souvlaki Space Station
When the Sun Hits | 웬 더 선 히츠
Altogether
Melon Yellow
Dagger
= Slowdive | 슬로다이브 4집 | 2017
Slomo
Star Roving
Don't Know Why
Sugar for the Pill | 슈거 포 더 필
Everyone Knows
No Longer Making Time
Go Get It
Falling Ashes

@ Ride | 라이드 | Shoegaze, Indie Rock
Leave Them All Behind
Twisterella
Like a Daydream
Chelsea Girl
Drive Blind
OX4
= Nowhere | 노웨어 | 1990
Seagull
Kaleidoscope
In a Different Place
Polar Bear
Dreams Burn Down
Decay
Paralysed
Vapour Trail | 베이퍼 트레일

@ Lush | 러쉬 | Shoegaze, Dream Pop
De-Luxe
Sweetness and Light
For Love
Nothing Natural
Superblast!
Ladykillers

@ Chapterhouse | 챕터하우스 | Shoegaze
Pearl
Breather
Falling Down
Mesmerise
Treasure
April

@ Pale Saints | 페일 세인츠 | Shoegaze, Dream Pop
Sight of You
Kinky Love
Throwing Back the Apple
Half-Life, Remembered
Time Thief
Language of Flowers

@ Swervedriver | 스워브드라이버 | Shoegaze, Alternative
Duel
Rave Down
Son of Mustang Ford
Sandblasted
Never Lose That Feeling
Last Train to Satansville

@ Catherine Wheel | 캐서린 휠 | Shoegaze, Alternative
Black Metallic
I Want to Touch You
Crank
Texture
She's My Friend
Waydown

@ Medicine | 메디슨 | Shoegaze
Time Baby II
Time Baby III
Aruca
One More
Never Click

@ Drop Nineteens | 드롭 나인틴스 | Shoegaze
Winona
Delaware
Kick the Tragedy
Angel
My Aquarium
Scapa Flow

@ The Jesus and Mary Chain | 지저스 앤 메리 체인/Jesus and Mary Chain/JAMC | Shoegaze, Alternative, Post-punk
April Skies
Darklands
Happy When It Rains
Sidewalking
Sometimes Always
Head On
= Psychocandy | 사이코캔디 | 1985
Just Like Honey | 저스트 라이크 허니
The Living End
Taste the Floor
The Hardest Walk
Cut Dead
In a Hole
Taste of Cindy
Never Understand
Inside Me
Sowing Seeds
My Little Underground
You Trip Me Up
Something's Wrong
It's So Hard

@ Spacemen 3 | 스페이스멘 3 | Psychedelic, Shoegaze
Walkin' with Jesus
Revolution
Suicide
Lord Can You Hear Me?
Honey
Losing Touch with My Mind

@ Spiritualized | 스피리추얼라이즈드 | Psychedelic, Shoegaze
Shine a Light
Medication
Soul on Fire
Run
I'm Your Man
Hey Jane
= Ladies and Gentlemen We Are Floating in Space | | 1997
Ladies and Gentlemen We Are Floating in Space
Come Together
I Think I'm in Love
All of My Thoughts
Stay with Me
Electricity
Home of the Brave
The Individual
Broken Heart
No God Only Religion
Cool Waves
Cop Shoot Cop...

@ The Brian Jonestown Massacre | 브라이언 존스타운 매서커/Brian Jonestown Massacre | Psychedelic, Shoegaze
Anemone
That Girl Suicide
Straight Up and Down
Evergreen
Open Heart Surgery
Nevertheless

@ The Dandy Warhols | 댄디 워홀스/Dandy Warhols | Psychedelic, Indie Rock
Bohemian Like You
We Used to Be Friends
Not If You Were the Last Junkie on Earth
Godless
Get Off
Boys Better

@ Black Rebel Motorcycle Club | 블랙 레벨 모터사이클 클럽/BRMC | Rock, Psychedelic, Shoegaze
Spread Your Love
Whatever Happened to My Rock 'n' Roll (Punk Song)
Love Burns
Beat the Devil's Tattoo
Red Eyes and Tears
Ain't No Easy Way

@ The Radio Dept. | 라디오 디파트먼트/더 라디오 디파트먼트/Radio Dept. | Dream Pop, Shoegaze
Pulling Our Weight
Strange Things Will Happen
I Don't Like It Like This
Where Damage Isn't Already Done
Why Won't You Talk About It?
Heaven's on Fire

@ Asobi Seksu | 아소비 섹스 | Shoegaze, Dream Pop
Thursday
Strawberries
Goodbye
Pink Cloud Tracing Paper
New Years
Trails

@ M83 | 엠83/엠에이티쓰리 | Electronic, Dream Pop, Shoegaze
Midnight City
Wait
Outro
We Own the Sky
Kim & Jessie
Graveyard Girl

@ Ulrich Schnauss | 울리히 슈나우스 | Electronic, Shoegaze
A Letter from Home
Clear Day
Gone Forever
In All the Wrong Places
Monday - Paracetamol
On My Own

@ A Place to Bury Strangers | 어 플레이스 투 베리 스트레인저스 | Shoegaze, Post-punk
To Fix the Gash in Your Head
Ocean
I Know I'll See You
In Your Heart
Keep Slipping Away
Don't Think Lover

@ The Pains of Being Pure at Heart | 더 페인스 오브 빙 퓨어 앳 하트 | Indie Rock, Shoegaze
Young Adult Friction
Everything with You
Come Saturday
This Love Is Fucking Right!
Stay Alive
Heart in Your Heartbreak

@ Ringo Deathstarr | 링고 데스스타 | Shoegaze
Imagine Hearts
So High
Tambourine Girl
Kaleidoscope
Rip
Sweet Girl

@ No Joy | 노 조이 | Shoegaze
Hare Tarot Lies
Lunar Phobia
Everything New
Four
Hawaii

@ Nothing | 낫싱 | Shoegaze
Vertigo Flowers
Bent Nail
Get Well
Dig
A.C.D. (Abcessive Compulsive Disorder)
Eaten by Worms

@ Alcest | 알세스트 | Shoegaze, Metal
Écailles de lune - Part 1
Percées de lumière
Autre temps
Opale
Souvenirs d'un autre monde
Kodama

@ Deafheaven | 데프헤븐 | Metal, Shoegaze
Brought to the Water
Honeycomb
Great Mass of Color
Canary Yellow
Baby Blue
Shellstar
= Sunbather | 선베이더 | 2013
Dream House
Irresistible
Sunbather
Please Remember
Vertigo
Windows
The Pecan Tree

@ LSD and the Search for God | LSD 앤 더 서치 포 갓 | Shoegaze
Starting Over
This Time
Backwards
I Don't Care
Starshine
Elizabeth

@ bdrmm | 베드룸 | Shoegaze, Post-punk
A Reason to Celebrate
Push/Pull
Happy
Gush
Is That What You Wanted to Hear?
Shame

@ Sweet Trip | 스위트 트립 | Shoegaze, Electronic, Dream Pop
Dsco
Chocolate Matter
To All the Dancers of the World, a Round Form of Fantasy
Milk
Conservation of Two
Velocity

@ Wisp | 위스프 | Shoegaze
Your Face
Enough for You
Pandora
See You Soon
Once Then We'll Be Free
I Remember How Your Hands Felt on Mine

@ julie | 줄리 | Shoegaze, Alternative
flutter
clairbourne practice
feminine adornments
catalogue
very little effort
lochness
`
