// Visual kei and Japanese hard rock. Titles as the record has them; the other title is what Koreans type. The format: server/catalogue/README.md.
export const WORLD_JAPAN_VISUAL = `
@ L'Arc~en~Ciel | 라르크 앙 시엘/라르크/L'Arc-en-Ciel/ラルク | Rock, J-pop
HONEY
flower
snow drop
花葬
浸食 ~lose control~
DIVE TO BLUE
虹
READY STEADY GO
Driver's High
Blurry Eyes
winter fall
STAY AWAY
NEO UNIVERSE
瞳の住人
Link
DAYBREAK'S BELL
Lies and Truth

@ X JAPAN | 엑스 재팬/엑스재팬/X | Metal, Rock, J-pop
Tears | 티어스
Rusty Nail | 러스티 네일
Forever Love | 포에버 러브
Silent Jealousy
Say Anything
Crucify My Love
DAHLIA
Art of Life
Voiceless Screaming
Joker
Longing ~跡切れたmelody~
The Last Song
SCARS
= BLUE BLOOD | 블루 블러드 | 1989
PROLOGUE (~WORLD ANTHEM)
BLUE BLOOD
WEEK END
EASY FIGHT RAMBLING
X
ENDLESS RAIN | 엔드리스 레인
紅 | 쿠레나이
XCLAMATION
ORGASM
CELEBRATION
ROSE OF PAIN
UNFINISHED

@ hide | 히데/hide with Spread Beaver | Rock, J-pop
ROCKET DIVE
ピンク スパイダー | 핑크 스파이더
ever free
HURRY GO ROUND
TELL ME
EYES LOVE YOU
DICE
MISERY
Beauty & Stupid
FLAME

@ LUNA SEA | 루나 시 | Rock, J-pop
ROSIER
TRUE BLUE
I for You
END OF SORROW
STORM
gravity
LOVE SONG
TONIGHT
WISH
Déjàvu

@ GLAY | 글레이 | Rock, J-pop
HOWEVER | 하우에버
誘惑 | 유혹
Winter, again | 윈터 어게인
SOUL LOVE | 소울 러브
口唇
グロリアス
BELOVED
とまどい
SPECIAL THANKS
ここではない、どこかへ

@ B'z | 비즈 | Hard Rock, Rock, J-pop
ultra soul
イチブトゼンブ
LOVE PHANTOM
Easy Come, Easy Go!
BLOWIN'
裸足の女神
もう一度キスしたかった
OCEAN
ALONE
愛のままにわがままに 僕は君だけを傷つけない

@ Dir en grey | 디르 앙 그레이/DIR EN GREY | Metal, Rock
OBSCURE
THE FINAL
アクロの丘
ゆらめき
残 -ZAN-
予感
VINUSHKA
DIFFERENT SENSE
CLEVER SLEAZOID
JESSICA

@ the GazettE | 가제트/더 가제트 | Rock, Metal
Cassis
Filth in the beauty
紅蓮
reila
未成年
SHIVER
PLEDGE
THE SUICIDE CIRCUS
REMEMBER THE URGE
INSIDE BEAST

@ Plastic Tree | 플라스틱 트리 | Rock, Alternative
メランコリック
Sink
プラネタリウム
雪蛍
スピカ
梟
Ghost
空中ブランコ
バンビ
アンドロメタモルフォーゼ
`
