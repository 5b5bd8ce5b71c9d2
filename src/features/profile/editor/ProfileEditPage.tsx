import { useSelector } from 'react-redux'
import { selectIsAuthenticated, type WithAuth } from '#src/auth/authSlice.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import type { WithChosen } from '../chosen.ts'
import { OwnProfileEditor } from './OwnProfileEditor.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

/**
 * The editor at the end of the pre-test (docs/product/profile.md "Profile editor"). Visitors see it with what
 * they have chosen. Saving tells them to log in and keeps what they have entered.
 */
export default function ProfileEditPage() {
  const isMember = useSelector((state: WithAuth) => selectIsAuthenticated(state))
  const chosen = useSelector((state: WithChosen) => state.survey)
  const goToComplete = useGoBack(paths.pretestProfileComplete())
  return isMember ? (
    <OwnProfileEditor onLeave={goToComplete} />
  ) : (
    <ProfileEditor profile={null} chosen={chosen} onLeave={goToComplete} />
  )
}
