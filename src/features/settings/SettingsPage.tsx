import styled from '@emotion/styled'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useWithdrawal } from '#src/features/auth/public.ts'
import { WithdrawalEnd, WithdrawalQuestion } from '#src/features/auth/public.ts'
import { TypingSettingSwitchWhenShown } from '#src/features/chat/public.ts'
import { APP_VERSION } from '#src/lib/appVersion.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { BlockIcon } from '#src/ui/icons/BlockIcon.tsx'
import { DocumentIcon } from '#src/ui/icons/DocumentIcon.tsx'
import { DownloadIcon } from '#src/ui/icons/DownloadIcon.tsx'
import { EyeOffIcon } from '#src/ui/icons/EyeOffIcon.tsx'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { LogoutIcon } from '#src/ui/icons/LogoutIcon.tsx'
import { PencilIcon } from '#src/ui/icons/PencilIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { SettingGroup, SettingRow, SettingRowContent, settingRowCss } from '#src/ui/lists/SettingRow.tsx'

/** docs/product/settings.md "Settings". */
export default function SettingsPage() {
  const goBack = useGoBack(paths.my())
  const [asking, setAsking] = useState(false)
  const { stage, begin, finish } = useWithdrawal()
  const waiting = stage === 'asked'

  return (
    <>
      <AppHeader title="설정" onBack={goBack} />
      <Groups>
        <SettingGroup>
          <Link css={settingRowCss} to={paths.notificationSettings()}>
            <SettingRowContent icon={<BellIcon />} title="알림 설정" />
          </Link>
          <Link css={settingRowCss} to={paths.terms()}>
            <SettingRowContent icon={<DocumentIcon />} title="약관 및 정책" />
          </Link>
          <Link css={settingRowCss} to={paths.about()}>
            <SettingRowContent icon={<UsersIcon />} title="팀 정보" />
          </Link>
        </SettingGroup>
        <SettingGroup>
          <Link css={settingRowCss} to={paths.sessions()}>
            <SettingRowContent icon={<LockIcon />} title="로그인한 기기" />
          </Link>
          <Link css={settingRowCss} to={paths.changePassword()}>
            <SettingRowContent icon={<EyeOffIcon />} title="비밀번호 변경" />
          </Link>
          <Link css={settingRowCss} to={paths.blockedMembers()}>
            <SettingRowContent icon={<BlockIcon />} title="차단한 멤버" />
          </Link>
          <SettingRow icon={<PencilIcon />} title="입력 중 표시" end={<TypingSettingSwitchWhenShown />} />
          <SettingRow icon={<InfoIcon />} title="앱 버전" value={APP_VERSION} end={null} />
        </SettingGroup>
        <SettingGroup>
          <Link css={settingRowCss} to={paths.myData()}>
            <SettingRowContent icon={<DownloadIcon />} title="내 데이터 내려받기" />
          </Link>
          <SettingRow
            quiet
            icon={<LogoutIcon />}
            title="회원탈퇴"
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          />
        </SettingGroup>
      </Groups>
      <WithdrawalQuestion
        open={stage !== 'done' && (asking || waiting)}
        waiting={waiting}
        onClose={() => setAsking(false)}
        onYes={() => void begin().finally(() => setAsking(false))}
      />
      <WithdrawalEnd open={stage === 'done'} onClose={finish} />
    </>
  )
}

const Groups = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 8px var(--gutter) 20px;
`
