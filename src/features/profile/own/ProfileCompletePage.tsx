import { useSelector } from 'react-redux'
import { selectIsAuthenticated, type WithAuth } from '#src/auth/authSlice.ts'
import type { WithChosen } from '../chosen.ts'
import { ProfileFailure, useOwnProfile } from './ownProfile.tsx'
import { ProfileSummary, ProfileSummarySkeleton } from './ProfileSummary.tsx'

/**
 * The end of the pre-test (docs/product/profile.md "End of the pre-test"). A visitor, who has no profile yet,
 * sees what they have chosen, and a sample of the rest.
 */
export default function ProfileCompletePage() {
  const isMember = useSelector((state: WithAuth) => selectIsAuthenticated(state))
  const chosen = useSelector((state: WithChosen) => state.survey)
  return isMember ? <OwnSummary /> : <ProfileSummary profile={null} chosen={chosen} />
}

function OwnSummary() {
  const { data, isError, error, refetch } = useOwnProfile()
  if (data) return <ProfileSummary profile={data} />
  return isError ? (
    <ProfileFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <ProfileSummarySkeleton />
  )
}
