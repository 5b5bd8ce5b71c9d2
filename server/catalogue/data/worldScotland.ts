// Glasgow and around: indie pop, noise and Screamadelica. The format: server/catalogue/README.md.
export const WORLD_SCOTLAND = `
@ Belle and Sebastian | 벨 앤 세바스찬/Belle & Sebastian | Indie Rock, Pop, Folk
Piazza, New York Catcher
I'm a Cuckoo
The Boy with the Arab Strap
Another Sunny Day
Funny Little Frog
Sukie in the Graveyard
If She Wants Me
Lazy Line Painter Jane
Dog on Wheels
Step into My Office, Baby
= If You're Feeling Sinister | | 1996
The Stars of Track and Field
Seeing Other People
Me and the Major
Like Dylan in the Movies
The Fox in the Snow
Get Me Away from Here, I'm Dying
If You're Feeling Sinister
Mayfly
The Boy Done Wrong Again
Judy and the Dream of Horses

@ Camera Obscura | 카메라 옵스큐라 | Indie Rock, Pop
Lloyd, I'm Ready to Be Heartbroken
French Navy
Let's Get Out of This Country
Eighties Fan
Tears for Affairs
Honey in the Sun
Come Back Margaret
Books Written for Girls

@ The Pastels | 더 파스텔스/Pastels | Indie Rock
Nothing to Be Done
Baby Honey
Truck Train Tractor
Crawl Babies
Check My Heart
Comin' Through

@ Teenage Fanclub | 틴에이지 팬클럽 | Indie Rock, Alternative
The Concept
Star Sign
What You Do to Me
Everything Flows
Ain't That Enough
Sparky's Dream
I Don't Want Control of You
Alcoholiday
Mellow Doubt
It's All in My Mind

@ The Vaselines | 바셀린스/Vaselines | Indie Rock
Son of a Gun
Molly's Lips
Jesus Wants Me for a Sunbeam
You Think You're a Man
Dying for It

@ Primal Scream | 프라이멀 스크림 | Rock, Alternative, Electronic
Velocity Girl
Rocks
Country Girl
Kowalski
Swastika Eyes
Star
Cry Myself Blind
Miss Lucifer
Gentle Tuesday
= Screamadelica | 스크리머델리카 | 1991
Movin' on Up
Slip Inside This House
Don't Fight It, Feel It
Higher Than the Sun
Inner Flight
Come Together
Loaded
Damaged
I'm Comin' Down
Higher Than the Sun (A Dub Symphony in Two Parts)
Shine Like Stars
`
