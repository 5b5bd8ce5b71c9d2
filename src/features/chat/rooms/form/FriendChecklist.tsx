import styled from '@emotion/styled'
import { memo } from 'react'
import type { Friend } from '#contract/http/friends/friends.ts'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { listRowCss, ListRowContent } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { theme } from '#src/ui/theme.ts'

interface FriendChecklistProps {
  friends: readonly Friend[]
  /** The search text, marked in the names. */
  typed: string
  checked: ReadonlySet<number>
  onToggle: (memberId: number) => void
}

/** Friends to pick from, each a checkbox as wide as its row. */
export function FriendChecklist({ friends, typed, checked, onToggle }: FriendChecklistProps) {
  return (
    <ul aria-label="친구">
      {friends.map((friend) => (
        <FriendRow
          key={friend.otherMemberId}
          friend={friend}
          typed={typed}
          isChecked={checked.has(friend.otherMemberId)}
          onToggle={onToggle}
        />
      ))}
    </ul>
  )
}

interface FriendRowProps {
  friend: Friend
  typed: string
  isChecked: boolean
  onToggle: (memberId: number) => void
}

/** Memoised: a tap renders its own row only. */
const FriendRow = memo(function FriendRow({ friend, typed, isChecked, onToggle }: FriendRowProps) {
  const { otherMemberId, nickname, profileImageUrl } = friend
  return (
    <Item>
      <label css={[listRowCss, rowCss]}>
        <input type="checkbox" checked={isChecked} onChange={() => onToggle(otherMemberId)} />
        <ListRowContent
          thumb={<Avatar memberId={otherMemberId} src={profileImageUrl} size={44} />}
          title={<Marked text={nickname} typed={typed} />}
          trailing={<Checkmark on={isChecked} />}
        />
      </label>
    </Item>
  )
})

/* the rendered height, so that a long list has its full length before its end is rendered */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 68px;
`

const rowCss = {
  position: 'relative',
  minHeight: 68,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  // the checkmark fits the narrowest phone without wrapping
  '@media (max-width: 280px)': { flexWrap: 'nowrap' },
  input: {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
    // keeps a row focused by keyboard between the bar and the button, not behind them
    scrollMargin: 'calc(var(--header-h) + var(--safe-t) + 8px) 0 calc(var(--edge-h, var(--safe-b)) + 104px)',
  },
  '&:active': { background: theme.color.s1 },
  '&:has(input:focus-visible)': { outline: `2px solid ${theme.color.t1}`, outlineOffset: -2 },
} as const
