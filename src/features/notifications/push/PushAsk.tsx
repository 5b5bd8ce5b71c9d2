import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '#src/ui/controls/Button.tsx'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { AskCard, AskTile } from '#src/ui/lists/AskCard.tsx'
import { pushDeclined, pushRequested, selectPush, type WithPush } from './pushSlice.ts'

export interface PushAskProps {
  /** The other person; null: a group. */
  name: string | null
}

/** The question above the composer after the first message (drawing 63). */
export function PushAsk({ name }: PushAskProps) {
  const dispatch = useDispatch()
  const isBusy = useSelector((state: WithPush) => selectPush(state)?.isBusy === true)
  return (
    <Place>
      <AskCard
        lead={
          <AskTile>
            <BellIcon />
          </AskTile>
        }
        title={name === null ? '새 메시지가 오면 알려드릴까요?' : `${name}님이 답하면 알려드릴까요?`}
        reason={
          <>
            화면을 닫아도 놓치지 않아요.
            <br />
            방마다 따로 끌 수 있어요.
          </>
        }
      >
        <Button size="m" disabled={isBusy} onClick={() => dispatch(pushDeclined())}>
          나중에
        </Button>
        <Button size="m" kind="red" loading={isBusy} onClick={() => dispatch(pushRequested())}>
          알림 받기
        </Button>
      </AskCard>
    </Place>
  )
}

const Place = styled.div`
  padding: 0 12px 10px;
`
