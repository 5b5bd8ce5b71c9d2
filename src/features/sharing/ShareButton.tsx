import { useDispatch } from 'react-redux'
import { type Shared, shareLink } from '#src/lib/page/shareLink.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { ShareIcon } from '#src/ui/icons/ShareIcon.tsx'

/** The phone says itself that it has shared. */
const TOAST: Readonly<Partial<Record<Shared, Parameters<typeof toastShown>[0]>>> = {
  copied: { text: '링크를 복사했습니다.', tone: 'ok' },
  failed: { text: '링크를 복사하지 못했습니다.', tone: 'error' },
}

interface ShareButtonProps {
  /** What is shared. Null: not known yet. */
  title: string | null
  /** The page that the link opens. */
  path: string
}

/** Shares the link of a page. Who opens it without a session sees the page after the log-in. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const dispatch = useDispatch()
  async function share() {
    const toast = TOAST[await shareLink(title ?? '합주', path)]
    if (toast) dispatch(toastShown(toast))
  }
  return <IconButton label="공유" icon={<ShareIcon />} onClick={() => void share()} />
}
