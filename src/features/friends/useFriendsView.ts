import { useSearchParams } from 'react-router-dom'
import { useSearchText } from '#src/lib/page/useSearchText.ts'

export type FriendsTab = 'friends' | 'received' | 'sent'

const PARAM = 'tab'

const isOther = (asked: string | null): asked is 'received' | 'sent' =>
  asked === 'received' || asked === 'sent'

/**
 * Which tab is looked at, and what is searched for among the friends. Both are part of the address, so that going back to it and
 * loading again keep them; going from tab to tab is no step back later.
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
