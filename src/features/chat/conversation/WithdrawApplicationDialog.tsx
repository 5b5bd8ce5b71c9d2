import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { YesOrNo } from '#src/ui/overlays/YesOrNo.tsx'
import { useWithdrawApplicationMutation } from './withdrawApplicationApi.ts'

interface WithdrawApplicationDialogProps {
  open: boolean
  onClose: () => void
  bandId: number
}

/** Takes an undecided application back, which ends its conversation. */
export function WithdrawApplicationDialog({ open, onClose, bandId }: WithdrawApplicationDialogProps) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation()

  async function handleYes() {
    if (isLoading) return
    const { error } = await withdraw(bandId)
    onClose()
    const refusal = error && asApiError(error)
    // taken back on another device counts as done
    if (refusal && !isRefusedWith(refusal, 'APPLICATION4004')) {
      const text = isRefusedWith(refusal, 'APPLICATION4009')
        ? DECIDED_TEXT
        : failureText(refusal, FAILED_TEXT)
      dispatch(toastShown({ text, tone: 'error' }))
      return
    }
    dispatch(toastShown({ text: '지원을 취소했습니다.', tone: 'ok' }))
    await overlayEntryGone()
    await navigate(paths.join(), { replace: true })
  }

  return (
    <YesOrNo
      open={open}
      onClose={onClose}
      question="지원을 취소할까요?"
      text="밴드장과의 채팅방에서 나가게 돼요. 모집하는 동안 다시 지원할 수 있어요."
      loading={isLoading}
      onYes={() => void handleYes()}
    />
  )
}

const DECIDED_TEXT = '이미 결과가 정해져서 취소할 수 없습니다.'
const FAILED_TEXT = '지원을 취소하지 못했습니다. 다시 시도해 주세요.'
