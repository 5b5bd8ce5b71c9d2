import styled from '@emotion/styled'
import { useState } from 'react'
import type { BandSessionType } from '#contract/sessions.ts'
import { Button } from '../controls/Button.tsx'
import { SessionGrid } from '../people/SessionGrid.tsx'
import { theme } from '../theme.ts'
import { BottomSheet } from './BottomSheet.tsx'

const { color, type } = theme

/** The sessions of docs/product/chat.md "Session picker" in its order: offered when the band names none. */
export const JOINED_SESSIONS: readonly BandSessionType[] = [
  'vocal',
  'electric_guitar',
  'acoustic_guitar',
  'bass',
  'drums',
  'piano',
  'violin',
  'trumpet',
]

interface SessionSheetProps {
  open: boolean
  /** The sessions to choose from; absent means the eight above. */
  wanted?: readonly BandSessionType[]
  /** Why the last choice was refused. */
  failure?: string | null
  isWorking?: boolean
  onChoose: (session: BandSessionType) => void
  onClose: () => void
}

/**
 * Asks with which session the member joins (docs/product/chat.md "Session picker"). Nothing is preselected.
 */
export function SessionSheet({ open, ...rest }: SessionSheetProps) {
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({
  wanted = JOINED_SESSIONS,
  failure = null,
  isWorking = false,
  onChoose,
  onClose,
}: Omit<SessionSheetProps, 'open'>) {
  const [chosen, setChosen] = useState<BandSessionType | null>(null)
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
      <SessionGrid
        label="세션"
        sessions={wanted}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={setChosen}
      />
    </BottomSheet>
  )
}

const Failure = styled.p`
  &:not(:empty) {
    margin-bottom: 12px;
    padding: 0 4px;
  }
  ${type.label}
  color: ${color.redText};
`
