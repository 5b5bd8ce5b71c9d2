// Neo-psychedelia and bedroom pop, from MGMT and Tame Impala on. The format: server/catalogue/README.md.
export const WORLD_PSYCHEDELIC = `
@ MGMT | 엠지엠티 | Psychedelic, Indie Rock, Electronic
Little Dark Age | 리틀 다크 에이지
Congratulations
Me and Michael
When You Die
Flash Delirium
It's Working
Siberian Breaks
Alien Days
TSLAMP
James
= Oracular Spectacular | 오라큘러 스펙태큘러 | 2007
Time to Pretend | 타임 투 프리텐드
Weekend Wars
The Youth
Electric Feel | 일렉트릭 필
Kids | 키즈
4th Dimensional Transition
Pieces of What
Of Moons, Birds & Monsters
The Handshake
Future Reflections

@ Tame Impala | 테임 임팔라 | Psychedelic, Rock, Indie Rock
Borderline
Lost in Yesterday
Solitude Is Bliss
Half Full Glass of Wine
Lucidity
Patience
Breathe Deeper
It Is Not Meant to Be
Expectation
Alter Ego
Desire Be Desire Go
Runway, Houses, City, Clouds
Is It True
One More Hour
= Lonerism | 로너리즘 | 2012
Be Above It
Endors Toi
Apocalypse Dreams
Mind Mischief
Music to Walk Home By
Why Won't They Talk to Me?
Feels Like We Only Go Backwards
Keep on Lying
Elephant
She Just Won't Believe Me
Nothing That Has Happened So Far Has Been Anything We Could Control
Sun's Coming Up
= Currents | 커런츠 | 2015
Let It Happen | 렛 잇 해픈
Nangs
The Moment
Yes I'm Changing
Eventually
Gossip
The Less I Know the Better | 더 레스 아이 노우 더 베터
Past Life
Disciples
'Cause I'm a Man
Reality in Motion
Love/Paranoia
New Person, Same Old Mistakes

@ Pond | 폰드 | Psychedelic, Rock
Sweep Me Off My Feet
Giant Tortoise
Elvis' Flaming Star
Paint Me Silver
You Broke My Cool
Daisy
Sitting Up on Our Crane
The Weather

@ King Gizzard & the Lizard Wizard | 킹 기저드 앤 더 리저드 위저드/킹 기저드/King Gizzard | Psychedelic, Rock, Metal
Rattlesnake
Work This Time
Robot Stop
Sense
The River
Nuclear Fusion
Sleep Drifter
Gamma Knife
Planet B
Crumbling Castle

@ Unknown Mortal Orchestra | 언노운 모탈 오케스트라/UMO | Psychedelic, Indie Rock, R&B
So Good at Being in Trouble
Hunnybee
Multi-Love
Swim and Sleep (Like a Shark)
Ffunny Ffrends
Can't Keep Checking My Phone
Everyone Acts Crazy Nowadays
Necessary Evil
Weekend Run
That Life

@ Khruangbin | 크루앙빈 | Psychedelic, Funk, Soul
White Gloves
August 10
Maria También
Time (You and I)
Evan Finds the Third Room
Friday Morning
People Everywhere (Still Alive)
So We Won't Forget
Pelota
Lady and Man

@ Mac DeMarco | 맥 드마르코 | Indie Rock, Psychedelic
Chamber of Reflection | 챔버 오브 리플렉션
My Kind of Woman | 마이 카인드 오브 우먼
Freaking Out the Neighborhood
Salad Days
Still Together
Ode to Viceroy
For the First Time
Heart to Heart
No Other Heart
One Another
On the Level
Let Her Go
Another One
This Old Dog

@ Connan Mockasin | 코난 모카신 | Psychedelic, Indie Rock
Forever Dolphin Love
I'm the Man, That Will Find You
Faking Jazz Together
Charlotte's Thong
Caramel
It's Choade My Dear
Con Conn Was Impatient
Why Are You Crying?
Do I Make You Feel Shy?

@ Homeshake | 홈셰이크/HOMESHAKE | Indie Rock, R&B
Every Single Thing
Call Me Up
Give It to Me
Khmlwugh
Home at Last
Not U
Vacuum
Another Thing
Heat
She Can't Leave Me Here Alone Tonight

@ Boy Pablo | 보이 파블로/boy pablo | Indie Rock, Pop
Everytime
Dance, Baby!
Feeling Lonely
Losing You
Sick Feeling
Wachito Rico
Hey Girl
I Hope She Loves Me Back
ur phone
tkm

@ Peach Pit | 피치 핏 | Indie Rock
Peach Pit
Alrighty Aphrodite
Tommy's Party
Drop the Guillotine
Seventeen
Shampoo Bottles
Being So Normal
Sweet FA
Black Licorice
Psychics in LA

@ Rex Orange County | 렉스 오렌지 카운티 | Singer-songwriter, Pop, Indie Rock
Loving Is Easy
Sunflower
Corduroy Dreams
Best Friend
Pluto Projector
10/10
KEEP IT UP
Television/So Far So Good
Happiness
Untitled

@ Men I Trust | 멘 아이 트러스트 | Dream Pop, Indie Rock
Show Me How
Lauren
Tailwhip
Numb
Say Can You Hear
Seven
Oncle Jazz
Norton Commander (All We Need)
I Hope to Be Around
Tree Among Shrubs
Billie Toppy
Humming Man
You Deserve This
Sugar

@ Crumb | 크럼 | Psychedelic, Indie Rock
Locket
Bones
Plants
Ghostride
Nina
Part III
Recently Played
BNR
Vinta
Trophy
`
