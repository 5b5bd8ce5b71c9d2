import styled from '@emotion/styled'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { theme } from '#src/ui/theme.ts'

/** Explains why something else is shown than was requested. Announced when it appears. */
export function Notice({ text }: { text: string }) {
  return (
    <Line role="status">
      <InfoIcon size={18} />
      {text}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  gap: 8px;
  margin-bottom: 16px;
  ${theme.type.caption}
  color: ${theme.color.t2};
  > svg {
    flex: none;
  }
`
