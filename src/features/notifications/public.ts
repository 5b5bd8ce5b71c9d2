export { NEWS_TEXT, useHasNews } from './useHasNews.ts'
