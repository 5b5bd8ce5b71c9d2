import { useState } from 'react'
import type { FolderColor } from '#src/features/archive/lists/FilterRow.tsx'
import { FolderSwatches } from '#src/features/archive/lists/FolderSwatches.tsx'
import { CodeBoxes } from '#src/features/auth/codes/CodeBoxes.tsx'
import { Stepper } from '#src/features/recruitments/form/parts/Stepper.tsx'
import { BoxField } from '../controls/fields/BoxField.tsx'
import { DateInput } from '../controls/fields/DateInput.tsx'
import { LineField } from '../controls/fields/FieldFrame.tsx'
import { InputBar, InputBarField } from '../controls/fields/InputBar.tsx'
import { PasswordField } from '../controls/fields/PasswordField.tsx'
import { SearchField } from '../controls/fields/SearchField.tsx'
import { SearchForm } from '../controls/fields/SearchForm.tsx'
import { SelectField } from '../controls/fields/SelectField.tsx'
import { TextArea } from '../controls/fields/TextArea.tsx'
import { TextField } from '../controls/fields/TextField.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { SegmentedControl } from '../controls/SegmentedControl.tsx'
import { Switch } from '../controls/Switch.tsx'
import { EyeIcon } from '../icons/EyeIcon.tsx'
import { SendIcon } from '../icons/SendIcon.tsx'
import { VideoIcon } from '../icons/VideoIcon.tsx'
import { Column } from './Section.tsx'

export default { title: 'Fields' }

const page = { padding: 20 }
const REGIONS = [
  { value: 'seoul', label: '서울' },
  { value: 'gyeonggi', label: '경기' },
  { value: 'incheon', label: '인천' },
]

export const Lines = {
  render: () => (
    <main style={page}>
      <Column gap={22}>
        <TextField label="이메일" placeholder="example@hapju.kr" inputMode="email" />
        <TextField label="밴드 이름" required defaultValue="새벽 네 시" />
        <TextField
          label="비밀번호"
          type="password"
          defaultValue="playhead7"
          helper="영문과 숫자를 섞어 8자 이상"
          trailing={<IconButton label="비밀번호 표시" icon={<EyeIcon />} pressed={false} />}
        />
        <TextField label="나이" defaultValue="26" inputMode="numeric" trailing={<span>세</span>} />
        <TextField label="이메일" defaultValue="yuna@hapju.kr" error="이미 사용 중인 이메일입니다." />
        <TextField label="닉네임" defaultValue="yuna22" ok="사용 가능한 닉네임입니다" />
        <TextField label="이메일" defaultValue="yuna@hapju.kr" disabled />
      </Column>
    </main>
  ),
}

export const Boxes = { render: () => <BoxesStory /> }

function BoxesStory() {
  const [query, setQuery] = useState('밤')
  const [note, setNote] = useState('저희 밴드 보컬 자리에 관심 있으세요?')
  return (
    <main style={page}>
      <Column gap={16}>
        <SearchField
          label="곡 검색"
          value={query}
          onChange={setQuery}
          placeholder="자주 듣는 곡을 검색해보세요."
        />
        <BoxField label="유튜브 링크" icon={<VideoIcon />} placeholder="유튜브 링크" />
        <BoxField
          label="유튜브 링크"
          icon={<VideoIcon />}
          defaultValue="youtube"
          error="주소를 다시 확인해 주세요."
        />
        <TextArea
          label="메시지"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxGraphemes={50}
        />
        <TextArea
          label="소개"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxGraphemes={10}
          error="10자까지 쓸 수 있습니다."
        />
      </Column>
    </main>
  )
}

export const Searching = { render: () => <SearchingStory /> }

function SearchingStory() {
  const [query, setQuery] = useState('')
  const [written, setWritten] = useState('토요일에 봬요')
  return (
    <main style={page}>
      <Column gap={22}>
        <SearchForm
          label="방 이름이나 멤버"
          value={query}
          onChange={setQuery}
          placeholder="방 이름이나 멤버"
        />
        <PasswordField label="새 비밀번호" helper="영문과 숫자를 섞어 8자 이상" />
        <LineField data-state="plain">
          <label htmlFor="day">모집 마감일</label>
          <div className="line">
            <DateInput id="day" day="2026-12-24" isPartial={false} />
          </div>
        </LineField>
        <InputBar end={<IconButton label="보내기" icon={<SendIcon />} />}>
          <InputBarField
            aria-label="메시지"
            value={written}
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          />
        </InputBar>
      </Column>
    </main>
  )
}

export const Choosing = { render: () => <ChoosingStory /> }

function ChoosingStory() {
  const [colour, setColour] = useState<FolderColor>('ORANGE')
  const [code, setCode] = useState('40')
  const [region, setRegion] = useState<string | null>(null)
  const [gender, setGender] = useState<string | null>('female')
  const [count, setCount] = useState(0)
  const [on, setOn] = useState(true)
  return (
    <main style={page}>
      <Column gap={24}>
        <CodeBoxes label="인증번호 5자리" length={5} value={code} onChange={setCode} />
        <CodeBoxes label="끝난 인증번호" length={5} value="12345" onChange={setCode} disabled />
        <SelectField
          label="지역"
          note="선택"
          options={REGIONS}
          value={region}
          onChange={setRegion}
          placeholder="지역을 골라주세요"
        />
        <SelectField
          label="지역"
          options={REGIONS}
          value="seoul"
          onChange={setRegion}
          placeholder="지역"
          disabled
        />
        <FolderSwatches label="폴더 색" value={colour} onChange={setColour} />
        <SegmentedControl
          label="성별"
          options={[
            { value: 'male', label: '남성' },
            { value: 'female', label: '여성' },
          ]}
          value={gender}
          onChange={setGender}
        />
        <Stepper label="남성" value={count} onChange={setCount} />
        <Switch label="모집중" on={on} onChange={setOn} />
        <Switch label="막힌 것" on={false} onChange={setOn} disabled />
      </Column>
    </main>
  )
}
