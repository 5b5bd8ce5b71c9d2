import { copyText } from './clipboard.ts'

/** `cancelled`: the member closed the phone's own sheet, so there is nothing to say. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed'

/**
 * Hands a page of this app to the phone's share sheet. Where there is none, as in many browsers on a desk and
 * inside other apps, its address is copied.
 */
export async function shareLink(title: string, path: string): Promise<Shared> {
  const url = new URL(path, location.origin).href
  const share: Navigator['share'] | undefined = navigator.share
  if (share)
    try {
      await share.call(navigator, { title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // refused: by a policy of the page around this one, or because another sheet is open
    }
  return (await copyText(url)) ? 'copied' : 'failed'
}
