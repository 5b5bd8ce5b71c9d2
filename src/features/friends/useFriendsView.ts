import { useSearchParams } from 'react-router-dom'
import { useSearchText } from '#src/lib/page/useSearchText.ts'

export type FriendsTab = 'friends' | 'received' | 'sent'

const PARAM = 'tab'

const isOther = (asked: string | null): asked is 'received' | 'sent' =>
  asked === 'received' || asked === 'sent'

/**
 * The selected tab and the search text. Both are part of the URL, so that going back and a reload keep them.
 * A change of tab replaces the history entry.
 */
export function useFriendsView() {
  const [params, setParams] = useSearchParams()
  const { text, setText } = useSearchText()
  const asked = params.get(PARAM)
  const tab: FriendsTab = isOther(asked) ? asked : 'friends'

  function choose(next: FriendsTab) {
    const withTab = (known: URLSearchParams) => {
      const changed = new URLSearchParams(known)
      if (isOther(next)) changed.set(PARAM, next)
      else changed.delete(PARAM)
      return changed
    }
    setParams(withTab, { replace: true })
  }

  return { tab, choose, text, setText } as const
}
