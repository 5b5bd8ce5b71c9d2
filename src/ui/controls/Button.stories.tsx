import { Column, Focused, Pressed } from '../gallery/Section.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { Button } from './Button.tsx'
import { TextButton } from './TextButton.tsx'

export default { title: 'Button' }

const KINDS = ['red', 'default', 'line', 'ghost', 'paper'] as const
const page = { padding: 20 }

export const Kinds = {
  render: () => (
    <main style={page}>
      <Column gap={12}>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} block>
            {kind}
          </Button>
        ))}
        <Button kind="line" block>
          <PlusIcon size={20} />
          추가
        </Button>
        <TextButton underlined>비밀번호 찾기</TextButton>
        <TextButton tone="red">완료</TextButton>
        <TextButton disabled>인증번호 다시 받기</TextButton>
      </Column>
    </main>
  ),
}

export const Sizes = {
  render: () => (
    <main style={page}>
      <Column gap={12}>
        <Button size="l">크게</Button>
        <Button size="m">중간</Button>
        <Button size="s">작게</Button>
        <Button kind="red" pill>
          JOIN
        </Button>
      </Column>
    </main>
  ),
}

export const States = {
  render: () => (
    <main style={page}>
      <Column gap={16}>
        <Button kind="red" block>
          기본
        </Button>
        <Pressed>
          <Button kind="red" block>
            눌림
          </Button>
        </Pressed>
        <Focused>
          <Button kind="red" block>
            포커스
          </Button>
        </Focused>
        <Button kind="red" block disabled>
          비활성
        </Button>
        <Button kind="red" block disabled count={2}>
          비활성과 개수
        </Button>
        <Button kind="red" block loading loadingLabel="전송 중...">
          보내기
        </Button>
        <Button kind="red" loading>
          폭이 그대로
        </Button>
        <Button kind="red" block count={12}>
          개수
        </Button>
      </Column>
    </main>
  ),
}
