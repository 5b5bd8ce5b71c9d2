import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { NEWS_TEXT, useNewsCount } from './useNewsCount.ts'

/** The number on the tab that leads to the notifications. */
export function NewsMark() {
  const count = useNewsCount()
  return count > 0 && <UnreadBadge count={count} of={NEWS_TEXT} />
}
