// K-pop: boy groups, men who sing alone, and duos. The format: server/catalogue/README.md.
export const KOREAN_POP_2 = `
@ BTS | 방탄소년단/비티에스 | K-pop, Hip-hop
봄날 | Spring Day
Butter
작은 것들을 위한 시 | Boy With Luv
피 땀 눈물 | Blood Sweat & Tears
FAKE LOVE
DNA
IDOL
불타오르네 | FIRE
I NEED U
RUN
쩔어 | DOPE
MIC Drop
ON
Black Swan
Permission to Dance
상남자 | Boy In Luv
Save ME
Magic Shop
00:00 (Zero O'Clock)
소우주 | Mikrokosmos
고민보다 Go | Go Go
We are Bulletproof Pt.2
No More Dream
Not Today
둘! 셋! (그래도 좋은 날이 더 많기를)
Yet To Come
Epiphany
Euphoria
Serendipity
Singularity
Filter
My Universe
Just One Day | 하루만
= BE | | 2020
Life Goes On
내 방을 여행하는 법 | Fly To My Room
Blue & Grey
Skit
잠시 | Telepathy
병 | Dis-ease
Stay
Dynamite

@ 정국 | Jung Kook | K-pop, Pop
Seven
Standing Next to You
3D
Hate You
Yes or No
Still With You
My You
Dreamers

@ 뷔 | V | K-pop, R&B
Love Me Again
Slow Dancing
Rainy Days
Blue
For Us
FRI(END)S
Winter Bear
풍경 | Scenery
Christmas Tree
Sweet Night

@ 지민 | Jimin | K-pop, Pop
Like Crazy
Who
Set Me Free Pt.2
약속 | Promise
Face-off
Alone
Be Mine
Smeraldo Garden Marching Band

@ RM | 알엠/김남준 | Hip-hop, K-pop
들꽃놀이 | Wild Flower
Yun
Still Life
Lonely
seoul
forever rain
Come back to me
LOST!

@ Agust D | 어거스트 디/슈가/SUGA | Hip-hop, K-pop
대취타 | Daechwita
해금 | Haegeum
사람 Pt.2 | People Pt.2
AMYGDALA
The Last
Snooze
Polar Night

@ 진 | Jin | K-pop, Rock
The Astronaut
슈퍼 참치 | Super Tuna
Running Wild
I'll Be There
Don't Say You Love Me
Abyss

@ j-hope | 제이홉 | Hip-hop, K-pop
Chicken Noodle Soup
MORE
방화 | Arson
Daydream
on the street
Killin' It Girl

@ EXO | 엑소 | K-pop, R&B
으르렁 | Growl
첫 눈 | The First Snow
MAMA
CALL ME BABY
LOVE ME RIGHT
Monster
Ko Ko Bop
중독 | Overdose
늑대와 미녀 | Wolf
LOVE SHOT
Tempo
Power
Obsession
12월의 기적 | Miracles in December
Lucky One
Lotto
Universe
Cream Soda
너의 손짓 | Touch It
Angel
나비소녀 | Don't Go
전야 | The Eve
Sing For You
Hear Me Out

@ 백현 | BAEKHYUN | K-pop, R&B
UN Village
Candy
Bambi
놀이공원 | Amusement Park
바래다줄게
비가와
Betcha
Pineapple Slice

@ D.O. | 디오/도경수 | K-pop, R&B
괜찮아도 괜찮아 | That's okay
Rose
Mars
Popcorn

@ SHINee | 샤이니 | K-pop, R&B
누난 너무 예뻐 | Replay
링딩동 | Ring Ding Dong
Sherlock•셜록 (Clue + Note)
LUCIFER
View
줄리엣 | Juliette
산소 같은 너 | Love Like Oxygen
아.미.고 | Amigo
Dream Girl
Everybody
Why So Serious?
Married To The Music
1 of 1
Tell Me What To Do
데리러 가 | Good Evening
Don't Call Me
HARD
재연 | An Encore
Hello
너와 나의 거리 | Selene 6.23
Odd Eye
방백 | Aside
JoJo
Atlantis

@ 종현 | JONGHYUN | R&B, K-pop
빛이 나 | Shinin'
하루의 끝 | End of a day
좋아 | She is
데자-부 | Déjà-Boo
Crazy (Guilty Pleasure)
Lonely
내일쯤
우주가 있어
따뜻한 겨울
U & I
산하엽

@ 태민 | TAEMIN | K-pop, R&B
MOVE
WANT
괴도 | Danger
Press Your Number
Criminal
이데아 | IDEA
Advice
Guilty
Drip Drop
Sexy in the Air

@ BIGBANG | 빅뱅 | K-pop, Hip-hop
거짓말 | LIES
하루하루 | HARU HARU
BANG BANG BANG
판타스틱 베이비 | FANTASTIC BABY
봄여름가을겨울 | Still Life
마지막 인사
LOSER
BAE BAE
붉은 노을
꽃 길
에라 모르겠다 | FXXK IT
LAST DANCE
BLUE
BAD BOY
우리 사랑하지 말아요 | LET'S NOT FALL IN LOVE
IF YOU
맨정신 | SOBER
쩔어 | ZUTTER
MONSTER
TONIGHT
천국
We Like 2 Party
흔들어
Dirty Cash
La La La

@ G-DRAGON | 지드래곤/지디 | K-pop, Hip-hop
무제(無題) | Untitled, 2014
삐딱하게 | CROOKED
HEARTBREAKER
그XX
크레용 | CRAYON
ONE OF A KIND
POWER
HOME SWEET HOME
TOO BAD
소년이여
COUP D'ETAT
니가 뭔데 | WHO YOU?
Butterfly
MICHI GO
This Love
개소리 | BULLSHIT
DRAMA

@ 태양 | TAEYANG | K-pop, R&B
눈, 코, 입 | EYES, NOSE, LIPS
나만 바라봐
Wedding Dress
I NEED A GIRL
나의 마음에
VIBE
새벽한시
RINGA LINGA
달링 | DARLING
기도
Where U At
I'll Be There

@ WINNER | 위너 | K-pop, Pop
REALLY REALLY
공허해 | EMPTY
EVERYDAY
BABY BABY
ISLAND
AH YEAH
컬러링
SENTIMENTAL
LOVE ME LOVE ME
MILLIONS
FOOL
I LOVE U

@ iKON | 아이콘 | K-pop, Hip-hop
사랑을 했다 | LOVE SCENARIO
취향저격 | MY TYPE
죽겠다 | KILLING ME
이별길 | GOODBYE ROAD
리듬 타 | RHYTHM TA
지못미
고무줄다리기
DUMB & DUMBER
BLING BLING
벌떼
I'M OK
왜왜왜
너라는 이유

@ SEVENTEEN | 세븐틴 | K-pop, Pop
아주 NICE | VERY NICE
예쁘다 | Pretty U
손오공 | Super
아낀다 | Adore U
만세 | MANSAE
울고 싶지 않아 | Don't Wanna Cry
박수 | CLAP
고맙다 | THANKS
어쩌나 | Oh My!
HOT
Home
독:Fear
HIT
_WORLD
Rock with you
Left & Right
HOME;RUN
Ready to love
음악의 신 | God of Music
MAESTRO
붐붐 | BOOMBOOM
숨이 차 | Getting Closer
THUNDER
LOVE, MONEY, FAME

@ 부석순 | BSS | K-pop, Pop
파이팅 해야지 | Fighting
거침없이 | Just do it
청바지
7시에 들어줘

@ Stray Kids | 스트레이 키즈/스키즈 | K-pop, Hip-hop
神메뉴 | God's Menu
MANIAC
Back Door
특 | S-Class
MIROH
소리꾼 | Thunderous
District 9
My Pace
락 (樂) | LALALALA
CASE 143
Chk Chk Boom
Hellevator
I am YOU
부작용 | Side Effects
TOPLINE
CHEESE
승전가 | VICTORY SONG
CEREMONY
바람 | Levanter
Grow Up
ROCK-STAR

@ TOMORROW X TOGETHER | 투모로우바이투게더/TXT/투바투 | K-pop, Pop
0X1=LOVESONG (I Know I Love You)
어느날 머리에서 뿔이 자랐다 | CROWN
세계가 불타버린 밤, 우린... | Can't You See Me?
9와 4분의 3 승강장에서 너를 기다려 | Run Away
LO$ER=LO♡ER
Good Boy Gone Bad
Sugar Rush Ride
Chasing That Feeling
5시 53분의 하늘에서 발견한 너와 나 | Blue Hour
Anti-Romantic
Deja Vu
Back for More
Over The Moon
Trust Fund Baby

@ ENHYPEN | 엔하이픈 | K-pop, Pop
Bite Me
Given-Taken
Drunk-Dazed
Polaroid Love
Fever
Tamed-Dashed
Blessed-Cursed
Future Perfect (Pass the MIC)
Sweet Venom
XO (Only If You Say Yes)
No Doubt
ParadoXXX Invasion
Bad Desire (With or Without You)

@ ATEEZ | 에이티즈 | K-pop, Hip-hop
BOUNCY (K-HOT CHILLI PEPPERS)
미친 폼 | Crazy Form
HALA HALA
WAVE
Say My Name
Guerrilla
Fireworks (I'm The One)
멋 | The Real
Treasure
Pirate King
Deja Vu
WORK
INCEPTION
Answer
UTOPIA
WONDERLAND
ILLUSION
Ice On My Teeth
Lemon Drop

@ NCT 127 | 엔시티 127 | K-pop, Hip-hop
영웅 | Kick It
Cherry Bomb
Regular
Sticker
질주 | 2 Baddies
Superhuman
소방차 | Fire Truck
무한적아 | Limitless
TOUCH
Simon Says
Favorite (Vampire)
Fact Check
Ay-Yo
삐그덕 | Walk
Highway to Heaven

@ NCT DREAM | 엔시티 드림 | K-pop, Pop
Candy
맛 | Hot Sauce
Hello Future
버퍼링 | Glitch Mode
ISTJ
BOOM
Ridin'
We Go Up
Chewing Gum
My First and Last
GO
Beatbox
Smoothie
Broken Melodies

@ RIIZE | 라이즈 | K-pop, Pop
Get A Guitar
Love 119
Boom Boom Bass
Memories
Talk Saxy
Siren
Impossible
9 Days
Honestly
One Kiss
Combo
Lucky
Fly Up

@ TWS | 투어스 | K-pop, Pop
첫 만남은 계획대로 되지 않아 | plot twist
내가 S면 넌 나의 N이 되어줘 | If I'm S, Can You Be My N?
hey! hey!
마지막 축제 | Last Festival
마음 따라 뛰는 건 멋지지 않아? | Countdown!
unplugged boy
oh mymy : 7

@ PLAVE | 플레이브 | K-pop, Rock
기다릴게
여섯 번째 여름
WAY 4 LUV
Dash
Pump Up The Volume!
왜요 왜요 왜?
Virtual Idol
Chroma Drift
Island
RIZZ

@ AKMU | 악동뮤지션/악뮤 | K-pop, Folk, Singer-songwriter
200% | 이백퍼센트
DINOSAUR
Love Lee
오랜 날 오랜 밤
후라이의 꿈
다리꼬지마
매력있어
라면인건가
크레셴도
Give Love
얼음들
시간과 낙엽
사람들이 움직이는 게
RE-BYE
낙하
전쟁터
Hero
가르마
인공잔디
= 항해 | | 2019
뱃노래
물 만난 물고기
어떻게 이별까지 사랑하겠어, 널 사랑하는 거지
달
FREEDOM
더 사랑해줄걸
고래
밤 끝없는 밤
작별 인사
시간을 갖자

@ 이찬혁 | Lee Chan-hyuk | K-pop, Singer-songwriter
파노라마
장례희망
멸종위기사랑
비비드라라러브
돌아버렸어
`
