// Music from elsewhere: tango, Cuban son, chanson, reggae, Brazil, Italy. The format: server/catalogue/README.md.
export const WORLD_ELSEWHERE = `
@ Astor Piazzolla | 아스토르 피아졸라/피아졸라 | Classical, Jazz
Libertango | 리베르탱고
Oblivion | 오블리비온
Adiós Nonino
Verano Porteño
Otoño Porteño
Invierno Porteño
Primavera Porteña
Escualo
Fuga y misterio
Soledad
= Tango: Zero Hour | 탱고 제로 아워 | 1986
Tanguedia III
Milonga del ángel
Concierto para quinteto
Milonga loca
Michelangelo '70
Contrabajísimo
Mumuki

@ Buena Vista Social Club | 부에나 비스타 소셜 클럽 | Folk, Jazz
= Buena Vista Social Club | 부에나 비스타 소셜 클럽 | 1997
Chan Chan | 찬찬
De camino a la vereda
El cuarto de Tula
Pueblo nuevo
Dos gardenias
¿Y tú qué has hecho?
Veinte años | 베인테 아뇨스
El carretero
Candela
Amor de loca juventud
Orgullecida
Murmullo
Buena Vista Social Club
La bayamesa

@ Bob Marley & The Wailers | 밥 말리/밥 말리 앤 더 웨일러스/Bob Marley | Ska, Soul
No Woman, No Cry | 노 우먼 노 크라이
One Love/People Get Ready
Is This Love
Redemption Song
Three Little Birds
Could You Be Loved
Buffalo Soldier
I Shot the Sheriff
Get Up, Stand Up
Stir It Up

@ Jimmy Cliff | 지미 클리프 | Ska, Soul
Many Rivers to Cross
The Harder They Come
You Can Get It If You Really Want
I Can See Clearly Now
Sitting in Limbo

@ UB40 | 유비포티 | Ska, Pop
Red Red Wine
(I Can't Help) Falling in Love with You
Kingston Town
Food for Thought
Cherry Oh Baby

@ Édith Piaf | 에디트 피아프/Edith Piaf | Pop, Jazz
La Vie en rose | 장밋빛 인생
Non, je ne regrette rien
Hymne à l'amour | 사랑의 찬가
Padam padam
Milord
La Foule

@ Serge Gainsbourg | 세르주 갱스부르 | Pop, Rock
Je t'aime... moi non plus
Bonnie and Clyde
La Javanaise
Initials B.B.
Le Poinçonneur des Lilas
= Histoire de Melody Nelson | | 1971
Melody
Ballade de Melody Nelson
Valse de Melody
Ah! Melody
L'hôtel particulier
En Melody
Cargo culte

@ Jane Birkin | 제인 버킨 | Pop
Yesterday Yes a Day
Di doo dah
Ex-fan des sixties
Fuir le bonheur de peur qu'il ne se sauve
Baby Alone in Babylone

@ Françoise Hardy | 프랑수아즈 아르디/Francoise Hardy | Pop, Folk
Comment te dire adieu
Tous les garçons et les filles
Le temps de l'amour
Mon amie la rose
Message personnel
Voilà

@ Carla Bruni | 카를라 브루니 | Folk, Singer-songwriter
Quelqu'un m'a dit
Stand by Your Man
Raphaël
Le plus beau du quartier
L'amour
Tout le monde

@ Stromae | 스트로매 | Electronic, Pop, Hip-hop
Alors on danse
Papaoutai
Formidable
Tous les mêmes
Santé
L'enfer
Carmen
Ta fête

@ Måneskin | 모네스킨/마네스킨/Maneskin | Rock, Hard Rock
I WANNA BE YOUR SLAVE
Beggin'
ZITTI E BUONI
MAMMAMIA
SUPERMODEL
THE LONELIEST
GOSSIP
CORALINE
HONEY (ARE U COMING?)
Torna a casa

@ New Trolls | 뉴 트롤스 | Rock
Adagio (Shadows) | 아다지오
Allegro
Let It Be Me
Le Roi Soleil

@ Premiata Forneria Marconi | 프레미아타 포르네리아 마르코니/PFM | Rock
Impressioni di settembre
È festa
River of Life
Celebration
Dolcissima Maria

@ Andrea Bocelli | 안드레아 보첼리 | Classical, Pop
Con te partirò | 콘 테 파르티로
Time to Say Goodbye
The Prayer
Besame mucho
Vivo per lei
Mai più così lontano
Fall on Me

@ Sérgio Mendes | 세르지오 멘데스/Sergio Mendes | Jazz, Pop
Mas que nada | 마스 께 나다
Magalenha
The Fool on the Hill
The Look of Love
Never Gonna Let You Go
Scarborough Fair

@ Caetano Veloso | 카에타누 벨로주 | Folk, Singer-songwriter
Cucurrucucú paloma
Sozinho
O Leãozinho
Você é linda
Coração vagabundo
Sampa
Tropicália
Alegria, alegria

@ Gipsy Kings | 집시 킹스/The Gipsy Kings | Folk, Pop
Bamboléo
Volare
Inspiration
Djobi djoba
Hotel California
Un amor
A mi manera

@ Mercedes Sosa | 메르세데스 소사 | Folk
Gracias a la vida | 생에 감사해
Todo cambia
Alfonsina y el mar
Sólo le pido a Dios
Como la cigarra

@ Manu Chao | 마누 차오 | Folk, Punk
Clandestino
Bongo Bong
Me gustas tú
Je ne t'aime plus
Desaparecido
Welcome to Tijuana
La vida tombola

@ Rodrigo y Gabriela | 로드리고 이 가브리엘라 | Folk, Rock
Tamacun
Diablo Rojo
Hanuman
Stairway to Heaven
Orion
Buster Voodoo
Santo Domingo
`
