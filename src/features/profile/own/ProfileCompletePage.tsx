import { useSelector } from 'react-redux'
import { selectIsAuthenticated, type WithAuth } from '#src/auth/authSlice.ts'
import { ProfileFailure, useOwnProfile } from './ownProfile.tsx'
import { ProfileSummary, ProfileSummarySkeleton } from './ProfileSummary.tsx'

/**
 * The end of the pre-test (docs/product/profile.md "End of the pre-test"). A visitor, who has no profile yet,
 * sees a sample.
 */
export default function ProfileCompletePage() {
  const isMember = useSelector((state: WithAuth) => selectIsAuthenticated(state))
  return isMember ? <OwnSummary /> : <ProfileSummary profile={null} />
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
