import {
  DEFAULT_NOTIFICATION_SETTINGS,
  SILENCEABLE_TYPES,
  type NotificationSettings,
} from '#contract/http/notifications.ts'
import type { Deps } from '#server/deps.ts'
import { selectSettings, upsertSettings, type SettingsRow } from './notificationSettings.queries.ts'

/** N3. */
export async function readNotificationSettings(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
): Promise<NotificationSettings> {
  const row = await selectSettings(db, memberId)
  return row === null ? DEFAULT_NOTIFICATION_SETTINGS : settingsIn(row)
}

/** N4. */
export async function changeNotificationSettings(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  settings: NotificationSettings,
): Promise<NotificationSettings> {
  return settingsIn(await upsertSettings(db, { memberId, ...rowOf(settings) }))
}

function rowOf(settings: NotificationSettings): Omit<SettingsRow, 'memberId'> {
  const { quietHours } = settings
  return {
    withoutBadge: SILENCEABLE_TYPES.filter((type) => !settings[type].badge),
    withoutToast: SILENCEABLE_TYPES.filter((type) => !settings[type].toast),
    quietFrom: quietHours && minuteOf(quietHours.from),
    quietTo: quietHours && minuteOf(quietHours.to),
  }
}

function settingsIn({ withoutBadge, withoutToast, quietFrom, quietTo }: SettingsRow): NotificationSettings {
  const heard = (type: (typeof SILENCEABLE_TYPES)[number]) => ({
    badge: !withoutBadge.includes(type),
    toast: !withoutToast.includes(type),
  })
  return {
    CHAT: heard('CHAT'),
    FRIEND: heard('FRIEND'),
    BAND: heard('BAND'),
    BAN: heard('BAN'),
    quietHours:
      quietFrom === null || quietTo === null ? null : { from: timeOf(quietFrom), to: timeOf(quietTo) },
  }
}

/** Minutes since midnight, from `HH:mm`. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
const twoDigits = (value: number) => String(value).padStart(2, '0')
