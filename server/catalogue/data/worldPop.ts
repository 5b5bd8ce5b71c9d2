// Pop that bands cover, from Elvis Presley and ABBA to the nineties. The format: server/catalogue/README.md.
export const WORLD_POP = `
@ ABBA | 아바 | Pop
Dancing Queen | 댄싱 퀸
Mamma Mia | 맘마 미아
The Winner Takes It All
I Have a Dream
Waterloo
Gimme! Gimme! Gimme! (A Man After Midnight)
Chiquitita
Fernando
Knowing Me, Knowing You
Thank You for the Music
Super Trouper
Andante, Andante
Lay All Your Love on Me
Happy New Year

@ Elvis Presley | 엘비스 프레슬리 | Rock, Pop
Can't Help Falling in Love | 캔트 헬프 폴링 인 러브
Love Me Tender
Jailhouse Rock
Hound Dog
Suspicious Minds
Heartbreak Hotel
Burning Love
Always on My Mind
Anything That's Part of You
Blue Suede Shoes

@ Bee Gees | 비지스/The Bee Gees | Pop
How Deep Is Your Love | 하우 딥 이즈 유어 러브
Stayin' Alive
Holiday | 홀리데이
Massachusetts
Don't Forget to Remember
Night Fever
Words
First of May
I Started a Joke
To Love Somebody

@ Carpenters | 카펜터스/The Carpenters | Pop
Top of the World | 탑 오브 더 월드
Yesterday Once More | 예스터데이 원스 모어
(They Long to Be) Close to You
Rainy Days and Mondays
Superstar
We've Only Just Begun
Sing
I Need to Be in Love
Goodbye to Love
Please Mr. Postman

@ Elton John | 엘튼 존 | Pop, Rock, Singer-songwriter
Your Song | 유어 송
Rocket Man (I Think It's Going to Be a Long, Long Time)
Tiny Dancer
Sorry Seems to Be the Hardest Word
Goodbye Yellow Brick Road
Don't Let the Sun Go Down on Me
Candle in the Wind
Bennie and the Jets
Crocodile Rock
I'm Still Standing

@ Billy Joel | 빌리 조엘 | Pop, Rock, Singer-songwriter
Piano Man | 피아노 맨
Honesty | 어니스티
New York State of Mind
Uptown Girl
The Longest Time
We Didn't Start the Fire
She's Got a Way
My Life
= The Stranger | 더 스트레인저 | 1977
Movin' Out (Anthony's Song)
The Stranger
Just the Way You Are
Scenes from an Italian Restaurant
Vienna
Only the Good Die Young
She's Always a Woman
Get It Right the First Time
Everybody Has a Dream

@ Bread | 브레드 | Pop, Rock
If | 이프
Everything I Own
Make It with You
Aubrey
Baby I'm-a Want You
The Guitar Man
Lost Without Your Love

@ America | 아메리카 | Folk, Rock
A Horse with No Name
Ventura Highway
Sister Golden Hair
Tin Man
I Need You
You Can Do Magic

@ The Monkees | 몽키스/Monkees | Pop, Rock
I'm a Believer
Daydream Believer
Last Train to Clarksville
(I'm Not Your) Steppin' Stone
Pleasant Valley Sunday

@ The Mamas & the Papas | 마마스 앤 파파스/Mamas and the Papas | Folk, Pop
California Dreamin' | 캘리포니아 드리밍
Monday, Monday
Dream a Little Dream of Me
Dedicated to the One I Love
Creeque Alley

@ Wham! | 왬/왬! | Pop
Last Christmas | 라스트 크리스마스
Careless Whisper | 케어리스 위스퍼
Wake Me Up Before You Go-Go
Freedom
Club Tropicana
Everything She Wants
I'm Your Man

@ George Michael | 조지 마이클 | Pop, Soul
Faith
Jesus to a Child
Father Figure
Kissing a Fool
Freedom! '90
One More Try
Fastlove
Praying for Time

@ Culture Club | 컬처 클럽 | Pop
Do You Really Want to Hurt Me
Karma Chameleon
Time (Clock of the Heart)
Victims
It's a Miracle

@ Eurythmics | 유리스믹스 | Pop, Electronic
Sweet Dreams (Are Made of This)
Here Comes the Rain Again
There Must Be an Angel (Playing with My Heart)
Love Is a Stranger
Thorn in My Side

@ Kate Bush | 케이트 부시 | Pop, Singer-songwriter, Alternative
Running Up That Hill (A Deal with God)
Wuthering Heights
Babooshka
This Woman's Work
Cloudbusting
Hounds of Love
The Man with the Child in His Eyes
Army Dreamers
Moments of Pleasure

@ Cyndi Lauper | 신디 로퍼 | Pop, Rock
Time After Time | 타임 애프터 타임
Girls Just Want to Have Fun
True Colors
All Through the Night
She Bop
The Goonies 'R' Good Enough

@ Madonna | 마돈나 | Pop
Like a Virgin
Material Girl
Vogue
Like a Prayer
La Isla Bonita
Papa Don't Preach
Take a Bow
Hung Up
Frozen
Ray of Light

@ Roxette | 록시트 | Pop, Rock
It Must Have Been Love
Listen to Your Heart
The Look
Joyride
Spending My Time
Fading like a Flower (Every Time You Leave)

@ Richard Marx | 리처드 막스 | Pop, Rock, Ballad
Right Here Waiting
Now and Forever
Hold On to the Nights
Endless Summer Nights
Hazard

@ Céline Dion | 셀린 디온/Celine Dion | Pop, Ballad
My Heart Will Go On | 마이 하트 윌 고 온
The Power of Love
Because You Loved Me
All by Myself
To Love You More
It's All Coming Back to Me Now
That's the Way It Is
A New Day Has Come

@ Mariah Carey | 머라이어 캐리 | Pop, R&B
Hero
All I Want for Christmas Is You | 올 아이 원트 포 크리스마스 이즈 유
Without You
Emotions
Fantasy
We Belong Together
Always Be My Baby
Vision of Love
My All
One Sweet Day

@ Backstreet Boys | 백스트리트 보이즈 | Pop
I Want It That Way
As Long as You Love Me
Everybody (Backstreet's Back)
Show Me the Meaning of Being Lonely
Shape of My Heart
Quit Playing Games (With My Heart)
Incomplete
Drowning
Larger than Life

@ Westlife | 웨스트라이프 | Pop, Ballad
My Love
You Raise Me Up
Flying Without Wings
Swear It Again
Uptown Girl
If I Let You Go
Fool Again
Seasons in the Sun

@ Britney Spears | 브리트니 스피어스 | Pop
...Baby One More Time
Toxic
Oops!... I Did It Again
Everytime
Lucky
Gimme More
Sometimes
Womanizer

@ Hanson | 핸슨 | Pop, Rock
MMMBop
I Will Come to You
This Time Around
Where's the Love
Weird
`
