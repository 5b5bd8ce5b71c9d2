import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { focusNeighbour } from '../controls/focusNeighbour.ts'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { useEndInSight } from '../lists/useEndInSight.ts'
import { theme } from '../theme.ts'

export interface StripItem {
  key: string
  name: string
  /** As wide as the strip's `width`. */
  picture: ReactNode
}

interface PictureStripProps {
  items: readonly StripItem[]
  /** The name of the list for screen readers. */
  label: string
  /** The width of each picture in px. */
  width: number
  /** Adds a remove button to each item. Returns whether the item is removed. */
  onRemove?: (key: string) => boolean
  className?: string
}

/** A longer name ends in an ellipsis. */
const NAME_MAX_PX = 112

/** Pictures with their names in one line that scrolls horizontally; for a section with `bleed`. */
export function PictureStrip({ items, label, width, onRemove, className }: PictureStripProps) {
  const strip = useEndInSight<HTMLDivElement>(items.length)

  // a scrolling strip has to be reachable by keyboard
  return (
    <Strip ref={strip} className={className} role="group" aria-label={label} tabIndex={0}>
      <ul>
        {items.map(({ key, name, picture }) => (
          <li key={key} style={{ minWidth: width }}>
            <Frame style={{ width }}>
              {picture}
              {onRemove && (
                <Cross
                  type="button"
                  aria-label={`${name} 빼기`}
                  onClick={({ currentTarget }) => {
                    if (onRemove(key)) focusNeighbour(currentTarget)
                  }}
                >
                  <CloseIcon size={16} strokeWidth={2.2} />
                </Cross>
              )}
            </Frame>
            <Name>{name}</Name>
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
    max-width: ${NAME_MAX_PX}px;
    text-align: center;
  }
`

const Frame = styled.span`
  position: relative;
  display: block;
  margin: 0 auto;
`

/* on one line, which may be wider than the picture: a name is not broken */
const Name = styled.span`
  display: block;
  overflow: hidden;
  margin-top: 8px;
  ${theme.type.caption}
  color: ${theme.color.t2};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/* 28 px visible, 44 px touch area; --cross-out is the distance beyond the picture's corner */
const Cross = styled.button`
  position: absolute;
  top: calc(var(--cross-out, 0px) * -1);
  right: calc(var(--cross-out, 4px) * -1);
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
