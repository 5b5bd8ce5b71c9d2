import { useDispatch } from 'react-redux'
import { copyText } from '#src/lib/page/clipboard.ts'
import { type Shared, shareLink } from '#src/lib/page/shareLink.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'

/** The phone says itself that it has shared. */
const TOAST: Readonly<Partial<Record<Shared, Parameters<typeof toastShown>[0]>>> = {
  copied: { text: '링크를 복사했습니다.', tone: 'ok' },
  failed: { text: '링크를 복사하지 못했습니다.', tone: 'error' },
}

/** Shares or copies the link of a page of this app, and says so where the phone does not. */
export function useShare() {
  const dispatch = useDispatch()
  const tell = (shared: Shared) => {
    const toast = TOAST[shared]
    if (toast) dispatch(toastShown(toast))
  }
  return {
    share: async (title: string, path: string) => tell(await shareLink(title, path)),
    copy: async (path: string) =>
      tell((await copyText(new URL(path, location.origin).href)) ? 'copied' : 'failed'),
  }
}
