import { lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { EDITOR_PARAM, paths } from '#src/lib/paths.ts'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { MyBar } from './MyBar.tsx'
import { MyProfile, MyProfileSkeleton } from './MyProfile.tsx'
import { ProfileFailure, useOwnProfile } from './ownProfile.tsx'

const OwnProfileEditor = lazy(async () => ({
  default: (await import('../editor/OwnProfileEditor.tsx')).OwnProfileEditor,
}))

/**
 * The member's own page (docs/product/profile.md "My page"). `?edit` shows the editor; going back closes it.
 */
export default function MyPage() {
  const [params, setParams] = useSearchParams()
  const closeEditor = useGoBack(paths.my())
  const place = <MyPlace onEdit={() => setParams({ [EDITOR_PARAM]: '' })} />
  return params.has(EDITOR_PARAM) ? (
    <Suspense fallback={place}>
      <OwnProfileEditor onLeave={closeEditor} />
    </Suspense>
  ) : (
    place
  )
}

/** The profile, the saved tracks, and links to the rest of the member's pages. */
function MyPlace({ onEdit }: { onEdit: () => void }) {
  const memberId = useSelector((state: WithAuth) => selectMemberId(state))
  const { data: profile, isError, error, refetch } = useOwnProfile()

  return (
    <BackdropPage>
      <StageLight
        seed={`member-${profile?.memberId ?? memberId ?? 0}`}
        person
        photo={profile !== undefined && profile.profileImageUrl !== null}
        strength={0.45}
        height={320}
      />
      <MyBar />
      {profile && <MyProfile profile={profile} onEdit={onEdit} />}
      {!profile && isError && <ProfileFailure error={error} onRetry={() => void refetch()} />}
      {!profile && !isError && <MyProfileSkeleton />}
    </BackdropPage>
  )
}
