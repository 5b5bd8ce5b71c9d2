import styled from '@emotion/styled'
import { useRef } from 'react'
import { FileInput, type PickedSound, SoundClip } from '#src/features/chat/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { theme } from '#src/ui/theme.ts'

interface ClipFieldProps {
  clip: PickedSound | null
  onRemove: () => void
  onRecord: () => void
  onFile: (file: File) => void
}

/** One clip of the applicant's playing, recorded now or picked. */
export function ClipField({ clip, onRemove, onRecord, onFile }: ClipFieldProps) {
  const files = useRef<HTMLInputElement>(null)
  return (
    <Part role="group" aria-label="내 연주">
      <p aria-hidden="true">
        내 연주 <span>선택</span>
      </p>
      {clip ? (
        <SoundClip
          clipKey="application"
          name="내 연주"
          sound={{ source: clip.file, by: '' }}
          durationMs={clip.durationMs}
          peaks={clip.peaks}
          end={<IconButton label="내 연주 빼기" icon={<CloseIcon size={22} />} onClick={onRemove} />}
        />
      ) : (
        <Ways>
          <Button size="m" onClick={onRecord}>
            지금 녹음
          </Button>
          <Button size="m" onClick={() => files.current?.click()}>
            음성 파일
          </Button>
          <FileInput
            ref={files}
            accept="audio/*"
            aria-label="음성 파일"
            onFiles={([file]) => file && onFile(file)}
          />
        </Ways>
      )}
      <small>
        <LockIcon size={16} />
        밴드 관리자만 들을 수 있어요.
      </small>
    </Part>
  )
}

const Part = styled.div`
  padding: 20px var(--gutter) 24px;
  > p {
    margin-bottom: 10px;
    ${theme.type.label}
    color: ${theme.color.t2};
  }
  > p > span {
    font-weight: 500;
    color: ${theme.color.t3};
  }
  small {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 10px;
    ${theme.type.caption}
    color: ${theme.color.t3};
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > button {
    flex: 1;
  }
`
