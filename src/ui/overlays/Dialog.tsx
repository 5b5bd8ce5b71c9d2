import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { theme } from '../theme.ts'
import { Overlay, overlayTitle } from './Overlay.tsx'

const { color, type, motion } = theme

interface DialogProps {
  open: boolean
  /** Called by Escape, the scrim and back; the owner decides. */
  onClose: () => void
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** One Button, or two: the refusal at the left, the answer in red at the right. */
  actions: ReactNode
  /** A field or a list between the text and the buttons. */
  children?: ReactNode
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, text, icon, actions, children }: Omit<DialogProps, 'open'>) {
  const id = useId()
  return (
    <Overlay
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      place="centre"
      surface="s2"
    >
      <Panel>
        {icon && <Tile>{icon}</Tile>}
        <Title id={`${id}-title`}>{title}</Title>
        {text && <Text id={`${id}-text`}>{text}</Text>}
        {children}
        <Actions>{actions}</Actions>
      </Panel>
    </Overlay>
  )
}

const arrive = keyframes`from { opacity: 0; transform: scale(.96); }`

const Panel = styled.div`
  width: calc(100% - 56px);
  max-width: ${theme.frame.dialogMax}px;
  max-height: calc(100dvh - 64px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 28px 20px 20px;
  border-radius: 24px;
  background: ${color.s2};
  box-shadow: ${theme.shadow.e2};
  animation: ${arrive} ${motion.base}ms ${motion.out};
`

const Tile = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 52px;
  height: 52px;
  margin: 0 4px 16px;
  border-radius: 16px;
  background: ${color.s3};
`

const Title = styled.h2`
  ${overlayTitle}
  padding: 0 4px;
  text-wrap: balance;
`

const Text = styled.div`
  margin-top: 8px;
  padding: 0 4px;
  ${type.body2}
  color: ${color.t2};
  text-wrap: balance;
`

const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 24px;
  > * {
    flex: 1;
  }
  /* at 200 % zoom a button that does not fit beside the other moves below it */
  @media (max-width: 280px) {
    flex-wrap: wrap;
    > * {
      flex: 1 0 auto;
    }
  }
  > button,
  > a {
    min-height: 52px;
    padding: 0 12px;
    font-size: 16px;
  }
`
