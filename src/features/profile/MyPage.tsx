import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { StageLight } from '#src/ui/StageLight.tsx'
import { MyBar } from './MyBar.tsx'
import { MyProfile, MyProfileSkeleton } from './MyProfile.tsx'
import { useOwnProfile } from './ownProfile.ts'
import { ProfileFailure } from './ProfileFailure.tsx'

/** The member's own place: who they are, what they have saved, and the ways out (product-1 section 2.7). */
export default function MyPage() {
  const memberId = useSelector((state: WithAuth) => selectMemberId(state))
  const { data: profile, isError, error, refetch } = useOwnProfile()
  const [, setParams] = useSearchParams()

  return (
    <Page>
      <StageLight
        seed={`member-${profile?.memberId ?? memberId ?? 0}`}
        photo={profile !== undefined && profile.profileImageUrl !== null}
        height={320}
      />
      <MyBar />
      {profile && <MyProfile profile={profile} onEdit={() => setParams({ edit: '' })} />}
      {!profile && isError && <ProfileFailure error={error} onRetry={() => void refetch()} />}
      {!profile && !isError && <MyProfileSkeleton />}
    </Page>
  )
}

const Page = styled.div`
  position: relative;
  isolation: isolate;
  flex: 1;
  display: flex;
  flex-direction: column;
`
