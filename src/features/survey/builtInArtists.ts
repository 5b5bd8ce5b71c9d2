import type { ChosenArtist } from './surveySlice.ts'

/**
 * Shown when the server suggests no artists (docs/product/survey.md "Built-in lists"). A test checks that the
 * catalogue has these ids.
 */
export const BUILT_IN_ARTISTS: readonly ChosenArtist[] = [
  { spotifyId: 'uqR1H1detGb3M5Wmi1nMpb01', name: '혁오', imageUrl: null },
  { spotifyId: '8HfNt1bdI854VRWq2388x0r2', name: '잔나비', imageUrl: null },
  { spotifyId: 'Lfn5B3raFQd1fnFWy2Hnskl0', name: '검정치마', imageUrl: null },
  { spotifyId: 'ayE411vikOC3UJuo547hdof3', name: '새소년', imageUrl: null },
  { spotifyId: 'rIF5I1rVB5I2QdsRb0ZJnWL0', name: '실리카겔', imageUrl: null },
  { spotifyId: 'DcNgA0KdKWh0EzRaK3U1sa83', name: 'DAY6', imageUrl: null },
  { spotifyId: 'TGjog0ppvvK2QeBRr3LuKtE2', name: '자우림', imageUrl: null },
  { spotifyId: '6HsFk1PrgBx0Rv6FN1Krk6h1', name: '넬', imageUrl: null },
  { spotifyId: 'p8Ld82xPOSu0AZiW63yjaQd1', name: '아이유', imageUrl: null },
  { spotifyId: '8XrrY0lVJ6n3ngNLF3I4oPT3', name: '국카스텐', imageUrl: null },
  { spotifyId: 'Rdyv409lU5D45IK4f1LdnAy1', name: '델리스파이스', imageUrl: null },
  { spotifyId: 'gw9aj2n6aJH3Ppa1X4gmQ2B3', name: 'Radiohead', imageUrl: null },
  { spotifyId: 'IcE6I18SFzo3H3p0E3P8VtL1', name: 'Nirvana', imageUrl: null },
  { spotifyId: 'LSPoP2OCKFD0N23tZ0Z1PBg2', name: 'Oasis', imageUrl: null },
  { spotifyId: 'U2XVp0hcCnt0QhTuf16RzWr0', name: 'Coldplay', imageUrl: null },
  { spotifyId: 'kyKEX0GrBM94y2yKI2Uz9TA1', name: 'Arctic Monkeys', imageUrl: null },
  { spotifyId: 't7bjb02b6W10gsgxW0M69aq0', name: 'My Bloody Valentine', imageUrl: null },
  { spotifyId: '0Wzy920eTGc43d8t42p3LFN1', name: 'BUMP OF CHICKEN', imageUrl: null },
  { spotifyId: '66Gkw3fnH4E3HpABM3SuxRh1', name: 'Metallica', imageUrl: null },
  { spotifyId: 'xjyCD1MFfGu3mpUxz0518973', name: 'The Beatles', imageUrl: null },
  { spotifyId: 'XFWLm10g4ck0eTfAk3qoeTa4', name: 'The Smashing Pumpkins', imageUrl: null },
  { spotifyId: 'WC2rj0jGKCx1QlkB91wwDsV2', name: 'Green Day', imageUrl: null },
]
