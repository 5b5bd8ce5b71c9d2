import styled from '@emotion/styled'
import { BarField } from '#src/ui/controls/fields/InputBar.tsx'
import { theme } from '#src/ui/theme.ts'
import { Waveform } from '../playback/Waveform.tsx'

interface RecordingBoxProps {
  /** `0:07` */
  elapsed: string
  /** Heights between 0 and 1, the latest last; all are drawn. */
  levels: readonly number[]
  /** Whether the microphone is still being requested. */
  waiting?: boolean
}

/** Replaces the field in the bar while recording. */
export function RecordingBox({ elapsed, levels, waiting = false }: RecordingBoxProps) {
  return (
    <BarField as="div" role="timer" aria-label={waiting ? '녹음 준비 중' : `녹음 중 ${elapsed}`}>
      <RedDot data-waiting={waiting} />
      <Elapsed>{elapsed}</Elapsed>
      <Waveform levels={levels} played={0} live />
    </BarField>
  )
}

const RedDot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${theme.color.red};
  &[data-waiting='true'] {
    background: ${theme.color.tOff};
  }
`

const Elapsed = styled.b`
  font-weight: 700;
  ${theme.type.numbers}
`
