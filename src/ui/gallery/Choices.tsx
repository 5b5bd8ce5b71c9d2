import { Stepper } from '#src/features/recruitments/form/parts/Stepper.tsx'
import { Radio } from '#src/ui/controls/Radio.tsx'
import { Checkmark } from '../controls/Checkmark.tsx'
import { Chip } from '../controls/Chip.tsx'
import { SegmentedControl } from '../controls/SegmentedControl.tsx'
import { Switch } from '../controls/Switch.tsx'
import { InstVocalIcon } from '../icons/InstVocalIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { ProgressBar } from '../media/ProgressBar.tsx'
import { Badge } from '../people/Badge.tsx'
import { UnreadBadge } from '../people/UnreadBadge.tsx'
import { Tag } from '../text/Tag.tsx'
import { Tags } from '../text/Tags.tsx'
import { Column, Row, Section } from './Section.tsx'

const ignore = () => {}
const GENDERS = [
  { value: 'male', label: '남성' },
  { value: 'female', label: '여성' },
  { value: 'other', label: '기타' },
]

export function Choices() {
  return (
    <>
      <Section title="선택">
        <SegmentedControl label="성별" options={GENDERS} value="female" onChange={ignore} />
        <Row gap={16} top={16}>
          <Checkmark on={false} />
          <Checkmark on />
          <Radio on={false} />
          <Radio on />
          <Switch label="꺼진 알림" on={false} onChange={ignore} />
          <Switch label="켜진 알림" on onChange={ignore} />
        </Row>
        <div style={{ width: 168, marginTop: 16 }}>
          <Stepper label="남성" value={0} onChange={ignore} />
        </div>
      </Section>
      <Section title="태그" note="첫째 빨강과 악기, 둘째 흰색, 나머지 검정과 테두리">
        <Tags>
          <Tag icon={<InstVocalIcon size={19} />}>보컬</Tag>
          <Tag>Dream Pop</Tag>
          <Tag>서울</Tag>
          <Tag>20대</Tag>
        </Tags>
        <div style={{ marginTop: 12 }}>
          <Tags look="plain">
            <Tag>Indie Rock</Tag>
            <Tag>Shoegaze</Tag>
            <Tag>J-pop</Tag>
          </Tags>
        </div>
      </Section>
      <Section title="칩과 배지">
        <Row gap={8}>
          <Chip selected={false}>Pop</Chip>
          <Chip selected checked>
            Shoegaze
          </Chip>
          <Chip removable aria-label="Rock 빼기">
            Rock
          </Chip>
          <Chip add icon={<PlusIcon size={18} />}>
            추가
          </Chip>
        </Row>
        <Row gap={8} top={14}>
          <Badge tone="red">모집중</Badge>
          <Badge tone="quiet">모집완료</Badge>
          <Badge tone="redSoft">모집 관리</Badge>
          <Badge tone="ok">합격</Badge>
          <Badge tone="quiet">불합격</Badge>
          <UnreadBadge count={3} />
          <UnreadBadge count={120} />
        </Row>
      </Section>
      <Section title="진행" note="재생 헤드가 지금 위치를 말해요">
        <Column gap={10}>
          <ProgressBar label="1단계" percent={25} />
          <ProgressBar label="3단계" percent={60} />
          <ProgressBar label="마지막 단계" percent={100} />
        </Column>
      </Section>
    </>
  )
}
