import { Tabs } from '#src/ui/frame/Tabs.tsx'
import { FriendList } from './FriendList.tsx'
import { useListFriendRequestsQuery, useListFriendsQuery } from './friendsApi.ts'
import { ReceivedRequests } from './ReceivedRequests.tsx'
import { SentRequests } from './SentRequests.tsx'
import { useFriendsView } from './useFriendsView.ts'

/** Cached data is shown at once, and requested again. */
const NOW = { refetchOnMountOrArgChange: true }

/** `/my/friends` (docs/product/friends.md "Friends page"): friends, and requests in both directions. */
export default function FriendsPage() {
  const { tab, choose, text, setText } = useFriendsView()
  const { data: friends } = useListFriendsQuery(undefined, NOW)
  const { data: requests } = useListFriendRequestsQuery(undefined, NOW)
  const countOf = (asked: 'RECEIVED' | 'SENT') =>
    requests?.filter(({ direction }) => direction === asked).length
  return (
    <Tabs
      label="친구와 신청"
      value={tab}
      onChange={choose}
      tabs={[
        { value: 'friends', label: '친구', count: friends?.length },
        { value: 'received', label: '받은 신청', count: countOf('RECEIVED') },
        { value: 'sent', label: '보낸 신청', count: countOf('SENT') },
      ]}
    >
      {tab === 'friends' && <FriendList search={[text, setText]} />}
      {tab === 'received' && <ReceivedRequests />}
      {tab === 'sent' && <SentRequests />}
    </Tabs>
  )
}
