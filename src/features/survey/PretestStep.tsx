import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { StepHead } from '#src/ui/frame/StepHead.tsx'
import { ProgressBar } from '#src/ui/media/ProgressBar.tsx'
import { theme } from '#src/ui/theme.ts'

interface PretestStepProps {
  /** docs/product/survey.md "Steps". */
  percent: 30 | 60
  /** Two lines. */
  title: readonly [string, string]
  help?: string
  onBack?: () => void
  /** At the right of the header. */
  end?: ReactNode
  /** The number of choices; the button appears with the first one. */
  count: number
  /** Above the button, such as why nothing more can be chosen. */
  note?: ReactNode
  onNext: () => void
  saving: boolean
  children: ReactNode
}

/** A step of the pre-test: progress bar, title, choices, and the button to the next step. */
export function PretestStep(props: PretestStepProps) {
  const { percent, title, help, onBack, end, count, note, onNext, saving, children } = props
  return (
    <>
      <AppHeader onBack={onBack} end={end} />
      <Page>
        <ProgressBar percent={percent} label="사전 테스트 진행" />
        <Head title={title} help={help} />
        {children}
      </Page>
      {count > 0 && (
        <Dock>
          <Note role="status">{note}</Note>
          <Button kind="red" block count={count} loading={saving} loadingLabel="저장 중..." onClick={onNext}>
            다음
          </Button>
        </Dock>
      )}
    </>
  )
}

const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: 0 var(--gutter) 24px;
`

const Note = styled.p`
  ${theme.type.caption}
  color: ${theme.color.t2};
  text-align: center;
  &:not(:empty) {
    margin-bottom: 10px;
  }
`

const Head = styled(StepHead)`
  margin-bottom: 24px;
  padding-top: 24px;
`
