import styled from '@emotion/styled'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { useAnswer } from './useAnswer.ts'

/** The labels for accepting, by type. Other types cannot be accepted. */
const ACCEPT: Readonly<Record<string, string | undefined>> = {
  FRIEND: '친구 수락',
  CHAT: '채팅 수락',
  BAND: '채팅 수락',
}

interface AnswerDockProps {
  notification: Notification
  onBack: () => void
}

export function AnswerDock({ notification, onBack }: AnswerDockProps) {
  const { answer, answering, isOver } = useAnswer(notification, onBack)
  const accept = notification.isBandEnded ? undefined : ACCEPT[notification.type]
  return (
    <Dock data-tabbed>
      <Pair>
        <Button
          loading={answering === 'reject'}
          disabled={isOver || answering === 'accept'}
          onClick={() => void answer('reject')}
        >
          거절
        </Button>
        {accept && (
          <Button
            kind="red"
            loading={answering === 'accept'}
            disabled={isOver || answering === 'reject'}
            onClick={() => void answer('accept')}
          >
            {accept}
          </Button>
        )}
      </Pair>
    </Dock>
  )
}

/* The button for accepting is twice as wide. */
const Pair = styled.div`
  display: flex;
  gap: 8px;
  > button {
    flex: 1;
    padding: 0 min(24px, 6vw);
  }
  > button[data-kind='red'] {
    flex: 2;
  }
`
