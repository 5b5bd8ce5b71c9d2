import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId, useRef } from 'react'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { StepHead } from '#src/ui/frame/StepHead.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { FormGuard } from '../useFormGuard.tsx'

interface StepFrameProps {
  /** The title in the header. */
  title: string
  /** The two lines of the question. */
  question: readonly [string, string]
  /** The number of chosen items. With none the button is disabled. */
  count: number
  /** Announced to screen readers when the choice changes, such as `3곡 선택됨`. */
  countText: string
  /** The reason why the button is disabled. */
  missingText: string
  /** The reason why no more can be chosen; absent when more can. */
  fullText?: string | undefined
  /** Shown right above the button. */
  above?: ReactNode
  children: ReactNode
}

/** A second tap within this time, before the form is shown, would leave the form too. */
const SECOND_TAP_MS = 1000

/**
 * A step of the band form. Choices are stored in the draft at once, so both buttons only go back to the form.
 */
export function StepFrame(props: StepFrameProps) {
  const { title, question, count, countText, missingText, fullText, above, children } = props
  const goBack = useGoBack(paths.createBand())
  const leftAt = useRef(0)
  const reason = useId()

  function leave() {
    const now = Date.now()
    if (now - leftAt.current < SECOND_TAP_MS) return
    leftAt.current = now
    goBack()
  }

  return (
    <>
      <AppHeader title={title} onBack={leave} />
      <Page>
        <StepHead level={2} title={question} css={headCss} />
        {children}
      </Page>
      <Dock>
        {above}
        <Full role="status">{fullText}</Full>
        <VisuallyHidden role="status">{countText}</VisuallyHidden>
        {count === 0 && <VisuallyHidden id={reason}>{missingText}</VisuallyHidden>}
        <Button
          kind="red"
          block
          count={count}
          disabled={count === 0}
          aria-describedby={count === 0 ? reason : undefined}
          onClick={leave}
        >
          확인
        </Button>
      </Dock>
      <FormGuard />
    </>
  )
}

/* keeps an element focused by keyboard between the bar and the button, not behind them */
const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding-bottom: 24px;
  button,
  input {
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 8px) 0 calc(var(--edge-h, var(--safe-b)) + 104px);
  }
`

const headCss = css`
  margin-bottom: 16px;
  padding: 8px var(--gutter) 0;
`

const Full = styled.p`
  &:not(:empty) {
    margin-bottom: 10px;
  }
  ${theme.type.caption}
  color: ${theme.color.t2};
  text-align: center;
`
