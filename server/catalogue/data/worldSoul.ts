// Soul, funk and classic R&B. The format: server/catalogue/README.md.
export const WORLD_SOUL = `
@ Michael Jackson | 마이클 잭슨 | Pop, R&B, Soul
Black or White
Heal the World | 힐 더 월드
You Are Not Alone
Smooth Criminal
Man in the Mirror
Bad
The Way You Make Me Feel
Don't Stop 'Til You Get Enough
Rock with You
Remember the Time
Will You Be There
Ben | 벤
Off the Wall
Dirty Diana
Love Never Felt So Good
= Thriller | 스릴러 | 1982
Wanna Be Startin' Somethin'
Baby Be Mine
The Girl Is Mine
Thriller | 스릴러
Beat It | 빗 잇
Billie Jean | 빌리 진
Human Nature
P.Y.T. (Pretty Young Thing)
The Lady in My Life

@ The Jackson 5 | 잭슨 파이브/Jackson 5 | Soul, R&B, Pop
I Want You Back
ABC
I'll Be There
The Love You Save
Never Can Say Goodbye

@ Stevie Wonder | 스티비 원더 | Soul, Funk, R&B
Superstition | 슈퍼스티션
Isn't She Lovely | 이즌트 쉬 러블리
Lately
I Just Called to Say I Love You
You Are the Sunshine of My Life
Sir Duke
I Wish
Part-Time Lover
Overjoyed
Signed, Sealed, Delivered (I'm Yours)
My Cherie Amour
For Once in My Life
As
Ribbon in the Sky
Knocks Me Off My Feet
Master Blaster (Jammin')
= Innervisions | 이너비전스 | 1973
Too High
Visions
Living for the City
Golden Lady
Higher Ground
Jesus Children of America
All in Love Is Fair
Don't You Worry 'bout a Thing
He's Misstra Know-It-All

@ Marvin Gaye | 마빈 게이 | Soul, R&B
Let's Get It On
Sexual Healing
I Heard It Through the Grapevine
Ain't No Mountain High Enough
Got to Give It Up
I Want You
How Sweet It Is (To Be Loved by You)
= What's Going On | 왓츠 고잉 온 | 1971
What's Going On | 왓츠 고잉 온
What's Happening Brother
Flyin' High (In the Friendly Sky)
Save the Children
God Is Love
Mercy Mercy Me (The Ecology)
Right On
Wholy Holy
Inner City Blues (Make Me Wanna Holler)

@ Otis Redding | 오티스 레딩 | Soul
(Sittin' On) The Dock of the Bay
Try a Little Tenderness
I've Been Loving You Too Long
Respect
These Arms of Mine
Hard to Handle

@ Aretha Franklin | 아레사 프랭클린/어리사 프랭클린 | Soul
Respect
Think
(You Make Me Feel Like) A Natural Woman
I Say a Little Prayer
Chain of Fools
Rock Steady
Day Dreaming

@ Sam Cooke | 샘 쿡 | Soul
A Change Is Gonna Come
Wonderful World
You Send Me
Bring It On Home to Me
Cupid
Twistin' the Night Away

@ Ray Charles | 레이 찰스 | Soul, Blues, Jazz
Hit the Road Jack
Georgia on My Mind
What'd I Say
I Can't Stop Loving You
Unchain My Heart
I Got a Woman

@ James Brown | 제임스 브라운 | Funk, Soul
I Got You (I Feel Good)
Papa's Got a Brand New Bag
It's a Man's Man's Man's World
Get Up (I Feel Like Being a) Sex Machine
Cold Sweat
The Payback
Super Bad
Living in America

@ Al Green | 알 그린 | Soul
Let's Stay Together
Love and Happiness
Tired of Being Alone
I'm Still in Love with You
How Can You Mend a Broken Heart

@ Curtis Mayfield | 커티스 메이필드 | Soul, Funk
Move On Up
Superfly
Pusherman
Freddie's Dead
So in Love
Tripping Out

@ Donny Hathaway | 도니 해서웨이 | Soul
A Song for You
Someday We'll All Be Free
This Christmas
The Ghetto
What's Going On
Little Ghetto Boy
I Love You More Than You'll Ever Know
For All We Know

@ Roberta Flack | 로버타 플랙 | Soul
Killing Me Softly with His Song
The First Time Ever I Saw Your Face
Feel Like Makin' Love
Where Is the Love
The Closer I Get to You

@ Bill Withers | 빌 위더스 | Soul
Ain't No Sunshine
Lean on Me
Lovely Day
Use Me
Grandma's Hands

@ Minnie Riperton | 미니 리퍼튼 | Soul
Lovin' You | 러빙 유
Inside My Love
Les Fleurs
Memory Lane
Adventures in Paradise

@ The Temptations | 템테이션스/Temptations | Soul
My Girl | 마이 걸
Papa Was a Rollin' Stone
Just My Imagination (Running Away with Me)
Ain't Too Proud to Beg
The Way You Do the Things You Do

@ The Supremes | 슈프림스/Supremes/Diana Ross & the Supremes | Soul, Pop
You Can't Hurry Love
Stop! In the Name of Love
Baby Love
Where Did Our Love Go
You Keep Me Hangin' On

@ Earth, Wind & Fire | 어스 윈드 앤 파이어/EWF | Funk, Soul, R&B
September | 셉템버
Boogie Wonderland
Let's Groove
After the Love Has Gone
Shining Star
Fantasy
Reasons
Can't Hide Love
Sing a Song
Getaway
That's the Way of the World
In the Stone
Brazilian Rhyme (Beijo)

@ Kool & the Gang | 쿨 앤 더 갱 | Funk, Soul
Celebration
Get Down on It
Jungle Boogie
Ladies' Night
Cherish
Summer Madness
Hollywood Swinging
Too Hot
Fresh

@ Chic | 시크/쉬크 | Funk
Le Freak
Good Times
I Want Your Love
Everybody Dance
Dance, Dance, Dance (Yowsah, Yowsah, Yowsah)

@ Sly & the Family Stone | 슬라이 앤 더 패밀리 스톤 | Funk, Soul, Psychedelic
Everyday People
If You Want Me to Stay
Family Affair
Dance to the Music
Thank You (Falettinme Be Mice Elf Agin)
I Want to Take You Higher
Hot Fun in the Summertime
Stand!

@ Parliament | 팔리아먼트 | Funk
Give Up the Funk (Tear the Roof off the Sucker)
Flash Light
P. Funk (Wants to Get Funked Up)
Mothership Connection (Star Child)
Up for the Down Stroke
Aqua Boogie (A Psychoalphadiscobetabioaquadoloop)

@ Funkadelic | 펑카델릭 | Funk, Psychedelic, Rock
Maggot Brain
Can You Get to That
One Nation Under a Groove
(Not Just) Knee Deep
Hit It and Quit It
Cosmic Slop

@ Tower of Power | 타워 오브 파워 | Funk, Soul
What Is Hip?
So Very Hard to Go
You're Still a Young Man
Soul Vaccination
Oakland Stroke
Only So Much Oil in the Ground
Down to the Nightclub

@ Average White Band | 애버리지 화이트 밴드 | Funk, Soul
Pick Up the Pieces
Cut the Cake
School Boy Crush
Person to Person
A Love of Your Own
Work to Do

@ The Meters | 더 미터스/Meters | Funk
Cissy Strut
Just Kissed My Baby
Hey Pocky A-Way
Look-Ka Py Py
Fire on the Bayou
People Say

@ The Isley Brothers | 아이슬리 브라더스/Isley Brothers | Soul, Funk, R&B
That Lady
Between the Sheets
For the Love of You
Summer Breeze
Shout
Footsteps in the Dark
It's Your Thing

@ Commodores | 코모도스/The Commodores | Funk, Soul
Easy
Brick House
Three Times a Lady
Nightshift
Still
Sail On

@ Lionel Richie | 라이오넬 리치 | Soul, Pop
Hello
Say You, Say Me
All Night Long (All Night)
Endless Love
Stuck on You
Truly

@ Rick James | 릭 제임스 | Funk
Super Freak
Give It to Me Baby
Mary Jane
Fire and Desire

@ Chaka Khan | 샤카 칸/차카 칸 | Funk, Soul, R&B
I Feel for You
Ain't Nobody
I'm Every Woman
Through the Fire
What Cha' Gonna Do for Me

@ Prince | 프린스 | Funk, R&B, Rock
Kiss
1999
Little Red Corvette
Raspberry Beret
Sign o' the Times
I Wanna Be Your Lover
Cream
The Most Beautiful Girl in the World
How Come U Don't Call Me Anymore?
= Purple Rain | 퍼플 레인 | 1984
Let's Go Crazy
Take Me with U
The Beautiful Ones
Computer Blue
Darling Nikki
When Doves Cry
I Would Die 4 U
Baby I'm a Star
Purple Rain | 퍼플 레인

@ Whitney Houston | 휘트니 휴스턴 | Pop, R&B, Soul
I Will Always Love You | 아이 윌 올웨이즈 러브 유
Greatest Love of All
I Have Nothing
I Wanna Dance with Somebody (Who Loves Me)
Saving All My Love for You
Run to You
How Will I Know
Didn't We Almost Have It All

@ Boyz II Men | 보이즈 투 멘 | R&B, Soul
End of the Road
I'll Make Love to You
It's So Hard to Say Goodbye to Yesterday
On Bended Knee
4 Seasons of Loneliness
A Song for Mama

@ Tina Turner | 티나 터너 | Rock, Soul
What's Love Got to Do with It
The Best
Private Dancer
We Don't Need Another Hero (Thunderdome)
GoldenEye

@ Jamiroquai | 자미로콰이 | Funk, Soul, Electronic
Virtual Insanity | 버추얼 인새니티
Cosmic Girl
Love Foolosophy
Space Cowboy
Little L
Seven Days in Sunny June
Alright
When You Gonna Learn
Too Young to Die
Canned Heat
Blow Your Mind
Emergency on Planet Earth
Runaway
Corner of the Earth
High Times
Half the Man
If I Like It, I Do It

@ Incognito | 인코그니토 | Jazz, Funk, Soul
Still a Friend of Mine
Don't You Worry 'bout a Thing
Always There
Deep Waters
Talkin' Loud
Colibri
Everyday
Jacob's Ladder
Nights over Egypt
Pieces of a Dream

@ The Brand New Heavies | 브랜 뉴 헤비스/브랜드 뉴 헤비스/Brand New Heavies | Funk, Soul
Never Stop
Dream on Dreamer
You Are the Universe
Midnight at the Oasis
Sometimes
Stay This Way
Dream Come True
Spend Some Time
Apparently Nothing
Back to Love

@ Lettuce | 레터스 | Funk
Phyllis
Do It Like You Do
Blaze
Nyack
The Flu
Squadlive
Madison Square
Fly
Ready to Live
Checker Wrecker
`
