import styled from '@emotion/styled'
import { useCallback, useRef, useState } from 'react'
import { useStartChat } from '#src/features/chat/public.ts'
import { WindowList } from '#src/ui/lists/WindowList.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { FriendFinder } from './FriendFinder.tsx'
import { FriendRow } from './FriendRow.tsx'
import { useListFriendsQuery } from './friendsApi.ts'
import { listPlaceCss, rowsCss } from './lists.styles.ts'

const FriendSheet = loadedWhenOpen(() => import('./FriendSheet.tsx').then((part) => part.FriendSheet))
const EndFriendshipDialog = loadedWhenOpen(() =>
  import('./EndFriendshipDialog.tsx').then((part) => part.EndFriendshipDialog),
)

const ROW_PX = 72

interface FriendListProps {
  /** The search text and its setter. */
  search: [typed: string, onType: (typed: string) => void]
}

/**
 * The friends (F1), by name, with links to the profile and the conversation. An open menu or question closes
 * when the friendship has ended elsewhere.
 */
export function FriendList({ search }: FriendListProps) {
  const { data: friends } = useListFriendsQuery()
  const { startChat, startingWith } = useStartChat()
  const [menuOf, setMenuOf] = useState<number | null>(null)
  const [ending, setEnding] = useState<number | null>(null)
  const closeMenu = useCallback(() => setMenuOf(null), [])
  const keep = useCallback(() => setEnding(null), [])
  const place = useRef<HTMLDivElement>(null)
  const friendOf = (friendId: number | null) => friends?.find((each) => each.friendId === friendId) ?? null
  const shown = friendOf(menuOf)
  const asked = friendOf(ending)

  return (
    <div ref={place} tabIndex={-1} css={listPlaceCss}>
      <FriendFinder placeholder="친구 이름을 검색해보세요." search={search}>
        {(found, typed) => (
          <Rows role="list" aria-label="친구">
            <WindowList rows={found} rowPx={ROW_PX}>
              {(friend) => (
                <FriendRow
                  key={friend.friendId}
                  friend={friend}
                  typed={typed}
                  isStarting={startingWith === friend.otherMemberId}
                  onChat={() => void startChat(friend.otherMemberId)}
                  onMenu={() => setMenuOf(friend.friendId)}
                />
              )}
            </WindowList>
          </Rows>
        )}
      </FriendFinder>
      <FriendSheet
        open={shown !== null}
        onClose={closeMenu}
        friend={shown}
        onEnd={() => {
          closeMenu()
          setEnding(menuOf)
        }}
      />
      <EndFriendshipDialog
        open={asked !== null}
        onClose={keep}
        friend={asked}
        onTried={() => place.current?.focus({ preventScroll: true })}
      />
    </div>
  )
}

const Rows = styled.div(rowsCss)
