import { useSelector } from 'react-redux'
import type { PlayedSession } from '#contract/sessions.ts'
import { selectIsAuthenticated, type WithAuth } from '#src/auth/authSlice.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { OwnProfileEditor } from './OwnProfileEditor.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

/** The slice of the pre-test, as far as this screen asks it. */
interface WithChosenSessions {
  survey?: { sessions: readonly PlayedSession[] }
}

/**
 * The editor at the end of the pre-test (docs/product/profile.md "Profile editor"). A visitor sees it with the sessions they have chosen and may try
 * it; nobody could save it for them, and the button says so without taking anything away.
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
