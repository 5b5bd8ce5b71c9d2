import styled from '@emotion/styled'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { theme } from '#src/ui/theme.ts'

/** Shown when it could not be read which rows are saved: the rows then have neither plus nor check. */
export function AddNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Line role="alert">
      저장한 항목을 확인하지 못했습니다.
      <TextButton underlined onClick={onRetry}>
        다시 시도
      </TextButton>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  padding: 12px var(--gutter) 0;
  ${theme.type.caption}
  color: ${theme.color.t2};
`
