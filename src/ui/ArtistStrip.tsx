import styled from '@emotion/styled'
import { ArtistAvatar } from './ArtistAvatar.tsx'
import { theme } from './theme.ts'

interface ArtistStripProps {
  artists: readonly { name: string; imageUrl: string | null }[]
  /** Name of the list for those who do not see its heading. */
  label: string
}

/** Artists in one line that scrolls sideways; belongs into a bleeding section. */
export function ArtistStrip({ artists, label }: ArtistStripProps) {
  // a strip that scrolls has to be reachable by keyboard
  return (
    <Strip role="group" aria-label={label} tabIndex={0}>
      <ul>
        {artists.map(({ name, imageUrl }) => (
          <li key={name}>
            <ArtistAvatar seed={name} name={name} src={imageUrl} size={72} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Strip>
  )
}

const Strip = styled.div`
  overflow-x: auto;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  ul {
    display: flex;
    gap: 16px;
    width: max-content;
    padding: 0 var(--gutter);
  }
  li {
    width: 72px;
    text-align: center;
  }
  li > span:last-child {
    display: -webkit-box;
    overflow: hidden;
    margin-top: 8px;
    ${theme.type.caption}
    color: ${theme.color.t2};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
