// Hardcore and post-hardcore. The format: server/catalogue/README.md.
export const WORLD_HARDCORE = `
@ Dead Kennedys | 데드 케네디스 | Punk, Hardcore
Holiday in Cambodia
California über alles
Kill the Poor
Police Truck
Nazi Punks Fuck Off

@ Black Flag | 블랙 플래그 | Hardcore, Punk
Rise Above
Nervous Breakdown
TV Party
Six Pack
My War

@ Minor Threat | 마이너 스레트 | Hardcore, Punk
Minor Threat
Straight Edge
Filler
Out of Step
Salad Days
I Don't Wanna Hear It

@ Bad Brains | 배드 브레인스 | Hardcore, Punk
Banned in D.C.
Pay to Cum
I Against I
Sailin' On
Attitude

@ Fugazi | 푸가지 | Hardcore, Post-punk
Waiting Room
Merchandise
Repeater
Bed for the Scraping
Suggestion
I'm So Tired

@ Refused | 리퓨즈드 | Hardcore, Punk
New Noise
Rather Be Dead
Liberation Frequency
The Shape of Punk to Come
Summerholidays vs. Punkroutine

@ At the Drive-In | 앳 더 드라이브인 | Hardcore, Alternative
One Armed Scissor
Arcarsenal
Invalid Litter Dept.
Napoleon Solo
Pattern Against User
Enfilade

@ Turnstile | 턴스타일 | Hardcore
HOLIDAY
BLACKOUT
MYSTERY
ALIEN LOVE CALL
UNDERWATER BOI
Real Thing
Generator
NEVER ENOUGH

@ Converge | 컨버지 | Hardcore, Metal
Concubine
Jane Doe
Fault and Fracture
Dark Horse
First Light
Last Light

@ Madball | 매드볼 | Hardcore
Set It Off
Pride (Times Are Changing)
Hold It Down
Down by Law
`
