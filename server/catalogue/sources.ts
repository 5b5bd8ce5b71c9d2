import { KOREAN_BALLAD } from './data/koreanBallad.ts'
import { KOREAN_BAND_POP } from './data/koreanBandPop.ts'
import { KOREAN_FOLK } from './data/koreanFolk.ts'
import { KOREAN_FOLK_2 } from './data/koreanFolk2.ts'
import { KOREAN_INDIE } from './data/koreanIndie.ts'
import { KOREAN_INDIE_2 } from './data/koreanIndie2.ts'
import { KOREAN_POP } from './data/koreanPop.ts'
import { KOREAN_POP_2 } from './data/koreanPop2.ts'
import { KOREAN_POP_3 } from './data/koreanPop3.ts'
import { KOREAN_POP_4 } from './data/koreanPop4.ts'
import { KOREAN_ROCK } from './data/koreanRock.ts'
import { KOREAN_ROCK_2 } from './data/koreanRock2.ts'
import { KOREAN_SOUL } from './data/koreanSoul.ts'
import { KOREAN_SOUL_2 } from './data/koreanSoul2.ts'
import { WORLD_ALTERNATIVE } from './data/worldAlternative.ts'
import { WORLD_ASIA } from './data/worldAsia.ts'
import { WORLD_BLUES } from './data/worldBlues.ts'
import { WORLD_BRITAIN } from './data/worldBritain.ts'
import { WORLD_BRITAIN_MODERN } from './data/worldBritainModern.ts'
import { WORLD_BRITAIN_TODAY } from './data/worldBritainToday.ts'
import { WORLD_CLASSIC_ROCK } from './data/worldClassicRock.ts'
import { WORLD_DREAM_POP } from './data/worldDreamPop.ts'
import { WORLD_ELECTRONIC } from './data/worldElectronic.ts'
import { WORLD_ELECTRONIC_MODERN } from './data/worldElectronicModern.ts'
import { WORLD_ELSEWHERE } from './data/worldElsewhere.ts'
import { WORLD_EMO } from './data/worldEmo.ts'
import { WORLD_FOLK } from './data/worldFolk.ts'
import { WORLD_GRUNGE } from './data/worldGrunge.ts'
import { WORLD_GUITAR } from './data/worldGuitar.ts'
import { WORLD_HARDCORE } from './data/worldHardcore.ts'
import { WORLD_HARD_ROCK } from './data/worldHardRock.ts'
import { WORLD_HEAVY } from './data/worldHeavy.ts'
import { WORLD_HIP_HOP } from './data/worldHipHop.ts'
import { WORLD_INDIE } from './data/worldIndie.ts'
import { WORLD_INDIE_MODERN } from './data/worldIndieModern.ts'
import { WORLD_JAPAN_ANIME } from './data/worldJapanAnime.ts'
import { WORLD_JAPAN_BANDS } from './data/worldJapanBands.ts'
import { WORLD_JAPAN_CITY } from './data/worldJapanCity.ts'
import { WORLD_JAPAN_INDIE } from './data/worldJapanIndie.ts'
import { WORLD_JAPAN_POP } from './data/worldJapanPop.ts'
import { WORLD_JAPAN_ROCK } from './data/worldJapanRock.ts'
import { WORLD_JAPAN_VISUAL } from './data/worldJapanVisual.ts'
import { WORLD_JAZZ } from './data/worldJazz.ts'
import { WORLD_JAZZ_MODERN } from './data/worldJazzModern.ts'
import { WORLD_METAL } from './data/worldMetal.ts'
import { WORLD_NEW_AGE } from './data/worldNewAge.ts'
import { WORLD_POP } from './data/worldPop.ts'
import { WORLD_POP_MODERN } from './data/worldPopModern.ts'
import { WORLD_POST_PUNK } from './data/worldPostPunk.ts'
import { WORLD_POST_ROCK } from './data/worldPostRock.ts'
import { WORLD_PSYCHEDELIC } from './data/worldPsychedelic.ts'
import { WORLD_PUNK } from './data/worldPunk.ts'
import { WORLD_RNB } from './data/worldRnb.ts'
import { WORLD_RUSSIA } from './data/worldRussia.ts'
import { WORLD_SCOTLAND } from './data/worldScotland.ts'
import { WORLD_SHOEGAZE } from './data/worldShoegaze.ts'
import { WORLD_SINGERS } from './data/worldSingers.ts'
import { WORLD_SOUL } from './data/worldSoul.ts'
import { WORLD_STADIUM_ROCK } from './data/worldStadiumRock.ts'

/** Every file of the catalogue, by name. Among artists of whom we have written down equally much, the order is this one. */
export const SOURCES: Readonly<Record<string, string>> = {
  KOREAN_BALLAD,
  KOREAN_BAND_POP,
  KOREAN_FOLK,
  KOREAN_FOLK_2,
  KOREAN_INDIE,
  KOREAN_INDIE_2,
  KOREAN_POP,
  KOREAN_POP_2,
  KOREAN_POP_3,
  KOREAN_POP_4,
  KOREAN_ROCK,
  KOREAN_ROCK_2,
  KOREAN_SOUL,
  KOREAN_SOUL_2,
  WORLD_ALTERNATIVE,
  WORLD_ASIA,
  WORLD_BLUES,
  WORLD_BRITAIN,
  WORLD_BRITAIN_MODERN,
  WORLD_BRITAIN_TODAY,
  WORLD_CLASSIC_ROCK,
  WORLD_DREAM_POP,
  WORLD_ELECTRONIC,
  WORLD_ELECTRONIC_MODERN,
  WORLD_ELSEWHERE,
  WORLD_EMO,
  WORLD_FOLK,
  WORLD_GRUNGE,
  WORLD_GUITAR,
  WORLD_HARD_ROCK,
  WORLD_HARDCORE,
  WORLD_HEAVY,
  WORLD_HIP_HOP,
  WORLD_INDIE,
  WORLD_INDIE_MODERN,
  WORLD_JAPAN_ANIME,
  WORLD_JAPAN_BANDS,
  WORLD_JAPAN_CITY,
  WORLD_JAPAN_INDIE,
  WORLD_JAPAN_POP,
  WORLD_JAPAN_ROCK,
  WORLD_JAPAN_VISUAL,
  WORLD_JAZZ,
  WORLD_JAZZ_MODERN,
  WORLD_METAL,
  WORLD_NEW_AGE,
  WORLD_POP,
  WORLD_POP_MODERN,
  WORLD_POST_PUNK,
  WORLD_POST_ROCK,
  WORLD_PSYCHEDELIC,
  WORLD_PUNK,
  WORLD_RNB,
  WORLD_RUSSIA,
  WORLD_SCOTLAND,
  WORLD_SHOEGAZE,
  WORLD_SINGERS,
  WORLD_SOUL,
  WORLD_STADIUM_ROCK,
}
