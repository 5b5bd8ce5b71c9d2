import { TabNews } from './TabNews.tsx'
import { NEWS_TEXT, useHasNews } from './useHasNews.ts'

/** The dot on the tab that leads to the notifications. */
export function NewsMark() {
  return useHasNews() && <TabNews text={NEWS_TEXT} />
}
