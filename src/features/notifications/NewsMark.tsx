import { TabNews } from './TabNews.tsx'
import { NEWS_TEXT, useHasNews } from './useHasNews.ts'

/** On the tab behind which the notifications are. */
export function NewsMark() {
  return useHasNews() && <TabNews text={NEWS_TEXT} />
}
