import styled from '@emotion/styled'
import { ArtistAvatar } from './ArtistAvatar.tsx'
import { focusNeighbour } from './focusNeighbour.ts'
import { CloseIcon } from './icons/CloseIcon.tsx'
import { theme } from './theme.ts'

interface ArtistStripProps {
  artists: readonly { name: string; imageUrl: string | null }[]
  /** Name of the list for those who do not see its heading. */
  label: string
  /** Each gets a cross. Answers whether the artist goes. */
  onRemove?: (name: string) => boolean
}

/** Artists in one line that scrolls sideways; belongs into a bleeding section. */
export function ArtistStrip({ artists, label, onRemove }: ArtistStripProps) {
  // a strip that scrolls has to be reachable by keyboard
  return (
    <Strip role="group" aria-label={label} tabIndex={0}>
      <ul>
        {artists.map(({ name, imageUrl }) => (
          <li key={name}>
            <ArtistAvatar seed={name} name={name} src={imageUrl} size={72} />
            <span>{name}</span>
            {onRemove && (
              <Cross
                type="button"
                aria-label={`${name} 빼기`}
                onClick={({ currentTarget }) => {
                  if (onRemove(name)) focusNeighbour(currentTarget)
                }}
              >
                <CloseIcon size={16} strokeWidth={2.2} />
              </Cross>
            )}
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
    position: relative;
    width: 72px;
    text-align: center;
  }
  li > span:nth-of-type(2) {
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

/* 28 drawn, 44 to touch */
const Cross = styled.button`
  position: absolute;
  top: 0;
  right: -4px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  box-shadow: 0 0 0 3px ${theme.color.bg};
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`
