import styled from '@emotion/styled'
import { GroupAvatar } from '#src/features/chat/rooms/GroupAvatar.tsx'
import { FolderFillIcon } from '../icons/FolderFillIcon.tsx'
import { InstAcousticGuitarIcon } from '../icons/InstAcousticGuitarIcon.tsx'
import { InstBassIcon } from '../icons/InstBassIcon.tsx'
import { InstDrumsIcon } from '../icons/InstDrumsIcon.tsx'
import { InstElectricGuitarIcon } from '../icons/InstElectricGuitarIcon.tsx'
import { InstKeyboardIcon } from '../icons/InstKeyboardIcon.tsx'
import { InstPianoIcon } from '../icons/InstPianoIcon.tsx'
import { InstTrumpetIcon } from '../icons/InstTrumpetIcon.tsx'
import { InstViolinIcon } from '../icons/InstViolinIcon.tsx'
import { InstVocalIcon } from '../icons/InstVocalIcon.tsx'
import { Cover } from '../media/Cover.tsx'
import { ArtistAvatar } from '../people/ArtistAvatar.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { theme } from '../theme.ts'
import { Row, Section } from './Section.tsx'

const BANDS = [3, 14, 67, 167, 5]
const MEMBERS = [77, 149, 139, 29, 182]
const ARTISTS = ['윤슬', '파란거실', '새벽정거장', '목요일의 유령', 'Nightbus']
const FOLDERS = Object.entries(theme.folder)
const INSTRUMENTS = [
  ['보컬', InstVocalIcon],
  ['일렉기타', InstElectricGuitarIcon],
  ['어쿠스틱기타', InstAcousticGuitarIcon],
  ['베이스', InstBassIcon],
  ['드럼', InstDrumsIcon],
  ['키보드', InstKeyboardIcon],
  ['바이올린', InstViolinIcon],
  ['트럼펫', InstTrumpetIcon],
  ['피아노', InstPianoIcon],
] as const

const members = (count: number) => MEMBERS.slice(0, count).map((memberId) => ({ memberId }))

export function Pictures() {
  return (
    <>
      <Section title="이미지">
        <Row>
          {BANDS.map((id) => (
            <Cover key={id} seed={`band-${id}`} size={64} />
          ))}
        </Row>
        <Row top={12} wraps={false}>
          {MEMBERS.map((id) => (
            <Avatar key={id} memberId={id} size={64} />
          ))}
        </Row>
        <Row top={12} wraps={false}>
          {ARTISTS.map((name) => (
            <ArtistAvatar key={name} seed={name} name={name} size={64} />
          ))}
        </Row>
        <Row gap={14} top={12}>
          <GroupAvatar members={members(4)} />
          <GroupAvatar members={members(3)} />
          <GroupAvatar members={members(2)} />
          <Avatar memberId={29} size={52} selected />
        </Row>
      </Section>
      <Section title="악기">
        <Instruments>
          {INSTRUMENTS.map(([name, Icon]) => (
            <li key={name}>
              <Icon size={32} />
              <span>{name}</span>
            </li>
          ))}
        </Instruments>
      </Section>
      <Section title="폴더 색">
        <Row>
          {FOLDERS.map(([name, value]) => (
            <span key={name} style={{ color: value }}>
              <FolderFillIcon size={32} />
            </span>
          ))}
        </Row>
      </Section>
    </>
  )
}

const Instruments = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px 4px;
  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 8px;
  }
  span {
    ${theme.type.micro}
    color: ${theme.color.t2};
  }
`
