import { ActionBar } from '#src/features/archive/lists/ActionBar.tsx'
import { Fab } from '#src/features/chat/rooms/Fab.tsx'
import { PassBar } from '#src/features/recruitments/applications/PassBar.tsx'
import { NotFoundArt } from '../art/NotFoundArt.tsx'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { TextButton } from '../controls/TextButton.tsx'
import { AppHeader } from '../frame/AppHeader.tsx'
import { Dock } from '../frame/Dock.tsx'
import { StageLight } from '../frame/StageLight.tsx'
import { TabBar, tabCss } from '../frame/TabBar.tsx'
import { ArchiveIcon } from '../icons/ArchiveIcon.tsx'
import { BellIcon } from '../icons/BellIcon.tsx'
import { ChatIcon } from '../icons/ChatIcon.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { FolderIcon } from '../icons/FolderIcon.tsx'
import { TabHomeFillIcon } from '../icons/TabHomeFillIcon.tsx'
import { TabHomeIcon } from '../icons/TabHomeIcon.tsx'
import { TabJoinFillIcon } from '../icons/TabJoinFillIcon.tsx'
import { TabJoinIcon } from '../icons/TabJoinIcon.tsx'
import { TabMyFillIcon } from '../icons/TabMyFillIcon.tsx'
import { TabMyIcon } from '../icons/TabMyIcon.tsx'
import { TrashIcon } from '../icons/TrashIcon.tsx'
import { UsersIcon } from '../icons/UsersIcon.tsx'
import { EmptyState } from '../lists/EmptyState.tsx'
import { ErrorState } from '../lists/ErrorState.tsx'
import { SkeletonRows } from '../lists/SkeletonRows.tsx'
import { UnreadBadge } from '../people/UnreadBadge.tsx'

export default { title: 'Frame' }

const ignore = () => {}
const TABS = [
  { key: 'home', label: '홈', icon: <TabHomeIcon />, activeIcon: <TabHomeFillIcon />, active: false },
  {
    key: 'join',
    label: 'JOIN',
    icon: <TabJoinIcon />,
    activeIcon: <TabJoinFillIcon />,
    active: true,
    news: <UnreadBadge count={19} />,
  },
  {
    key: 'my',
    label: '마이',
    icon: <TabMyIcon />,
    activeIcon: <TabMyFillIcon />,
    active: false,
    news: <UnreadBadge count={3} of="읽지 않은 소식" />,
  },
]
const page = { flex: 1, display: 'flex', flexDirection: 'column', minHeight: 480 } as const

const Bottom = () => (
  <TabBar
    tabs={TABS}
    renderTab={(tab, content) => (
      <a css={tabCss} href="#tab" aria-current={tab.active ? 'page' : undefined}>
        {content}
      </a>
    )}
  />
)

export const TopLevel = {
  render: () => (
    <>
      <StageLight seed="band-3" />
      <AppHeader
        brand
        title="JOIN"
        clear
        end={<IconButton label="알림, 새 소식 있음" icon={<BellIcon />} dot />}
      />
      <main style={page} />
      <Fab label="만들기" open={false} onToggle={ignore} actions={[]} />
      <Bottom />
    </>
  ),
}

export const MakingSomething = {
  render: () => (
    <>
      <AppHeader brand />
      <main style={page} />
      <Fab
        label="만들기"
        open
        onToggle={ignore}
        actions={[
          { label: '채팅방 만들기', icon: <ChatIcon />, onSelect: ignore },
          { label: '밴드 만들기', icon: <UsersIcon />, onSelect: ignore },
        ]}
      />
      <Bottom />
    </>
  ),
}

export const DeeperWithDock = {
  render: () => (
    <>
      <AppHeader title="밴드 만들기" onBack={ignore} />
      <main style={page}>
        <Dock>
          <Button kind="red" block>
            밴드 만들기
          </Button>
        </Dock>
      </main>
    </>
  ),
}

export const Centred = {
  render: () => (
    <>
      <AppHeader
        title="프로필 수정"
        onBack={ignore}
        centred
        line
        end={<TextButton tone="red">완료</TextButton>}
      />
      <main style={page}>
        <SkeletonRows count={6} />
      </main>
    </>
  ),
}

export const Empty = {
  render: () => (
    <>
      <AppHeader title="Notifications" onBack={ignore} />
      <main style={page}>
        <EmptyState
          art="stage"
          title="새 소식이 없습니다."
          help="매칭 요청과 밴드 소식이 오면 여기에 알려드려요."
        />
        <EmptyState
          art="crate"
          title="아카이브가 비어 있어요"
          action={<Button size="m">추가하러 가기</Button>}
        />
        <EmptyState art="none" title="찾는 결과가 없어요" />
      </main>
    </>
  ),
}

export const Failed = {
  render: () => (
    <>
      <AppHeader onBack={ignore} />
      <main style={page}>
        <ErrorState
          level={1}
          title="오류가 발생했습니다"
          help="잠시 후 다시 시도해주세요."
          action={<Button size="m">새로고침</Button>}
        />
        <NotFoundArt />
      </main>
    </>
  ),
}

export const Selecting = {
  render: () => (
    <>
      <AppHeader
        title="Archive"
        onBack={ignore}
        end={<IconButton label="추가하러 가기" icon={<ArchiveIcon />} />}
      />
      <main style={page} />
      <ActionBar
        selectedCount={2}
        actions={[
          { label: '취소', icon: <CloseIcon />, onSelect: ignore },
          { label: '폴더에 추가', icon: <FolderIcon />, onSelect: ignore, disabled: true },
          { label: '삭제', icon: <TrashIcon />, danger: true, onSelect: ignore },
        ]}
      />
    </>
  ),
}

export const PassOrFail = {
  render: () => (
    <>
      <AppHeader onBack={ignore} end={<TextButton>취소</TextButton>} />
      <main style={page} />
      <PassBar
        warning="결과는 바로 전달되고 되돌릴 수 없어요"
        actions={
          <>
            <Button>불합격</Button>
            <Button kind="red" count={2}>
              합격
            </Button>
          </>
        }
      />
    </>
  ),
}
