import { useSelector } from 'react-redux'
import type { PlayedSession } from '#contract/sessions.ts'
import { selectIsAuthenticated, type WithAuth } from '#src/auth/authSlice.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { OwnProfileEditor } from './OwnProfileEditor.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

/** The part of the pre-test's slice that this screen reads. */
interface WithChosenSessions {
  survey?: { sessions: readonly PlayedSession[] }
}

/**
 * The editor at the end of the pre-test (docs/product/profile.md "Profile editor"). Visitors see it with the
 * sessions they have chosen. Saving tells them to log in and keeps what they have entered.
 */
export default function ProfileEditPage() {
  const isMember = useSelector((state: WithAuth) => selectIsAuthenticated(state))
  const chosenSessions = useSelector((state: WithChosenSessions) => state.survey?.sessions)
  const goToComplete = useGoBack(paths.pretestProfileComplete())
  return isMember ? (
    <OwnProfileEditor onLeave={goToComplete} />
  ) : (
    <ProfileEditor profile={null} chosenSessions={chosenSessions} onLeave={goToComplete} />
  )
}
