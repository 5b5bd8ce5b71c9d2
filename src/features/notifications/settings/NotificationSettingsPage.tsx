import styled from '@emotion/styled'
import type { NotificationSettings } from '#contract/http/notifications/settings.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { MutedRoomsWhenShown } from '#src/features/chat/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { EyeOffIcon } from '#src/ui/icons/EyeOffIcon.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { SettingPart } from '#src/ui/lists/SettingPart.tsx'
import { SettingGroup, SettingRow } from '#src/ui/lists/SettingRow.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { theme } from '#src/ui/theme.ts'
import { KindsSkeleton, KindsTable } from './KindsTable.tsx'
import { QuietHoursPart } from './QuietHoursPart.tsx'
import { useNotificationSettings } from './useNotificationSettings.ts'

const PushPart = loadedWhenShown(() => import('../push/PushPart.tsx').then((part) => part.PushPart))

/**
 * The notification settings of the member, for all devices (N3, N4), with whether this device gets pushes and
 * which rooms are muted. They do not affect the list of notifications.
 */
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

interface SettingsProps {
  settings: NotificationSettings
  onChange: (part: Partial<NotificationSettings>) => void
}

function Settings({ settings, onChange }: SettingsProps) {
  return (
    <Parts>
      <PushPart />
      <SettingPart
        title="무엇을 알려드릴까요?"
        note="푸시는 화면을 닫았을 때, 토스트는 합주를 보고 있을 때 나와요."
      >
        <KindsTable settings={settings} onChange={onChange} />
      </SettingPart>
      <QuietHoursPart kept={settings.quietHours} onChange={(quietHours) => onChange({ quietHours })} />
      <SettingPart title="잠금 화면">
        <SettingGroup>
          <SettingRow
            icon={<EyeOffIcon />}
            title="내용 숨기기"
            summary="보낸 사람과 글을 가려요"
            end={
              <Switch
                label="내용 숨기기"
                on={settings.hideText}
                onChange={(hideText) => onChange({ hideText })}
              />
            }
          />
        </SettingGroup>
      </SettingPart>
      <MutedRoomsWhenShown />
    </Parts>
  )
}

function SettingsSkeleton() {
  return (
    <Loading>
      <Parts>
        <SettingPart title={<Skeleton width={140} height={24} />}>
          <KindsSkeleton />
        </SettingPart>
        <SettingPart title={<Skeleton width={72} height={24} />}>
          <Skeleton height={72} radius={theme.radius.l} />
        </SettingPart>
      </Parts>
    </Loading>
  )
}

const Parts = styled.div`
  padding: 8px 0 28px;
`
