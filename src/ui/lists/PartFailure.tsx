import styled from '@emotion/styled'
import { TextButton } from '../controls/TextButton.tsx'
import { theme } from '../theme.ts'

interface PartFailureProps {
  text: string
  onRetry: () => void
  /** In a box with margins of its own, between other parts of the page. */
  boxed?: boolean
  className?: string
}

/** A failure of one part of a page; the rest of the page is still shown. */
export const PartFailure = ({ text, onRetry, boxed = false, className }: PartFailureProps) => (
  <Line role="alert" data-boxed={boxed} className={className}>
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
  ${theme.type.body2}
  color: ${theme.color.t2};
  &[data-boxed='true'] {
    margin: 0 var(--gutter);
    padding: 8px 16px;
    border-radius: ${theme.radius.l}px;
    background: ${theme.color.s1};
  }
`
