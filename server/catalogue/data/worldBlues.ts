// Blues, from the Delta to today. The format: server/catalogue/README.md.
export const WORLD_BLUES = `
@ B.B. King | 비비 킹/BB King | Blues
The Thrill Is Gone | 더 스릴 이즈 곤
Every Day I Have the Blues
Sweet Little Angel
Rock Me Baby
Three O'Clock Blues
How Blue Can You Get?
Lucille
To Know You Is to Love You

@ Muddy Waters | 머디 워터스 | Blues
Hoochie Coochie Man
Mannish Boy
Got My Mojo Working
Rollin' Stone
I Just Want to Make Love to You
I Can't Be Satisfied

@ Robert Johnson | 로버트 존슨 | Blues
Cross Road Blues | 크로스로드 블루스
Sweet Home Chicago
Love in Vain
Hellhound on My Trail
Come On in My Kitchen
Me and the Devil Blues
I Believe I'll Dust My Broom

@ Howlin' Wolf | 하울링 울프 | Blues
Smokestack Lightning
Spoonful
Killing Floor
Back Door Man
The Red Rooster
Wang Dang Doodle

@ John Lee Hooker | 존 리 후커 | Blues
Boom Boom
Boogie Chillen'
One Bourbon, One Scotch, One Beer
Dimples
I'm in the Mood
Crawling King Snake

@ Elmore James | 엘모어 제임스 | Blues
Dust My Broom
The Sky Is Crying
It Hurts Me Too
Shake Your Moneymaker
Done Somebody Wrong

@ T-Bone Walker | 티본 워커 | Blues
Call It Stormy Monday (But Tuesday Is Just as Bad)
T-Bone Shuffle
Mean Old World

@ Albert King | 앨버트 킹 | Blues
Born Under a Bad Sign
Crosscut Saw
I'll Play the Blues for You
Blues Power
Oh, Pretty Woman
As the Years Go Passing By

@ Freddie King | 프레디 킹 | Blues
Hide Away
Have You Ever Loved a Woman
Going Down
Key to the Highway
I'm Tore Down
The Stumble

@ Buddy Guy | 버디 가이 | Blues
Damn Right, I've Got the Blues
Feels Like Rain
Stone Crazy
Mustang Sally
First Time I Met the Blues
Skin Deep

@ Etta James | 에타 제임스 | Blues, Soul
At Last | 앳 라스트
I'd Rather Go Blind
A Sunday Kind of Love
Something's Got a Hold on Me
Tell Mama
I Just Want to Make Love to You

@ Chuck Berry | 척 베리 | Rock, Blues
Johnny B. Goode | 조니 비 굿
Roll Over Beethoven
Maybellene
You Never Can Tell
Sweet Little Sixteen
Memphis, Tennessee
No Particular Place to Go

@ John Mayall & the Bluesbreakers | 존 메이올 앤 더 블루스브레이커스/John Mayall | Blues, Rock
All Your Love
Hideaway
Ramblin' on My Mind
Steppin' Out
Have You Heard
Room to Move

@ Rory Gallagher | 로리 갤러거 | Blues, Rock
A Million Miles Away
Bad Penny
Tattoo'd Lady
Shadow Play
Bullfrog Blues
Walk on Hot Coals
Cradle Rock

@ Roy Buchanan | 로이 부캐넌 | Blues, Rock
The Messiah Will Come Again
Sweet Dreams
Roy's Bluz
Hey Joe
Pete's Blue

@ Stevie Ray Vaughan and Double Trouble | 스티비 레이 본/스티비 레이 본 앤 더블 트러블/Stevie Ray Vaughan/SRV | Blues, Rock
Little Wing
Cold Shot
Couldn't Stand the Weather
Crossfire
Tightrope
Riviera Paradise
Scuttle Buttin'
Tin Pan Alley (AKA Roughest Place in Town)
Life Without You
Voodoo Child (Slight Return)
= Texas Flood | 텍사스 플러드 | 1983
Love Struck Baby
Pride and Joy | 프라이드 앤 조이
Texas Flood
Tell Me
Testify
Rude Mood
Mary Had a Little Lamb
Dirty Pool
I'm Cryin'
Lenny | 레니

@ John Mayer | 존 메이어 | Blues, Pop, Singer-songwriter
Your Body Is a Wonderland
No Such Thing
Why Georgia
Neon | 네온
Daughters
Bigger Than My Body
Clarity
Half of My Heart
Who Says
Edge of Desire
Queen of California
Shadow Days
Paper Doll
New Light
You're Gonna Live Forever in Me
In the Blood
Last Train Home
= Continuum | 컨티뉴엄 | 2006
Waiting on the World to Change
I Don't Trust Myself (With Loving You)
Belief
Gravity | 그래비티
The Heart of Life
Vultures
Stop This Train
Slow Dancing in a Burning Room | 슬로우 댄싱 인 어 버닝 룸
Bold as Love
Dreaming with a Broken Heart
In Repair
I'm Gonna Find Another You

@ Gary Clark Jr. | 게리 클락 주니어 | Blues, Rock, Soul
Bright Lights
When My Train Pulls In
Don't Owe You a Thang
Come Together
Blak and Blu
Our Love
This Land
Ain't Messin 'Round
Numb
Things Are Changin'

@ Kenny Wayne Shepherd | 케니 웨인 셰퍼드 | Blues, Rock
Blue on Black
Deja Voodoo
Slow Ride
Somehow, Somewhere, Someway
Born with a Broken Heart

@ Bonnie Raitt | 보니 레이트 | Blues, Rock
I Can't Make You Love Me
Something to Talk About
Nick of Time
Angel from Montgomery
Just like That
Thing Called Love

@ Robben Ford | 로벤 포드 | Blues, Jazz
Talk to Your Daughter
Help the Poor
Rugged Road
Cannonball Shuffle
Worried Life Blues

@ Tedeschi Trucks Band | 테데스키 트럭스 밴드 | Blues, Soul, Rock
Midnight in Harlem
Bound for Glory
Made Up Mind
Anyhow
Part of Me
Let Me Get By
Do I Look Worried
`
