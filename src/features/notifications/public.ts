export { NEWS_TEXT, useNewsCount } from './useNewsCount.ts'
