import {
  DEFAULT_NOTIFICATION_SETTINGS,
  minuteOf,
  NEWS_KINDS,
  type NewsKind,
  type NotificationSettings,
} from '#contract/http/notifications/settings.ts'
import type { Deps } from '#server/deps.ts'
import { selectSettings, upsertSettings, type SettingsRow } from './notificationSettings.queries.ts'

/** N3. */
export async function readNotificationSettings(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
): Promise<NotificationSettings> {
  return settingsOf(await selectSettings(db, memberId))
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
    withoutPush: NEWS_KINDS.filter((kind) => !settings[kind].push),
    withoutBadge: NEWS_KINDS.filter((kind) => countedAs(kind) === kind && !settings[kind].badge),
    withoutToast: NEWS_KINDS.filter((kind) => !settings[kind].toast),
    hideText: settings.hideText,
    quietFrom: quietHours && minuteOf(quietHours.from),
    quietTo: quietHours && minuteOf(quietHours.to),
  }
}

/** A mention is one of the unread messages of its room, which are one number: it has no badge of its own. */
const countedAs = (kind: NewsKind): NewsKind => (kind === 'MENTION' ? 'MESSAGE' : kind)

/** Null: the member has changed none. */
export const settingsOf = (row: SettingsRow | null): NotificationSettings =>
  row === null ? DEFAULT_NOTIFICATION_SETTINGS : settingsIn(row)

function settingsIn(row: SettingsRow): NotificationSettings {
  const { withoutPush, withoutBadge, withoutToast, quietFrom, quietTo, hideText } = row
  const heard = (kind: NewsKind) => ({
    push: !withoutPush.includes(kind),
    badge: !withoutBadge.includes(countedAs(kind)),
    toast: !withoutToast.includes(kind),
  })
  return {
    MESSAGE: heard('MESSAGE'),
    MENTION: heard('MENTION'),
    REQUEST: heard('REQUEST'),
    APPLICATION: heard('APPLICATION'),
    DECISION: heard('DECISION'),
    quietHours:
      quietFrom === null || quietTo === null ? null : { from: timeOf(quietFrom), to: timeOf(quietTo) },
    hideText,
  }
}

const timeOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
const twoDigits = (value: number) => String(value).padStart(2, '0')
