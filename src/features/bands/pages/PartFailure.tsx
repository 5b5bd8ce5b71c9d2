import styled from '@emotion/styled'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { theme } from '#src/ui/theme.ts'

/** A failure of one part of a page; the rest of the page is still shown. */
export const PartFailure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Line role="alert">
    {text}
    <TextButton underlined onClick={onRetry}>
      다시 시도
    </TextButton>
  </Line>
)

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  margin: 0 var(--gutter);
  padding: 8px 16px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s1};
  ${theme.type.body2}
  color: ${theme.color.t2};
`
