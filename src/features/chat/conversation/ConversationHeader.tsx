import styled from '@emotion/styled'
import { type Ref, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { BellOffIcon } from '#src/ui/icons/BellOffIcon.tsx'
import { BlockIcon } from '#src/ui/icons/BlockIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { LeaveIcon } from '#src/ui/icons/LeaveIcon.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { MusicIcon } from '#src/ui/icons/MusicIcon.tsx'
import { PencilIcon } from '#src/ui/icons/PencilIcon.tsx'
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { MenuWhenOpen } from '#src/ui/overlays/MenuWhenOpen.ts'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'

interface ConversationHeaderProps {
  title: string
  /** The other person of a private room; null in a group, and while unknown. */
  person: { memberId: number; profileImageUrl: string | null } | null
  /** The band that is applied to, shown instead of its manager. Null in every other room. */
  band: { bandId: number; imageUrl: string | null } | null
  /** The page about the person or band in the title; null for none. */
  about: string | null
  /** Everybody in a group, including this member; null in a private room. */
  peopleCount: number | null
  onBack: () => void
  /** Null when the people are only counted. */
  onPeople: (() => void) | null
  /** Null when there is nothing to search. */
  onSearch?: (() => void) | null
  searchButton?: Ref<HTMLButtonElement>
  /** False when the room failed to load. */
  menu: ConversationMenu | false
}

interface ConversationMenu {
  /** Asks for how long the room is muted, or ends its mute. Null in the demo. */
  mute: { on: boolean; onSwitch: () => void } | null
  /** Opens the session picker; null where there is none. */
  onSession: (() => void) | null
  /** 입력 중 표시; absent where typing is never shown. */
  typing?: { on: boolean; onSwitch: () => void }
  /** Null in a group of one's own. */
  onReport: (() => void) | null
  /** Null where there is nobody to block, as in a group: its people are blocked one by one. */
  onBlock: (() => void) | null
  /** Null when the room cannot be left. */
  onLeave: (() => void) | null
}

export function ConversationHeader(props: ConversationHeaderProps) {
  const { title, person, band, about, peopleCount, onBack, onPeople, menu } = props
  const { onSearch, searchButton } = props
  return (
    <AppHeader
      line
      onBack={onBack}
      lead={
        <Who>
          {band && <Cover seed={`band-${band.bandId}`} src={band.imageUrl} size={40} />}
          {person && !band && <Avatar memberId={person.memberId} src={person.profileImageUrl} size={36} />}
          <h1>{about === null ? title : <Link to={about}>{title}</Link>}</h1>
          {peopleCount !== null && <PeopleCount count={peopleCount} onPeople={onPeople} />}
        </Who>
      }
      end={
        <>
          {onSearch && (
            <IconButton ref={searchButton} label="대화 내용 검색" icon={<SearchIcon />} onClick={onSearch} />
          )}
          {menu && <MenuButton {...menu} />}
        </>
      }
    />
  )
}

function PeopleCount({ count, onPeople }: { count: number; onPeople: (() => void) | null }) {
  if (!onPeople) {
    return (
      <Count as="span" aria-label={`참여자 ${count}명`} role="img">
        {count}
      </Count>
    )
  }
  return (
    <Count type="button" aria-haspopup="dialog" aria-label={`참여자 ${count}명 보기`} onClick={onPeople}>
      {count}
    </Count>
  )
}

function MenuButton({ mute, onSession, typing, onReport, onBlock, onLeave }: ConversationMenu) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const items: MenuItem[] = []
  if (mute) {
    items.push(
      mute.on
        ? { label: '알림 켜기', icon: <BellIcon size={20} />, onSelect: mute.onSwitch }
        : { label: '알림 끄기', icon: <BellOffIcon size={20} />, leads: true, onSelect: mute.onSwitch },
    )
  }
  if (onSession) items.push({ label: '세션 선택', icon: <MusicIcon size={20} />, onSelect: onSession })
  if (typing) {
    items.push({
      label: '입력 중 표시',
      icon: <PencilIcon size={20} />,
      on: typing.on,
      onSelect: typing.onSwitch,
    })
  }
  if (onReport) items.push({ label: '신고', icon: <FlagIcon size={20} />, onSelect: onReport })
  if (onBlock) items.push({ label: '차단', icon: <BlockIcon size={20} />, onSelect: onBlock })
  if (onLeave) {
    items.push({ label: '나가기', icon: <LeaveIcon size={20} />, danger: true, onSelect: onLeave })
  }
  return (
    <>
      <IconButton
        ref={button}
        label="메뉴"
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<MoreIcon />}
        onClick={() => setOpen(!open)}
      />
      <MenuWhenOpen open={open} onClose={() => setOpen(false)} anchor={button} items={items} />
    </>
  )
}

const Who = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  > span {
    margin-right: 10px;
  }
  h1 {
    min-width: 0;
    ${theme.type.title3}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/* The number directly follows the name; its pressable area is 44 px. */
const Count = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  height: 44px;
  padding: 0 12px 0 6px;
  font-size: 16px;
  line-height: 20px;
  font-weight: 600;
  ${theme.type.numbers}
  color: ${theme.color.t3};
`
