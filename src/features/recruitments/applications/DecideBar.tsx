import { Button } from '#src/ui/controls/Button.tsx'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { Attempt } from './applicants.ts'
import { PassBar } from './PassBar.tsx'

interface DecideBarProps {
  /** The number of chosen applicants, announced whenever it changes. */
  count: number
  /** The decision being sent; null: none. */
  sending: Attempt['status'] | null
  onDecide: (status: Attempt['status']) => void
}

/** Replaces the tab bar while applicants are being chosen. */
export function DecideBar({ count, sending, onDecide }: DecideBarProps) {
  const buttonOf = (status: Attempt['status']) => ({
    loading: sending === status,
    loadingLabel: '전송 중...',
    disabled: count === 0 || (sending !== null && sending !== status),
    onClick: () => onDecide(status),
  })
  return (
    <>
      <VisuallyHidden role="status">{count}명 선택됨</VisuallyHidden>
      <PassBar
        warning={
          <>
            <AlertIcon size={16} />
            결과는 바로 전달되고 되돌릴 수 없어요
          </>
        }
        actions={
          <>
            <Button {...buttonOf('FAIL')}>불합격</Button>
            <Button kind="red" count={count} {...buttonOf('PASS')}>
              합격
            </Button>
          </>
        }
      />
    </>
  )
}
