import styled from '@emotion/styled'
import type { ArtistItem } from '#contract/http/archive/archive.ts'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { ArtistAvatar } from '#src/ui/people/ArtistAvatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { Hero, Ways } from '../about/hero.styles.ts'
import { ListenLink } from '../about/ListenLink.tsx'
import { SaveMusic } from '../about/SaveMusic.tsx'

const DISC_PX = 160

/** The artist with buttons to save them and to listen to them. */
export function ArtistHero({ artist }: { artist: ArtistItem }) {
  const { spotifyId, name, genre, imageUrl, externalUrl } = artist
  return (
    <Hero>
      <Disc>
        <ArtistAvatar seed={spotifyId} name={name} src={imageUrl} size="fill" />
      </Disc>
      <h1>{name}</h1>
      {genre && <p>{genre}</p>}
      <Ways>
        <SaveMusic kind="artists" spotifyId={spotifyId} />
        <ListenLink address={externalUrl} />
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

const Disc = styled.div`
  width: ${DISC_PX}px;
  max-width: 60%;
  border-radius: 50%;
  box-shadow: ${theme.shadow.hero};
`
