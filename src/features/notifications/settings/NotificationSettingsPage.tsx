import styled from '@emotion/styled'
import type { SilenceableType } from '#contract/http/notifications/notifications.ts'
import type { NotificationSettings } from '#contract/http/notifications/settings.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { SettingGroup, SettingRow } from '#src/ui/lists/SettingRow.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { QuietHoursPart } from './QuietHoursPart.tsx'
import { useNotificationSettings } from './useNotificationSettings.ts'

/** The notification settings of the member, for all devices (N3, N4). They do not affect the list itself. */
export default function NotificationSettingsPage() {
  const goBack = useGoBack(paths.settings())
  const { settings, failure, retry, change } = useNotificationSettings()

  return (
    <>
      <AppHeader title="알림 설정" onBack={goBack} />
      {settings && <Settings settings={settings} onChange={change} />}
      {failure !== null && (
        <RetryState title="알림 설정을 불러오지 못했습니다." help={failureHelp(failure)} onRetry={retry} />
      )}
      {!settings && failure === null && <SettingsSkeleton />}
    </>
  )
}

/** The Korean names of the notification types, in the order of the settings. */
const KIND_LABEL: Record<SilenceableType, string> = {
  CHAT: '채팅 요청',
  FRIEND: '친구 신청',
  BAND: '밴드 지원',
  BAN: '제재 내역',
}

/** Derived from the labels, so that this screen does not load the schemas of the contract. */
const KINDS = Object.keys(KIND_LABEL) as SilenceableType[]

interface SettingsProps {
  settings: NotificationSettings
  onChange: (part: Partial<NotificationSettings>) => void
}

/**
 * The two ways of showing a notification; each has a switch per type. A new message has a toast, but no
 * notification: its badge is the count of unread messages.
 */
const WAYS = [
  {
    way: 'badge',
    title: '배지',
    hint: '읽지 않은 알림이 있으면 마이에 점이 켜져요.',
    labels: KIND_LABEL,
  },
  {
    way: 'toast',
    title: '알림 메시지',
    hint: '앱을 쓰는 동안 새 알림이 오면 화면 아래에 알려 드려요.',
    labels: { ...KIND_LABEL, CHAT: '채팅 요청과 메시지' },
  },
] as const

function Settings({ settings, onChange }: SettingsProps) {
  return (
    <Parts>
      {WAYS.map(({ way, title, hint, labels }) => (
        <Section key={way} title={title}>
          <SettingGroup>
            {KINDS.map((type) => (
              <SettingRow
                key={type}
                title={labels[type]}
                end={
                  <Switch
                    label={`${labels[type]} ${title}`}
                    on={settings[type][way]}
                    onChange={(on) => onChange({ [type]: { ...settings[type], [way]: on } })}
                  />
                }
              />
            ))}
          </SettingGroup>
          <Hint>{hint}</Hint>
        </Section>
      ))}
      <QuietHoursPart kept={settings.quietHours} onChange={(quietHours) => onChange({ quietHours })} />
    </Parts>
  )
}

function SettingsSkeleton() {
  return (
    <Loading>
      <Parts>
        {WAYS.map(({ way }) => (
          <Section key={way} title={<Skeleton width={96} height={24} />}>
            <Skeleton height={KINDS.length * 60} radius={theme.radius.l} />
          </Section>
        ))}
      </Parts>
    </Loading>
  )
}

const Parts = styled.div`
  padding-bottom: 28px;
  > :first-of-type {
    padding-top: 8px;
  }
`

const Hint = styled.p`
  padding: 8px 4px 0;
  ${theme.type.caption}
  color: ${theme.color.t3};
`
