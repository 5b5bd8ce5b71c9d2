import styled from '@emotion/styled'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { theme } from '#src/ui/theme.ts'
import type { PartProps } from '../bandDraft.ts'

/** Whether an existing band is recruiting or complete. */
export function RecruitingSwitch({ draft, onChange }: PartProps) {
  const isOpen = draft.status === 'RECRUITING'
  return (
    <Card>
      <div>
        <b>{isOpen ? '모집중' : '모집완료'}</b>
        <p>{isOpen ? '끄면 모집완료로 바뀌어요' : '켜면 다시 모집중으로 바뀌어요'}</p>
      </div>
      <Switch
        label="모집 상태"
        on={isOpen}
        onChange={(on) => onChange({ status: on ? 'RECRUITING' : 'ACTIVE' })}
      />
    </Card>
  )
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0 var(--gutter);
  padding: 16px 18px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s1};
  > div {
    flex: 1;
    min-width: 0;
  }
  b {
    ${theme.type.body1}
    font-weight: 700;
  }
  p {
    ${theme.type.caption}
    color: ${theme.color.t2};
  }
`
