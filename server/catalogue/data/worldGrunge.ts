// Grunge, and the radio rock that came after it. The format: server/catalogue/README.md.
export const WORLD_GRUNGE = `
@ Nirvana | 너바나 | Grunge, Rock, Alternative
About a Girl
The Man Who Sold the World
You Know You're Right
Where Did You Sleep Last Night
School
Negative Creep
Sliver
Aneurysm
Been a Son
Lake of Fire
Love Buzz
= Nevermind | 네버마인드 | 1991
Smells Like Teen Spirit | 스멜스 라이크 틴 스피릿
In Bloom
Come as You Are | 컴 애즈 유 아
Breed
Lithium | 리튬
Polly
Territorial Pissings
Drain You
Lounge Act
Stay Away
On a Plain
Something in the Way
= In Utero | 인 유테로 | 1993
Serve the Servants
Scentless Apprentice
Heart-Shaped Box
Rape Me
Frances Farmer Will Have Her Revenge on Seattle
Dumb
Very Ape
Milk It
Pennyroyal Tea
Radio Friendly Unit Shifter
Tourette's
All Apologies

@ Pearl Jam | 펄 잼 | Grunge, Rock, Alternative
Last Kiss
Daughter
Better Man
Yellow Ledbetter
Corduroy
Just Breathe
Given to Fly
Animal
Rearviewmirror
Elderly Woman Behind the Counter in a Small Town
= Ten | 텐 | 1991
Once
Even Flow
Alive | 얼라이브
Why Go
Black
Jeremy
Oceans
Porch
Garden
Deep
Release

@ Soundgarden | 사운드가든 | Grunge, Hard Rock, Alternative
Outshined
Rusty Cage
Burden in My Hand
Blow Up the Outside World
Jesus Christ Pose
Pretty Noose
Hands All Over
Loud Love
= Superunknown | 슈퍼언노운 | 1994
Let Me Drown
My Wave
Fell on Black Days
Mailman
Superunknown
Head Down
Black Hole Sun | 블랙 홀 선
Spoonman
Limo Wreck
The Day I Tried to Live
Kickstand
Fresh Tendrils
4th of July
Half
Like Suicide

@ Alice in Chains | 앨리스 인 체인스/앨리스 인 체인즈 | Grunge, Metal, Alternative
Would?
Man in the Box
Rooster
Nutshell
Down in a Hole
Them Bones
No Excuses
Angry Chair
I Stay Away
Heaven Beside You

@ Stone Temple Pilots | 스톤 템플 파일럿츠/STP | Grunge, Rock, Alternative
Plush
Interstate Love Song
Creep
Vasoline
Sour Girl
Big Empty
Wicked Garden
Sex Type Thing
Trippin' on a Hole in a Paper Heart
Lady Picture Show

@ Temple of the Dog | 템플 오브 더 독 | Grunge, Rock
Hunger Strike
Say Hello 2 Heaven
Call Me a Dog
Reach Down
Times of Trouble

@ Mudhoney | 머드허니 | Grunge
Touch Me I'm Sick
Suck You Dry
Sweet Young Thing Ain't Sweet No More
Here Comes Sickness
Into the Drink

@ Screaming Trees | 스크리밍 트리스 | Grunge, Rock
Nearly Lost You
Dollar Bill
All I Know
Shadow of the Season

@ Hole | 홀 | Grunge, Alternative
Celebrity Skin
Violet
Doll Parts
Malibu
Miss World
Jennifer's Body
Teenage Whore

@ L7 | 엘세븐 | Grunge, Punk
Pretend We're Dead
Shitlist
Monster
Andres
Fuel My Fire

@ Melvins | 멜빈스/The Melvins | Metal, Grunge
Boris
Honey Bucket
Night Goat
The Talking Horse
Revolve

@ Audioslave | 오디오슬레이브 | Rock, Hard Rock, Alternative
Like a Stone
Cochise
Show Me How to Live
Be Yourself
I Am the Highway
Doesn't Remind Me
Original Fire
Shadow on the Sun

@ Chris Cornell | 크리스 코넬 | Rock, Singer-songwriter
You Know My Name
Seasons
Can't Change Me
Nearly Forgot My Broken Heart
Sunshower
The Keeper

@ Counting Crows | 카운팅 크로우즈 | Rock, Alternative
Mr. Jones
Round Here
A Long December
Colorblind
Accidentally in Love
Rain King
Big Yellow Taxi

@ Goo Goo Dolls | 구구 돌스/The Goo Goo Dolls | Rock, Alternative
Iris | 아이리스
Slide
Name
Black Balloon
Here Is Gone
Come to Me
Broadway

@ Matchbox Twenty | 매치박스 트웬티 | Rock, Alternative
Push
3AM
Unwell
If You're Gone
Bent
Bright Lights
How Far We've Come

@ Third Eye Blind | 서드 아이 블라인드 | Rock, Alternative
Semi-Charmed Life
Jumper
How's It Going to Be
Motorcycle Drive By
Graduate
Never Let You Go
Slow Motion

@ Live | 라이브 | Rock, Alternative
Lightning Crashes
I Alone
All Over You
Selling the Drama
Overcome
Run to the Water

@ Collective Soul | 컬렉티브 소울 | Rock, Alternative
Shine
The World I Know
December
Gel
Run

@ Creed | 크리드 | Rock, Hard Rock
With Arms Wide Open
My Sacrifice
Higher
One Last Breath
What If
My Own Prison

@ Nickelback | 니켈백 | Rock, Hard Rock
How You Remind Me
Photograph
Far Away
Someday
Rockstar
Savin' Me
If Everyone Cared
Lullaby
Too Bad
Gotta Be Somebody

@ 3 Doors Down | 쓰리 도어스 다운 | Rock, Alternative
Kryptonite
Here Without You
When I'm Gone
It's Not My Time
Loser
Let Me Go

@ Hoobastank | 후바스탱크 | Rock, Alternative
The Reason | 더 리즌
Crawling in the Dark
Running Away
Out of Control
Same Direction
Disappear

@ The Calling | 더 콜링/Calling | Rock, Alternative
Wherever You Will Go
Adrienne
Could It Be Any Harder
Our Lives
Anything

@ Lifehouse | 라이프하우스 | Rock, Alternative
Hanging by a Moment
You and Me
Everything
First Time
Blind
Broken

@ Puddle of Mudd | 퍼들 오브 머드 | Rock, Grunge
Blurry
She Hates Me
Control
Drift & Die

@ Silverchair | 실버체어 | Grunge, Rock, Alternative
Tomorrow
Freak
Ana's Song (Open Fire)
Straight Lines
The Greatest View
Miss You Love
Emotion Sickness
Israel's Son
Without You

@ Bush | 부시 | Grunge, Rock
Glycerine
Machinehead
Comedown
Everything Zen
Swallowed
Little Things
The Chemicals Between Us
`
