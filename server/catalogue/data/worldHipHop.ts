// Hip-hop that band people play along to. The format: server/catalogue/README.md.
export const WORLD_HIP_HOP = `
@ Kendrick Lamar | 켄드릭 라마 | Hip-hop
HUMBLE.
Alright
Money Trees
Swimming Pools (Drank)
King Kunta
DNA.
LOVE.
Not Like Us
luther
Bitch, Don't Kill My Vibe

@ Kanye West | 칸예 웨스트/카녜 웨스트/Ye | Hip-hop
Stronger
Gold Digger
Runaway
Heartless
Power
Through the Wire
All of the Lights
Flashing Lights
Ghost Town
Bound 2

@ Tyler, The Creator | 타일러 더 크리에이터 | Hip-hop, R&B
See You Again
EARFQUAKE
NEW MAGIC WAND
Boredom
911/Mr. Lonely
ARE WE STILL FRIENDS?
I THINK
WUSYANAME
LUMBERJACK
Garden Shed

@ Mac Miller | 맥 밀러 | Hip-hop, R&B
Self Care
Good News
Ladders
The Spins
Dang!
Blue World
2009
My Favorite Part
Circles
Come Back to Earth

@ Eminem | 에미넴 | Hip-hop
Lose Yourself | 루즈 유어셀프
Stan
The Real Slim Shady
Without Me
Not Afraid
Mockingbird
Love the Way You Lie
When I'm Gone
Sing for the Moment
The Way I Am

@ OutKast | 아웃캐스트 | Hip-hop, Funk
Hey Ya!
Ms. Jackson
Roses
So Fresh, So Clean
The Way You Move
B.O.B.
SpottieOttieDopaliscious
Rosa Parks
ATLiens

@ The Roots | 더 루츠/Roots | Hip-hop, Soul
You Got Me
The Seed (2.0)
What They Do
The Next Movement
Dynamite!
Proceed
Silent Treatment
How I Got Over
Act Too (The Love of My Life)

@ A Tribe Called Quest | 어 트라이브 콜드 퀘스트/ATCQ | Hip-hop, Jazz
Can I Kick It?
Electric Relaxation
Award Tour
Check the Rhime
Bonita Applebum
Scenario
Jazz (We've Got)
Find a Way
Excursions
Lyrics to Go

@ Beastie Boys | 비스티 보이즈 | Hip-hop, Punk
Sabotage | 사보타지
(You Gotta) Fight for Your Right (To Party!)
Intergalactic
No Sleep till Brooklyn
So What'cha Want
Sure Shot
Ch-Check It Out
Body Movin'
Hey Ladies
`
