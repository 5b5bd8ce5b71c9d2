import styled from '@emotion/styled'
import { WifiOffIcon } from '../icons/WifiOffIcon.tsx'
import { theme } from '../theme.ts'

interface StaleStripProps {
  text: string
  /** When the content was received. It is announced with the text, but not again every minute. */
  since: string
  /** Leaves a gap below, for content that begins at its own edge. */
  apart?: boolean
}

/** Shown below the header of a screen that shows earlier content because the server cannot be asked. */
export function StaleStrip({ text, since, apart = false }: StaleStripProps) {
  return (
    <Strip role="status" data-apart={apart}>
      <WifiOffIcon size={18} />
      <span>{text}</span>
      <small aria-live="off">{since}</small>
    </Strip>
  )
}

const Strip = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px 8px;
  min-height: 40px;
  padding: 6px var(--gutter);
  text-align: center;
  background: ${theme.color.s2};
  &[data-apart='true'] {
    margin-bottom: 14px;
  }
  ${theme.type.caption}
  font-weight: 600;
  color: ${theme.color.t1};
  > svg,
  > small {
    color: ${theme.color.t2};
  }
  > small {
    font-size: inherit;
    font-weight: 500;
  }
`
