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
  /** Names the screen, in its bar. */
  title: string
  /** One line for each phrase, as drawn. */
  question: readonly [string, string]
  /** How many are chosen: without one there is nothing to confirm. */
  count: number
  /** Told to those who do not see the choice change, such as `3곡 선택됨`. */
  countText: string
  /** Why nothing can be confirmed yet. */
  missingText: string
  /** Why no more can be chosen; absent: more can. */
  fullText?: string | undefined
  /** Right above the button. */
  above?: ReactNode
  children: ReactNode
}

/** A tap that comes while the form is still on its way would leave the form as well. */
const SECOND_TAP_MS = 1000

/** A step of the form of a band: what is chosen here is in the draft already, so both ways out lead back to the form. */
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
      <Bottom data-tabbed="true">
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
      </Bottom>
      <FormGuard />
    </>
  )
}

/* What gets the focus by keyboard comes to stand between the bar and the button, not behind them. */
const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding-bottom: 24px;
  button,
  input {
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 8px) 0 calc(var(--tabbar-h) + 104px);
  }
`

const headCss = css`
  margin-bottom: 16px;
  padding: 8px var(--gutter) 0;
`

/* Words above the button need a ground of their own. */
const Bottom = styled(Dock)`
  background: linear-gradient(to top, ${theme.color.bg} calc(100% - 16px), rgba(12, 12, 14, 0));
`

const Full = styled.p`
  &:not(:empty) {
    margin-bottom: 10px;
  }
  ${theme.type.caption}
  color: ${theme.color.t2};
  text-align: center;
`
