import styled from '@emotion/styled'
import type { ArtistItem } from '#contract/http/archive/archive.ts'
import { webAddress } from '#src/lib/text/webAddress.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { ExternalIcon } from '#src/ui/icons/ExternalIcon.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { ArtistAvatar } from '#src/ui/people/ArtistAvatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { SaveArtist } from './SaveArtist.tsx'

const DISC_PX = 160

/** The artist with buttons to save them and to listen to them. */
export function ArtistHero({ artist }: { artist: ArtistItem }) {
  const { spotifyId, name, genre, imageUrl } = artist
  const listenAt = webAddress(artist.externalUrl)
  return (
    <Hero>
      <Disc>
        <ArtistAvatar seed={spotifyId} name={name} src={imageUrl} size="fill" />
      </Disc>
      <h1>{name}</h1>
      {genre && <p>{genre}</p>}
      <Ways>
        <SaveArtist spotifyId={spotifyId} />
        {listenAt && (
          <a
            css={buttonCss}
            {...buttonLook({ size: 'm' })}
            href={listenAt}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalIcon size={20} />
            들으러 가기
          </a>
        )}
      </Ways>
    </Hero>
  )
}

export const ArtistHeroSkeleton = () => (
  <Loading>
    <Hero aria-hidden="true">
      <Skeleton width={DISC_PX} height={DISC_PX} radius="circle" />
      <Skeleton width={140} height={26} css={{ marginTop: 24 }} />
      <Skeleton width={90} height={14} css={{ marginTop: 12 }} />
      <Skeleton width={220} height={48} radius={12} css={{ marginTop: 22 }} />
    </Hero>
  </Loading>
)

const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 8px var(--gutter) 0;
  text-align: center;
  overflow-wrap: anywhere;
  h1 {
    margin-top: 20px;
    ${theme.type.title1}
  }
  p {
    margin-top: 2px;
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`

const Disc = styled.div`
  width: ${DISC_PX}px;
  max-width: 60%;
  border-radius: 50%;
  box-shadow: ${theme.shadow.hero};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 20px;
`
