import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'
import { BandStatusBadge } from '../BandStatusBadge.tsx'
import { readDescription } from '../bandText.ts'
import { Foot } from './SavedBandArt.tsx'
import type { KnownBand } from './useSavedBand.ts'

export function SavedBandCaption({ band: { name, status, detail } }: { band: KnownBand }) {
  // a no-break space keeps the name in place until the headline is loaded
  const headline = detail ? readDescription(detail.description).headline : '\u00a0'
  return (
    <Words>
      <BandStatusBadge status={status} onArt />
      <h1>{name}</h1>
      {headline !== '' && <p>{headline}</p>}
      <small>이미지를 누르면 모집 정보를 볼 수 있어요</small>
    </Words>
  )
}

const Words = styled(Foot)`
  h1 {
    margin-top: 8px;
    ${theme.type.display}
    text-wrap: balance;
  }
  p {
    ${theme.type.body1}
  }
  small {
    margin-top: 10px;
    ${theme.type.caption}
    color: ${theme.color.t2};
  }
`
