export {
  useChangeNotificationSettingsMutation,
  useNotificationSettingsQuery,
} from './notificationSettingsApi.ts'
export { NEWS_TEXT, useHasNews } from './useHasNews.ts'
