import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { APPLICATION_WORDS_MAX_CHARS } from '#contract/limits.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { VoiceBarWhenOpen } from '#src/features/chat/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextArea } from '#src/ui/controls/fields/TextArea.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { theme } from '#src/ui/theme.ts'
import { ClipField } from './ClipField.tsx'
import { SessionPick } from './SessionPick.tsx'
import { useApplicationDraft } from './useApplicationDraft.ts'
import { useApply } from './useApply.tsx'

interface ApplyFormProps {
  bandId: number
  /** At least one. */
  wanted: readonly BandSessionType[]
  /** From the address: the session of the seat that was tapped. */
  suggested: string | null
  /** The chosen session is no longer recruited: what is left has to be read. */
  onTaken: () => void
}

export function ApplyForm({ bandId, wanted, suggested, onTaken }: ApplyFormProps) {
  const hintId = useId()
  const { words, clip, ...draft } = useApplicationDraft(bandId)
  const picked = draft.session ?? suggested
  /** What the voice bar works on: a file, or the microphone. */
  const [voice, setVoice] = useState<{ file?: File } | null>(null)
  const limited = useLimitedText(APPLICATION_WORDS_MAX_CHARS, draft.write)
  // a session that has been filled meanwhile is no longer chosen
  const session = wanted.find((each) => each === picked) ?? (wanted.length === 1 ? wanted[0] : undefined)
  const isDirty = words.trim() !== '' || clip !== null
  const { apply, isSending, failure, question } = useApply({ bandId, isDirty, onTaken, onLeft: draft.drop })

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (session) void apply({ session, words: words.trim(), clip })
      }}
    >
      <SessionPick sessions={wanted} chosen={session} onChoose={draft.choose} />
      <Part>
        <TextArea
          label="한마디"
          name="words"
          rows={4}
          readOnly={isSending}
          placeholder="좋아하는 음악, 해 본 합주, 되는 시간을 적어보세요."
          maxGraphemes={APPLICATION_WORDS_MAX_CHARS}
          value={words}
          {...limited}
        />
      </Part>
      <ClipField
        clip={clip}
        onRemove={() => draft.attach(null)}
        onRecord={() => setVoice({})}
        onFile={(file) => setVoice({ file })}
      />
      {voice ? (
        <Voice data-dock>
          <VoiceBarWhenOpen
            open
            doneLabel="첨부"
            {...(voice.file && { file: voice.file })}
            onClose={() => setVoice(null)}
            onDone={async (sound) => {
              draft.attach(sound)
              return true
            }}
          />
        </Voice>
      ) : (
        <Dock>
          <Hint id={hintId} role="alert">
            {failure ?? (session ? '' : '함께할 세션을 골라주세요.')}
          </Hint>
          <Button
            kind="red"
            block
            type="submit"
            disabled={!session}
            loading={isSending}
            loadingLabel="전송 중..."
            aria-describedby={hintId}
          >
            지원하기
          </Button>
        </Dock>
      )}
      {question}
    </Form>
  )
}

const Form = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
`

const Part = styled.div`
  padding: 24px var(--gutter) 0;
`

const Voice = styled.div`
  position: sticky;
  bottom: var(--edge-h, 0px);
  z-index: ${theme.z.dock};
  margin-top: auto;
  background: ${theme.color.bg};
`

const Hint = styled.p`
  ${theme.type.label}
  color: ${theme.color.redText};
  &:not(:empty) {
    margin-bottom: 12px;
  }
`
