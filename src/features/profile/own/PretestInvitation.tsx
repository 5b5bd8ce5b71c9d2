import styled from '@emotion/styled'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/http/profile/profile.ts'
import { onboardingResumed } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { MusicIcon } from '#src/ui/icons/MusicIcon.tsx'
import { SettingGroup, SettingRowContent, settingRowCss } from '#src/ui/lists/SettingRow.tsx'

/** The pre-test asks for both. A member with neither has skipped it. */
export const hasSkippedPretest = ({ availableSessions, favoriteArtists }: Profile) =>
  availableSessions.length === 0 && favoriteArtists.length === 0

/** Leads to the pre-test, which is open to members only during the onboarding (P1). */
export function PretestInvitation() {
  const dispatch = useDispatch()
  return (
    <Place>
      <Link
        css={settingRowCss}
        data-two
        to={paths.pretestArtist()}
        onClick={() => dispatch(onboardingResumed())}
      >
        <SettingRowContent
          icon={<MusicIcon />}
          title="사전 테스트 시작하기"
          summary="좋아하는 음악과 다루는 악기를 알려주면 어울리는 밴드를 찾아드려요."
        />
      </Link>
    </Place>
  )
}

const Place = styled(SettingGroup)`
  margin: 16px var(--gutter) 12px;
  /* a sentence, not a list of names: it is not cut */
  && small {
    white-space: normal;
  }
`
