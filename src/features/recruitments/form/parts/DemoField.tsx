import styled from '@emotion/styled'
import { useEffect, useId, useRef, useState } from 'react'
import { MEDIA_MAX_BYTES } from '#contract/limits.ts'
import { asApiError, isUnanswered } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { MusicIcon } from '#src/ui/icons/MusicIcon.tsx'
import { ProgressBar } from '#src/ui/media/ProgressBar.tsx'
import { theme } from '#src/ui/theme.ts'
import { useUploadMediaMutation } from '../../recruitmentsApi.ts'
import type { PartProps } from '../bandDraft.ts'
import { Label } from './ChipGroup.tsx'

const MAX_MB = MEDIA_MAX_BYTES / 1024 / 1024
const TOO_BIG_TEXT = `${MAX_MB}MB보다 큰 파일은 올릴 수 없어요.`
const NO_SOUND_TEXT = '소리 파일을 골라 주세요.'
const FAILED_TEXT = '데모 음원을 올리지 못했습니다. 다시 시도해 주세요.'

/** The demo recording (P27). A chosen file goes up at once; the form is sent with its address. */
export function DemoField({ draft, onChange }: PartProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [upload] = useUploadMediaMutation()
  /** 0 to 1; null: nothing is being uploaded. */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  async function choose(file: File) {
    const why = whyNot(file)
    setFailure(why)
    if (why !== null) return
    setProgress(0)
    const { data, error } = await upload({ file, onProgress: setProgress })
    // the form was left: its draft may be another band's by now
    if (isGone.current) return
    setProgress(null)
    if (data) onChange({ mediaUrl: data.url })
    else setFailure(uploadFailure(error))
  }

  return (
    <Place role="group" aria-labelledby={id}>
      <Label id={id}>데모 음원</Label>
      {draft.mediaUrl === '' ? (
        <Button
          size="m"
          loading={progress !== null}
          loadingLabel="올리는 중..."
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <MusicIcon size={20} />
          데모 음원 추가
        </Button>
      ) : (
        <Chosen>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music of the band's own; there are no words to show */}
          <audio controls preload="none" src={draft.mediaUrl} aria-label="데모 음원" />
          <TextButton onClick={() => onChange({ mediaUrl: '' })}>데모 음원 삭제</TextButton>
        </Chosen>
      )}
      {progress !== null && <ProgressBar percent={progress * 100} label="데모 음원 업로드" />}
      <Hint id={`${id}-hint`}>홈에서 밴드 카드를 보며 들을 수 있어요. {MAX_MB}MB까지 올릴 수 있어요.</Hint>
      <Failure role="alert">{failure}</Failure>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void choose(file)
          // allows choosing the same file again
          target.value = ''
        }}
      />
    </Place>
  )
}

function whyNot({ type, size }: File): string | null {
  if (!type.startsWith('audio/')) return NO_SOUND_TEXT
  return size > MEDIA_MAX_BYTES ? TOO_BIG_TEXT : null
}

function uploadFailure(error: unknown): string {
  const failure = asApiError(error)
  if (isUnanswered(failure)) return OFFLINE_TEXT
  if (failure.kind === 'refused' && failure.status === 415) return NO_SOUND_TEXT
  if (failure.kind === 'refused' && failure.status === 413) return TOO_BIG_TEXT
  return failureText(failure, FAILED_TEXT)
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  > [role='progressbar'] {
    align-self: stretch;
    margin-top: 12px;
  }
`

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  width: 100%;
  audio {
    flex: 1 1 220px;
    min-width: 0;
    height: 48px;
    color-scheme: dark;
  }
`

const Hint = styled.p`
  margin-top: 8px;
  ${theme.type.caption}
  color: ${theme.color.t3};
`

const Failure = styled.p`
  &:not(:empty) {
    margin-top: 8px;
  }
  ${theme.type.label}
  color: ${theme.color.redText};
`
