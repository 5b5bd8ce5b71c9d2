import styled from '@emotion/styled'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { theme } from '#src/ui/theme.ts'
import { type ToJoin, useJoining } from './useJoining.ts'

interface JoinFlowProps extends ToJoin {
  open: boolean
  onClose: () => void
}

/**
 * Asks for confirmation, then leads to the page for applying, or to the room (docs/product/bands.md
 * "Applying").
 */
export function JoinFlow({ open, ...rest }: JoinFlowProps) {
  return open ? <OpenJoinFlow {...rest} /> : null
}

function OpenJoinFlow({ onClose, ...wish }: Omit<JoinFlowProps, 'open'>) {
  const { step, failure, isWorking, confirm } = useJoining(wish)
  if (step.at === 'told') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={step.title}
        text={step.text}
        actions={<Button onClick={onClose}>확인</Button>}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="밴드에 조인하시겠습니까?"
      text="밴드 모집 채팅방에 참가합니다."
      actions={
        <>
          <Button onClick={onClose}>아니요</Button>
          <Button kind="red" loading={isWorking} onClick={() => void confirm()}>
            예
          </Button>
        </>
      }
    >
      <JoinFailure role="alert">{failure}</JoinFailure>
    </Dialog>
  )
}

/** Rendered even when empty, so that a failure is announced when it appears. */
const JoinFailure = styled.p`
  &:not(:empty) {
    margin-top: 16px;
    padding: 0 4px;
  }
  ${theme.type.label}
  color: ${theme.color.redText};
`
