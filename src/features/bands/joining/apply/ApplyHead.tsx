import styled from '@emotion/styled'
import type { BandDetail } from '#contract/http/bands/bands.ts'
import { placeOf } from '#src/lib/text/aboutMember.ts'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'
import { readDescription } from '../../bandText.ts'

/** The band that is applied to. */
export function ApplyHead({ band }: { band: BandDetail }) {
  const { bandId, bandName, profileImageUrl, region, district, description } = band
  const about = [placeOf({ region, district }), readDescription(description).headline].filter(Boolean)
  return (
    <Head>
      <Cover seed={`band-${bandId}`} src={profileImageUrl} size={64} eager />
      <div>
        <h2>{bandName}</h2>
        <p>{about.join(' · ')}</p>
      </div>
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 20px var(--gutter) 0;
  > div {
    min-width: 0;
  }
  h2 {
    ${theme.type.title2}
  }
  p {
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
  h2,
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
