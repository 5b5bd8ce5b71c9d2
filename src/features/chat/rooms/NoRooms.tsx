import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import type { RoomFilter } from './rooms.ts'

/** The empty state of a filter when nothing was searched for. */
export function NoRooms({ filter }: { filter: RoomFilter }) {
  if (filter === 'general')
    return (
      <EmptyState
        art="stage"
        title="아직 채팅방이 없어요"
        help="친구와 이야기를 시작해 보세요."
        action={<Way to={paths.createChat()}>채팅방 만들기</Way>}
      />
    )
  return (
    <EmptyState
      art="stage"
      title={filter === 'band' ? '아직 밴드 채팅방이 없어요' : '아직 채팅방이 없어요'}
      help="마음에 드는 밴드에 지원하거나 직접 밴드를 만들어 보세요."
      action={<Way to={paths.bands()}>밴드 둘러보기</Way>}
    />
  )
}

interface NothingFoundProps {
  filter: RoomFilter
  onShowAll: () => void
}

export function NothingFound({ filter, onShowAll }: NothingFoundProps) {
  return (
    <EmptyState
      art="none"
      title="찾는 채팅방이 없어요"
      help={
        filter === 'all'
          ? '이름을 다시 확인해 주세요.'
          : '이름을 다시 확인하거나 모든 채팅방에서 찾아 보세요.'
      }
      action={
        filter !== 'all' && (
          <Button size="m" onClick={onShowAll}>
            전체에서 찾기
          </Button>
        )
      }
    />
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={to}>
      {children}
    </Link>
  )
}
