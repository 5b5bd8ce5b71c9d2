import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SnsPlatform } from '#contract/scalars.ts'
import { paths } from '#src/lib/paths.ts'
import { webAddress } from '#src/lib/text/webAddress.ts'
import { HeartIcon } from '#src/ui/icons/HeartIcon.tsx'
import { PhotoIcon } from '#src/ui/icons/PhotoIcon.tsx'
import { PlaylistIcon } from '#src/ui/icons/PlaylistIcon.tsx'
import { ShortsIcon } from '#src/ui/icons/ShortsIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { VideoIcon } from '#src/ui/icons/VideoIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandCard } from './bandCard.ts'
import { bandStateOf } from './bandState.ts'

const { color } = theme

/** The target of 쇼츠 for a band without short videos (docs/product/bands.md "Band dialog"). */
const SHORT_VIDEOS = 'https://www.tiktok.com/'

/** The six links of a band. */
export function BandLinks({ band }: { band: BandCard }) {
  const id = band.bandId ?? undefined
  const state = bandStateOf(band)
  const linkTo = (platform: SnsPlatform) =>
    webAddress(band.links.find((link) => link.platform === platform)?.url ?? null)
  const inside = (path: string, icon: ReactNode, name: string) => (
    <li>
      <Link to={path} state={state}>
        <span>{icon}</span>
        {name}
      </Link>
    </li>
  )
  return (
    <Row>
      {inside(paths.prefer(id), <HeartIcon />, '취향')}
      {inside(paths.playlist(id), <PlaylistIcon />, '목표 곡')}
      {inside(paths.people(id), <UsersIcon />, '멤버')}
      <Outside href={linkTo('youtube')} icon={<VideoIcon />} name="유튜브" />
      <Outside href={linkTo('instagram')} icon={<PhotoIcon />} name="인스타" />
      <Outside href={linkTo('tiktok') ?? SHORT_VIDEOS} icon={<ShortsIcon />} name="쇼츠" />
    </Row>
  )
}

interface OutsideProps {
  /** Null: the band has no such link. */
  href: string | null
  icon: ReactNode
  name: string
}

function Outside({ href, icon, name }: OutsideProps) {
  const face = (
    <>
      <span>{icon}</span>
      {name}
    </>
  )
  return (
    <li>
      {href === null ? (
        // a link without href: screen readers announce it as unavailable
        <span role="link" aria-disabled="true">
          {face}
        </span>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {face}
        </a>
      )}
    </li>
  )
}

const Row = styled.ul`
  display: flex;
  justify-content: space-between;
  padding-bottom: 2px;
  li {
    flex: 0 1 48px;
    min-width: 40px;
  }
  @media (max-width: 279px) {
    display: grid;
    grid-template-columns: repeat(3, 40px);
    justify-content: space-between;
    gap: 12px 0;
  }
  li > * {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    letter-spacing: -0.02em;
    white-space: nowrap;
    color: ${color.t2};
  }
  li > * > span {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 100%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.s3};
    color: ${color.t1};
  }
  a:active > span {
    background: ${color.s4};
  }
  [aria-disabled='true'],
  [aria-disabled='true'] > span {
    color: ${color.tOffDialog};
    background: none;
  }
  [aria-disabled='true'] > span {
    box-shadow: inset 0 0 0 1px ${color.s4};
  }
`
