import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Logo } from '../art/Logo.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { BackIcon } from '../icons/BackIcon.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { theme } from '../theme.ts'
import { placeBelowHeader } from './belowHeader.ts'

const { color, type } = theme

interface AppHeaderProps {
  title?: ReactNode
  /** For top-level pages: the wordmark, then the title after a divider. */
  brand?: boolean
  /** For deeper pages: shows the back button. */
  onBack?: () => void
  /** For pages over others: shows the close button. */
  onClose?: () => void
  /** Between back button and title, such as the avatar of a chat partner. */
  lead?: ReactNode
  /** A search field in the place of the title. The page needs its own `h1`. */
  field?: ReactNode
  /** Up to two IconButtons, or one TextButton. */
  end?: ReactNode
  /** The title is centred between back and end, as on profile edit. */
  centred?: boolean
  /** A hairline below. */
  line?: boolean
  /** No background: the stage light shines through. */
  clear?: boolean
  /** Whether the title is the page's `h1`. False when the page has its own. */
  heading?: boolean
}

export function AppHeader(props: AppHeaderProps) {
  const {
    title,
    brand = false,
    onBack,
    onClose,
    lead,
    field,
    end,
    centred = false,
    line = false,
    clear = false,
  } = props
  const { heading = true } = props
  return (
    <>
      <Bar data-line={line} data-clear={clear}>
        {brand && (
          <Brand>
            <Logo height={26} />
            {title && <Divider />}
            {title && (heading ? <h1>{title}</h1> : <p>{title}</p>)}
          </Brand>
        )}
        {onBack && <IconButton label="뒤로" icon={<BackIcon />} onClick={onBack} />}
        {onClose && <IconButton label="닫기" icon={<CloseIcon />} onClick={onClose} />}
        {lead && <Lead>{lead}</Lead>}
        {field && <Field>{field}</Field>}
        {!brand && title && (
          <Title as={heading ? 'h1' : 'p'} data-centred={centred}>
            {title}
          </Title>
        )}
        {end && <End>{end}</End>}
      </Bar>
      <div ref={placeBelowHeader} css={{ display: 'contents' }} />
    </>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  flex: none;
  display: flex;
  align-items: center;
  gap: 4px;
  height: calc(var(--header-h) + var(--safe-t));
  padding: var(--safe-t) 8px 0;
  background: ${color.bg};
  /* it scrolls with the light: if it stayed, the scrolling text would pass below its words */
  &[data-clear='true'] {
    position: relative;
    background: none;
  }
  &[data-line='true'] {
    box-shadow: 0 1px 0 ${color.line};
  }
`

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-left: 12px;
  h1,
  p {
    ${type.button}
    font-weight: 600;
    color: ${color.t2};
  }
`

const Divider = styled.span`
  width: 1px;
  height: 16px;
  background: ${color.lineSoft};
`

const Lead = styled.div`
  min-width: 0;
  margin-right: 6px;
`

const Field = styled.div`
  flex: 1;
  min-width: 0;
  margin-right: 12px;
`

const Title = styled.h1`
  min-width: 0;
  ${type.title3}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-centred='true'] {
    position: absolute;
    left: 64px;
    right: 64px;
    text-align: center;
  }
`

const End = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  margin-left: auto;
`
