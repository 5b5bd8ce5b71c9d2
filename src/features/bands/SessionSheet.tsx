import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { BottomSheet } from '#src/ui/BottomSheet.tsx'
import { Button } from '#src/ui/Button.tsx'
import { InstrumentIcon } from '#src/ui/InstrumentIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

interface SessionSheetProps {
  /** What can be chosen. */
  wanted: readonly BandSessionType[]
  /** Why the last choice was not taken. */
  failure: string | null
  isWorking: boolean
  onChoose: (session: BandSessionType) => void
  onClose: () => void
}

/** As what somebody joins (product-2 section 2, "Chat screens"): nothing is chosen before they do. */
export function SessionSheet({ wanted, failure, isWorking, onChoose, onClose }: SessionSheetProps) {
  const [chosen, setChosen] = useState<BandSessionType | null>(null)
  const name = useId()
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="어떤 세션으로 참여할까요?"
      footer={
        <>
          <Failure role="alert">{failure}</Failure>
          <Button
            kind="red"
            block
            disabled={chosen === null}
            loading={isWorking}
            onClick={() => chosen && onChoose(chosen)}
          >
            확인
          </Button>
        </>
      }
    >
      <Grid role="radiogroup" aria-label="세션">
        {wanted.map((session) => (
          <Choice key={session}>
            <input
              type="radio"
              name={name}
              checked={session === chosen}
              onChange={() => setChosen(session)}
            />
            <InstrumentIcon session={session} size={32} />
            {SESSION_NAMES[session]}
          </Choice>
        ))}
      </Grid>
    </BottomSheet>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  padding: 14px 20px 2px;
  @media (max-width: 359px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 279px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 96px;
  padding: 12px 2px;
  border-radius: 18px;
  background: ${color.s2};
  ${type.caption}
  font-weight: 600;
  letter-spacing: -0.03em;
  text-align: center;
  color: ${color.t2};
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(input:checked) {
    background: ${color.paper};
    color: ${color.ink};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.t1};
    outline-offset: 2px;
  }
`

const Failure = styled.p`
  &:not(:empty) {
    margin-bottom: 12px;
    padding: 0 4px;
  }
  ${type.label}
  color: ${color.redText};
`
