import { useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { BlockIcon } from '../icons/BlockIcon.tsx'
import { FlagIcon } from '../icons/FlagIcon.tsx'
import { LeaveIcon } from '../icons/LeaveIcon.tsx'
import { MoreIcon } from '../icons/MoreIcon.tsx'
import { ListRow } from '../lists/ListRow.tsx'
import { BottomSheet } from '../overlays/BottomSheet.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { FullScreen } from '../overlays/FullScreen.tsx'
import { Menu } from '../overlays/Menu.tsx'
import { SessionSheet } from '../overlays/SessionSheet.tsx'
import { YesOrNo } from '../overlays/YesOrNo.tsx'

export default { title: 'Overlays' }

const page = { padding: 20, display: 'flex', justifyContent: 'space-between' }

function DialogStory({ question }: { question: boolean }) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <main style={page}>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog
        open={open}
        onClose={close}
        icon={question ? <LeaveIcon /> : undefined}
        title={question ? '채팅방을 나가시겠어요?' : '인증번호를 보냈어요'}
        text={question ? '나가면 대화 내용이 사라지고 되돌릴 수 없어요.' : 'yuna@hapju.kr'}
        actions={
          question ? (
            <>
              <Button onClick={close}>아니요</Button>
              <Button kind="red" onClick={close}>
                예
              </Button>
            </>
          ) : (
            <Button kind="red" onClick={close}>
              확인
            </Button>
          )
        }
      />
    </main>
  )
}

export const Question = { render: () => <DialogStory question /> }
export const Notice = { render: () => <DialogStory question={false} /> }

export const Sheet = { render: () => <SheetStory /> }

function SheetStory() {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <main style={page}>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <BottomSheet
        open={open}
        onClose={close}
        title="모집할 세션"
        note="복수 선택"
        footer={
          <Button kind="red" block count={2} onClick={close}>
            확인
          </Button>
        }
      >
        {['보컬', '일렉기타', '베이스', '드럼'].map((name) => (
          <ListRow key={name} title={name} onClick={close} />
        ))}
      </BottomSheet>
    </main>
  )
}

export const YesOrNoQuestion = { render: () => <YesOrNoStory /> }

function YesOrNoStory() {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <main style={page}>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <YesOrNo
        open={open}
        onClose={close}
        onYes={close}
        question="새 링크를 만들까요?"
        text="전의 링크로는 더 들어올 수 없어요."
      />
    </main>
  )
}

export const Joining = { render: () => <JoiningStory /> }

function JoiningStory() {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <main style={page}>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <SessionSheet
        open={open}
        wanted={['bass', 'drums']}
        failure="이미 지원한 밴드예요."
        onChoose={close}
        onClose={close}
      />
    </main>
  )
}

export const WholeScreen = { render: () => <FullScreenStory /> }

function FullScreenStory() {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <main style={page}>
      <Button onClick={() => setOpen(true)}>열기</Button>
      {open && (
        <FullScreen title="사진 찍기" onClose={close} bar={<Button onClick={close}>닫기</Button>}>
          <p>카메라</p>
        </FullScreen>
      )}
    </main>
  )
}

export const Commands = { render: () => <MenuStory /> }

function MenuStory() {
  const [open, setOpen] = useState(true)
  const [sort, setSort] = useState('new')
  const more = useRef<HTMLButtonElement>(null)
  return (
    <main style={page}>
      <h1>메뉴</h1>
      <IconButton
        ref={more}
        label="메뉴"
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchor={more}
        items={[
          { label: '신고', icon: <FlagIcon size={22} />, onSelect: () => {} },
          { label: '최신순', selected: sort === 'new', onSelect: () => setSort('new') },
          { label: '차단', icon: <BlockIcon size={22} />, disabled: true, onSelect: () => {} },
          { label: '나가기', icon: <LeaveIcon size={22} />, danger: true, onSelect: () => {} },
        ]}
      />
    </main>
  )
}
