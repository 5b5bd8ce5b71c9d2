import { useState } from 'react'
import type { Profile } from '#contract/http/profile/profile.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { ProfileFailure, useOwnProfile } from '../own/ownProfile.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

/** Waits for a fresh profile before the editor opens, because saving overwrites what the server has. */
export function OwnProfileEditor({ onLeave }: { onLeave: () => void }) {
  const { data, isFetching, isError, error, refetch } = useOwnProfile()
  const [profile, setProfile] = useState<Profile | null>(null)
  if (!profile && data && !isFetching) setProfile(data)

  if (profile) return <ProfileEditor profile={profile} onLeave={onLeave} />
  return (
    <>
      <AppHeader title="프로필 수정" centred line onBack={onLeave} heading={!isError} />
      {isError ? <ProfileFailure error={error} onRetry={() => void refetch()} /> : <EditorSkeleton />}
    </>
  )
}

function EditorSkeleton() {
  return (
    <Loading label="로딩 중...">
      <Skeleton width={104} height={104} radius="circle" css={{ margin: '24px auto 20px' }} />
      <div css={{ display: 'flex', flexDirection: 'column', gap: 28, padding: '24px var(--gutter)' }}>
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </div>
    </Loading>
  )
}
