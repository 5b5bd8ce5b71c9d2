import styled from '@emotion/styled'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { isComposingEnter } from '#src/lib/page/ime.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { SectionGap } from '#src/ui/frame/SectionGap.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandDraft } from './bandDraft.ts'
import { draftChanged } from './bandDraftSlice.ts'
import { selectBandPicture, type WithBandPicture } from './bandPictureSlice.ts'
import { type DraftField, errorsOf } from './draftErrors.ts'
import { BasicsPart } from './parts/BasicsPart.tsx'
import { BuddyPart } from './parts/BuddyPart.tsx'
import { CoverField } from './parts/CoverField.tsx'
import { LinksPart } from './parts/LinksPart.tsx'
import { MusicPart } from './parts/MusicPart.tsx'
import type { PartProps } from './parts/partProps.ts'
import { PresentPart } from './parts/PresentPart.tsx'
import { RecruitingSwitch } from './parts/RecruitingSwitch.tsx'
import { useFormGuard } from './useFormGuard.tsx'
import { useSaveBand } from './useSaveBand.ts'

interface BandFormProps {
  draft: BandDraft
  /** What it began with. */
  base: BandDraft
}

const WRONG = '[aria-invalid="true"]'

/** Everything of a band, on one page; music is chosen on pages of its own. */
export function BandForm({ draft, base }: BandFormProps) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const isNew = draft.bandId === null
  const goBack = useGoBack(isNew ? paths.join() : paths.bandRecruit(draft.bandId ?? 0))
  const form = useRef<HTMLFormElement>(null)
  const picture = useSelector((state: WithBandPicture) => selectBandPicture(state))
  const { save, isSaving, progress, failure } = useSaveBand()
  const { letGo, question } = useFormGuard()
  const [tries, setTries] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set())

  const now = useNow()
  const wrong = errorsOf(draft, base, now)
  /** Said once somebody has left the field or has tried to save. */
  const errorOf = (field: DraftField) => (tries > 0 || left.has(field) ? wrong[field] : undefined)
  const onLeave = (field: DraftField) => setLeft((fields) => new Set(fields).add(field))
  const part: PartProps = { draft, onChange: (change) => dispatch(draftChanged(change)) }

  // The first thing that is wrong is where one goes on.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [tries])

  async function submit() {
    if (isSaving) return
    // half a date is marked as wrong, and is not in the draft
    if (Object.keys(errorsOf(draft, base, Date.now())).length > 0 || form.current?.querySelector(WRONG))
      return setTries(tries + 1)
    if (!(await save({ draft, base, picture }))) return
    letGo()
    dispatch(toastShown({ text: isNew ? '밴드를 만들었습니다.' : '밴드 정보를 저장했습니다.', tone: 'ok' }))
    if (isNew) void navigate(paths.join(), { replace: true })
    else goBack()
  }

  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={leaveFieldOnEnter}
    >
      <div inert={isSaving}>
        {!isNew && <RecruitingSwitch {...part} />}
        <CoverField
          seed={isNew ? 'band-new' : `band-${draft.bandId}`}
          src={picture ?? draft.savedPictureUrl}
          progress={progress}
        />
        <BasicsPart {...part} base={base} errorOf={errorOf} onLeave={onLeave} />
        <SectionGap />
        <MusicPart {...part} />
        <SectionGap />
        <BuddyPart {...part} />
        <SectionGap />
        <PresentPart {...part} />
        <SectionGap />
        <LinksPart {...part} errorOf={errorOf} onLeave={onLeave} />
      </div>
      <Dock data-tabbed="true">
        <Failure role="alert">{failure}</Failure>
        <Button kind="red" block type="submit" loading={isSaving} loadingLabel="저장 중...">
          {isNew ? '밴드 만들기' : '수정 완료'}
        </Button>
      </Dock>
      {question}
    </Form>
  )
}

/** In a form as long as this one, Enter means that the field is done, not that the band is. */
function leaveFieldOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (!isComposingEnter(event)) event.target.blur()
}

/* What gets the focus by keyboard comes to stand between the bar and the button, not behind them. */
const Form = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  > div:first-of-type {
    padding: 4px 0 24px;
  }
  button,
  a,
  input,
  textarea {
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 32px) 0 calc(var(--tabbar-h) + 112px);
  }
`

const Failure = styled.p`
  &:not(:empty) {
    margin-bottom: 12px;
    padding: 0 4px;
  }
  ${theme.type.label}
  color: ${theme.color.redText};
`
