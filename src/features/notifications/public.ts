export { PushAskWhenDue } from './push/PushAskWhenDue.tsx'
export { NEWS_TEXT, useNewsCount } from './useNewsCount.ts'
