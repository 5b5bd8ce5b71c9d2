import { failureHelp } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { BlockedMembers } from './BlockedMembers.tsx'
import { useListBlockedMembersQuery } from './blocksApi.ts'

/** The members whom this one has blocked, each with 차단 해제 (BL1, BL3). A failed refetch keeps them. */
export default function BlockedMembersPage() {
  const {
    data: members,
    error,
    isFetching,
    refetch,
  } = useListBlockedMembersQuery(undefined, { refetchOnMountOrArgChange: true })
  if (members) return <BlockedMembers members={members} />
  if (!error || isFetching) return <SkeletonRows count={3} thumb="circle" />
  return (
    <ReadFailure
      error={error}
      title="차단한 멤버를 불러오지 못했습니다."
      help={failureHelp(error)}
      onRetry={() => void refetch()}
    />
  )
}
