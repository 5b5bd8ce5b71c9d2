import { useState } from 'react'
import { FilterRow, type FolderFilter } from '#src/features/archive/lists/FilterRow.tsx'
import { GroupAvatar } from '#src/features/chat/rooms/GroupAvatar.tsx'
import { SessionCard } from '#src/features/survey/SessionCard.tsx'
import { summariseNames } from '#src/lib/text/summariseNames.ts'
import { Checkmark } from '../controls/Checkmark.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { PickButton } from '../controls/PickButton.tsx'
import { Switch } from '../controls/Switch.tsx'
import { TabLinks, Tabs } from '../frame/Tabs.tsx'
import { BellIcon } from '../icons/BellIcon.tsx'
import { InstElectricGuitarIcon } from '../icons/InstElectricGuitarIcon.tsx'
import { InstVocalIcon } from '../icons/InstVocalIcon.tsx'
import { Level1Icon } from '../icons/Level1Icon.tsx'
import { Level2Icon } from '../icons/Level2Icon.tsx'
import { Level3Icon } from '../icons/Level3Icon.tsx'
import { LockIcon } from '../icons/LockIcon.tsx'
import { MusicIcon } from '../icons/MusicIcon.tsx'
import { ListRow, RowEnd } from '../lists/ListRow.tsx'
import { SettingPart } from '../lists/SettingPart.tsx'
import { SettingGroup, SettingRow } from '../lists/SettingRow.tsx'
import { SkeletonRows } from '../lists/SkeletonRows.tsx'
import { Cover } from '../media/Cover.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { Badge } from '../people/Badge.tsx'
import { UnreadBadge } from '../people/UnreadBadge.tsx'
import { Column } from './Section.tsx'

export default { title: 'Lists' }

const ignore = () => {}

export const Rows = {
  render: () => (
    <main>
      <ListRow
        thumb={<Cover seed="band-3" size={52} />}
        title="새벽 네 시"
        mark={<Badge tone="redSoft">모집 관리</Badge>}
        subtitle="지원자 6명이 기다리고 있어요"
        trailing={
          <RowEnd>
            방금
            <UnreadBadge count={6} />
          </RowEnd>
        }
        onClick={ignore}
      />
      <ListRow
        thumb={<GroupAvatar members={[1, 2, 3, 4].map((memberId) => ({ memberId }))} />}
        title="아주 긴 이름을 가진 토요일 망원 합주 모임의 채팅방"
        subtitle="harin, dojun99 외 3명과 아주 긴 부제목이 한 줄로 잘려요"
        trailing={
          <RowEnd>
            어제
            <UnreadBadge count={0} />
          </RowEnd>
        }
        onClick={ignore}
      />
      <ListRow
        selected
        lead={<Checkmark on />}
        thumb={<Cover seed="track-2" size={52} />}
        title="파도에게"
        subtitle="해변과 고양이"
        onClick={ignore}
        aria-pressed
      />
      <ListRow
        thumb={<Cover seed="track-9" size={52} />}
        title="Low Light"
        subtitle="Nightbus"
        trailing={<PickButton label="Low Light 추가" added={false} />}
      />
      <ListRow
        thumb={<Avatar memberId={5} size={52} />}
        title="harin"
        trailing={<PickButton label="harin 빼기" added />}
      />
      <SkeletonRows count={3} thumb="circle" />
    </main>
  ),
}

export const Settings = {
  render: () => (
    <main style={{ padding: 20 }}>
      <SettingGroup>
        <SettingRow icon={<BellIcon />} title="알림" onClick={ignore} />
        <SettingRow icon={<LockIcon />} title="비공개" end={<Switch label="비공개" on onChange={ignore} />} />
        <SettingRow title="버전" value="1.0.0" end={null} />
      </SettingGroup>
      <SettingPart title="잠금 화면" note="보낸 사람과 글을 가려요">
        <SettingGroup>
          <SettingRow title="내용 숨기기" end={<Switch label="내용 숨기기" on={false} onChange={ignore} />} />
        </SettingGroup>
      </SettingPart>
      <SettingRow
        icon={<MusicIcon />}
        title="세션"
        summary={summariseNames(['보컬', '일렉기타', '베이스', '드럼', '피아노'])}
        onClick={ignore}
      />
    </main>
  ),
}

const LEVELS = [
  { value: '1', label: '초보', description: '기본 코드와 박자를 따라갈 수 있어요', icon: <Level1Icon /> },
  { value: '2', label: '중수', description: '악보를 보고 한 곡을 완주할 수 있어요', icon: <Level2Icon /> },
  { value: '3', label: '고수', description: '즉흥 연주와 편곡까지 할 수 있어요', icon: <Level3Icon /> },
]

export const Sessions = { render: () => <SessionsStory /> }

function SessionsStory() {
  const [level, setLevel] = useState<string | null>('2')
  const [open, setOpen] = useState(true)
  return (
    <main style={{ padding: 20 }}>
      <Column gap={10}>
        <SessionCard
          name="보컬"
          icon={<InstVocalIcon size={30} />}
          selected={false}
          onToggle={ignore}
          levels={LEVELS}
          level={null}
          onLevel={ignore}
        />
        <SessionCard
          name="일렉기타"
          icon={<InstElectricGuitarIcon size={30} />}
          selected={open}
          onToggle={() => setOpen(!open)}
          levels={LEVELS}
          level={level}
          onLevel={setLevel}
        />
      </Column>
    </main>
  )
}

const FOLDERS: FolderFilter[] = [
  { id: 1, name: '퇴근길', color: 'YELLOW' },
  { id: 2, name: '산책', color: 'GREEN' },
  { id: 3, name: '합주곡', color: 'RED' },
  { id: 4, name: '드라이브', color: 'ORANGE' },
  { id: 5, name: '새벽', color: 'BLUE' },
  { id: 6, name: '비 오는 날', color: 'GRAY' },
  { id: 7, name: '커버 연습', color: 'GREEN' },
]

export const TabsAndFolders = { render: () => <TabsStory /> }

function TabsStory() {
  const [tab, setTab] = useState('music')
  const [folder, setFolder] = useState<number | null>(3)
  return (
    <main>
      <Tabs
        label="아카이브"
        tabs={[
          { value: 'music', label: '음악' },
          { value: 'artist', label: '아티스트' },
          { value: 'album', label: '앨범' },
        ]}
        value={tab}
        onChange={setTab}
      >
        <FilterRow
          folders={FOLDERS}
          selected={folder}
          onSelect={setFolder}
          onAdd={ignore}
          end={<IconButton label="공개로 바꾸기" icon={<LockIcon />} pressed />}
        />
      </Tabs>
      <TabLinks aria-label="밴드">
        <a href="#people" aria-current="page">
          멤버
        </a>
        <a href="#playlist">목표 곡</a>
        <a href="#prefer">취향</a>
      </TabLinks>
    </main>
  )
}
