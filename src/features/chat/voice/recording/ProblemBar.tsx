import styled from '@emotion/styled'
import { type Ref, useRef } from 'react'
import { FileInput } from '#src/features/chat/attachments/FileInput.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { InputBar } from '#src/ui/controls/fields/InputBar.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { SOUNDS_ACCEPTED } from '../playback/soundOfFile.ts'
import type { VoiceProblem } from './voiceProblems.ts'

interface ProblemBarProps {
  problem: VoiceProblem
  onClose: () => void
  onAgain: () => void
  onFile: (file: Blob) => void
  main?: Ref<HTMLButtonElement>
}

/** The actions after a problem: record again, or pick a file. */
export function ProblemBar({ problem, onClose, onAgain, onFile, main }: ProblemBarProps) {
  const files = useRef<HTMLInputElement>(null)
  return (
    <InputBar start={<IconButton label="닫기" icon={<CloseIcon />} onClick={onClose} />}>
      <Ways>
        {problem !== 'unsupported' && (
          <Button ref={main} size="s" onClick={onAgain}>
            {isOfFile(problem) ? '지금 녹음' : '다시 녹음'}
          </Button>
        )}
        <Button
          ref={problem === 'unsupported' ? main : undefined}
          size="s"
          onClick={() => files.current?.click()}
        >
          음성 파일
        </Button>
      </Ways>
      <FileInput
        ref={files}
        accept={SOUNDS_ACCEPTED}
        aria-label="음성 파일"
        onFiles={([file]) => file && onFile(file)}
      />
    </InputBar>
  )
}

const isOfFile = (problem: VoiceProblem) =>
  problem === 'notSound' || problem === 'tooBig' || problem === 'tooLong' || problem === 'unreadable'

const Ways = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-height: 44px;
`
