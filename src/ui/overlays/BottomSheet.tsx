import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { theme } from '../theme.ts'
import { Overlay, overlayTitle } from './Overlay.tsx'
import { useDragDown } from './useDragDown.ts'

interface BottomSheetProps {
  open: boolean
  /** Called by a drag down, the scrim, Escape, back and the close button. */
  onClose: () => void
  title: string
  /** Before the title: a picture of 52 px of the subject. */
  lead?: ReactNode
  /** A line below the title. */
  subtitle?: ReactNode
  /** A note beside the title, such as `복수 선택`. */
  note?: ReactNode
  /** Scrolls when it is too tall. */
  children: ReactNode
  /** The main button; it stays while the content scrolls. */
  footer?: ReactNode
  /** An element inside has `data-autofocus`; otherwise the title gets the focus. */
  ownFocus?: boolean
  /** For sheets with text fields: always the maximum height, so that the keyboard does not move it. */
  tall?: boolean
}

export function BottomSheet({ open, ...rest }: BottomSheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet(props: Omit<BottomSheetProps, 'open'>) {
  const { onClose, title, lead, subtitle, note, children, footer, tall = false, ownFocus = false } = props
  const id = useId()
  const { panel, handle } = useDragDown(onClose)
  return (
    <Overlay onClose={onClose} labelledBy={id} place="bottom" surface="s1">
      <Panel ref={panel} data-tall={tall}>
        <Head {...handle}>
          {lead}
          <Titles>
            <h2 id={id} tabIndex={-1} data-autofocus={!ownFocus || undefined}>
              {title}
            </h2>
            {subtitle !== undefined && <p>{subtitle}</p>}
          </Titles>
          {note && <Note>{note}</Note>}
          <IconButton label="닫기" icon={<CloseIcon />} onClick={onClose} />
        </Head>
        <Body>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </Overlay>
  )
}

const rise = keyframes`from { transform: translateY(100%); }`

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 90dvh;
  padding-bottom: calc(20px + var(--safe-b));
  border-radius: ${theme.radius.xl}px ${theme.radius.xl}px 0 0;
  background: ${theme.color.s1};
  box-shadow: ${theme.shadow.e2};
  animation: ${rise} ${theme.motion.sheet}ms ${theme.motion.out};
  &[data-tall='true'] {
    height: 90dvh;
  }
  &[data-dragging='false'] {
    transition: transform ${theme.motion.base}ms ${theme.motion.out};
  }
`

const Head = styled.header`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 24px 12px 4px 24px;
  touch-action: none;
  /* grabber */
  &::before {
    content: '';
    position: absolute;
    left: calc(50% - 18px);
    top: 12px;
    width: 36px;
    height: 4px;
    border-radius: 2px;
    background: ${theme.color.s4};
  }
`

const Titles = styled.div`
  flex: 1;
  min-width: 0;
  h2 {
    ${overlayTitle}
  }
  p {
    ${theme.type.body2}
    color: ${theme.color.t3};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span + & {
    margin-left: 10px;
  }
`

const Note = styled.span`
  margin-right: 4px;
  ${theme.type.body2}
  color: ${theme.color.t2};
`

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Footer = styled.div`
  flex: none;
  padding: 20px 20px 0;
`
