import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { MailIcon } from '#src/ui/icons/MailIcon.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

/** docs/product/auth.md "E-mail step". */
const ADVANCES_AFTER_MS = 1_500

/**
 * Says that the code was sent and opens the next step, by itself or when confirmed. It stays open until that
 * step is rendered. The step replaces the history entry of the dialog, so that back leads to the e-mail.
 */
export function CodeSentDialog({ email }: { email: string }) {
  const navigate = useNavigate()
  const goOn = () => void navigate(paths.signupVerify(), { replace: true })
  const advance = useEffectEvent(goOn)

  useEffect(() => {
    const timer = setTimeout(() => advance(), ADVANCES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog
      open
      onClose={goOn}
      icon={<MailIcon size={26} />}
      title="인증번호가 발송되었습니다."
      text={
        <>
          {email} 메일함에서
          <br />
          5자리 숫자를 확인해주세요.
        </>
      }
      actions={
        <Button kind="red" onClick={goOn}>
          확인
        </Button>
      }
    />
  )
}
