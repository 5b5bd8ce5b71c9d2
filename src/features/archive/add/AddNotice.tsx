import { css } from '@emotion/react'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { theme } from '#src/ui/theme.ts'

/** Shown when it could not be read which rows are saved: the rows then have neither plus nor check. */
export const AddNotice = ({ onRetry }: { onRetry: () => void }) => (
  <PartFailure css={noticeCss} text="저장한 항목을 확인하지 못했습니다." onRetry={onRetry} />
)

const noticeCss = css`
  padding: 12px var(--gutter) 0;
  ${theme.type.caption}
`
