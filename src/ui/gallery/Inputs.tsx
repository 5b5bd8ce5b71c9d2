import styled from '@emotion/styled'
import { CodeBoxes } from '#src/features/auth/codes/CodeBoxes.tsx'
import { Button } from '../controls/Button.tsx'
import { BoxField } from '../controls/fields/BoxField.tsx'
import { SearchField } from '../controls/fields/SearchField.tsx'
import { TextArea } from '../controls/fields/TextArea.tsx'
import { TextField } from '../controls/fields/TextField.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { PickButton } from '../controls/PickButton.tsx'
import { BellIcon } from '../icons/BellIcon.tsx'
import { ClearIcon } from '../icons/ClearIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { SearchIcon } from '../icons/SearchIcon.tsx'
import { SoundOffIcon } from '../icons/SoundOffIcon.tsx'
import { StarFillIcon } from '../icons/StarFillIcon.tsx'
import { StarIcon } from '../icons/StarIcon.tsx'
import { theme } from '../theme.ts'
import {
  ActiveField,
  Column,
  Focused,
  Named,
  Pressed,
  PressedIcon,
  Row,
  Section,
  TwoColumns,
} from './Section.tsx'

const ignore = () => {}

export function Buttons() {
  return (
    <>
      <Section title="버튼">
        <TwoColumns>
          <Named name="기본">
            <Button kind="red" block>
              다음
            </Button>
          </Named>
          <Named name="눌림">
            <Pressed>
              <Button kind="red" block>
                다음
              </Button>
            </Pressed>
          </Named>
          <Named name="포커스">
            <Focused>
              <Button kind="red" block>
                다음
              </Button>
            </Focused>
          </Named>
          <Named name="비활성">
            <Button kind="red" block disabled>
              다음
            </Button>
          </Named>
          <Named name="처리 중">
            <Button kind="red" block loading loadingLabel="저장 중...">
              저장
            </Button>
          </Named>
          <Named name="개수">
            <Button kind="red" block count={3}>
              다음
            </Button>
          </Named>
          <Named name="보조">
            <Button block>취소</Button>
          </Named>
          <Named name="선">
            <Button kind="line" block>
              <PlusIcon size={20} />
              추가
            </Button>
          </Named>
        </TwoColumns>
        <Row top={16}>
          <Button kind="red" pill>
            JOIN
          </Button>
          <Button size="m">중간</Button>
          <Button size="s">작게</Button>
          <Button kind="ghost" size="m">
            고스트
          </Button>
        </Row>
      </Section>
      <Section title="아이콘 버튼">
        <Row>
          <IconButton kind="s2" label="저장" icon={<StarIcon />} pressed={false} />
          <IconButton kind="s2" label="저장됨" icon={<StarFillIcon />} pressed />
          <PressedIcon>
            <IconButton kind="s2" label="소리" icon={<SoundOffIcon />} />
          </PressedIcon>
          <Focused>
            <IconButton kind="s2" label="찾기" icon={<SearchIcon />} />
          </Focused>
          <IconButton label="알림, 새 소식 있음" icon={<BellIcon />} dot />
          <PickButton label="더하기" added={false} />
          <PickButton label="빼기" added />
        </Row>
      </Section>
    </>
  )
}

export function Fields() {
  return (
    <>
      <Section title="입력 줄">
        <Column gap={22}>
          <TextField label="기본" placeholder="example@hapju.kr" />
          <ActiveField>
            <TextField
              label="입력 중"
              defaultValue="yuna"
              trailing={<IconButton label="지우기" icon={<Clear />} css={{ color: theme.color.t2 }} />}
            />
          </ActiveField>
          <TextField label="오류" defaultValue="yuna@hapju.kr" error="이미 사용 중인 이메일입니다." />
          <TextField label="확인됨" defaultValue="yuna22" ok="사용 가능한 닉네임입니다" />
        </Column>
      </Section>
      <Section title="입력 상자와 검색">
        <Column gap={12}>
          <SearchField
            label="곡 검색"
            value=""
            onChange={ignore}
            placeholder="자주 듣는 곡을 검색해보세요."
          />
          <ActiveField>
            <SearchField label="곡 검색" value="밤" onChange={ignore} />
          </ActiveField>
          <BoxField label="소개" placeholder="나를 나타내는 말을 적어주세요" />
          <ActiveField>
            <TextArea
              label="메시지"
              hideLabel
              value="저희 밴드 보컬 자리에 관심 있으세요?"
              onChange={ignore}
              maxGraphemes={50}
            />
          </ActiveField>
        </Column>
      </Section>
      <Section title="인증번호">
        <ActiveThird>
          <CodeBoxes label="인증번호 5자리" length={5} value="40" onChange={ignore} />
        </ActiveThird>
        <Column top={12}>
          <CodeBoxes
            label="틀린 인증번호 5자리"
            length={5}
            value="40718"
            onChange={ignore}
            error="인증번호가 일치하지 않습니다."
          />
        </Column>
      </Section>
    </>
  )
}

const Clear = () => <ClearIcon />

const ActiveThird = styled.div`
  input:nth-of-type(3) {
    box-shadow: inset 0 0 0 2px ${theme.color.t1};
  }
`
