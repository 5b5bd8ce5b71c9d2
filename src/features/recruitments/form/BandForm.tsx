import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { UploadProgress } from '#src/api/upload.ts'
import { hasErrors } from '#src/lib/form/fieldErrors.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { SectionGap } from '#src/ui/frame/SectionGap.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandDraft, PartProps } from './bandDraft.ts'
import { draftChanged } from './bandDraftSlice.ts'
import { selectBandPicture, type WithBandPicture } from './bandPictureSlice.ts'
import { type DraftField, errorsOf } from './draftErrors.ts'
import { BasicsPart } from './parts/BasicsPart.tsx'
import { BuddyPart } from './parts/BuddyPart.tsx'
import { CoverField } from './parts/CoverField.tsx'
import { LinksPart } from './parts/LinksPart.tsx'
import { MusicPart } from './parts/MusicPart.tsx'
import { PresentPart } from './parts/PresentPart.tsx'
import { RecruitingSwitch } from './parts/RecruitingSwitch.tsx'
import { useFormGuard } from './useFormGuard.tsx'
import { useSaveBand } from './useSaveBand.ts'

interface BandFormProps {
  draft: BandDraft
  /** The draft when the form was opened. */
  base: BandDraft
}

/** The form of a new or existing band. Genres, artists and songs are chosen on pages of their own. */
export function BandForm({ draft, base }: BandFormProps) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const isNew = draft.bandId === null
  const goBack = useGoBack(isNew ? paths.join() : paths.bandRecruit(draft.bandId ?? 0))
  const picture = useSelector((state: WithBandPicture) => selectBandPicture(state))
  const save = useSaveBand()
  const { letGo, question } = useFormGuard()
  const [isDayPartial, setIsDayPartial] = useState(false)
  const now = useNow()
  const form = useForm<keyof BandDraft | DraftField>({
    errors: {
      ...errorsOf(draft, base, now),
      ...(isDayPartial && { endDate: '날짜를 끝까지 입력해 주세요.' }),
    },
    enter: 'leaves',
    onSubmit: (onProgress) => {
      const late = lateErrorsOf(draft, base)
      return hasErrors(late) ? { fields: late } : send(onProgress)
    },
  })
  const onChange = (change: Partial<BandDraft>) => {
    dispatch(draftChanged(change))
    form.changed(...(Object.keys(change) as (keyof BandDraft)[]))
  }
  const part: PartProps = { draft, onChange }

  async function send(onProgress: UploadProgress) {
    const failure = await save({ draft, base, picture }, onProgress)
    if (failure !== null) return { failure }
    letGo()
    dispatch(toastShown({ text: isNew ? '밴드를 만들었습니다.' : '밴드 정보를 저장했습니다.', tone: 'ok' }))
    if (isNew) void navigate(paths.join(), { replace: true })
    else goBack()
    return undefined
  }

  return (
    <Page {...form.formProps}>
      <div inert={form.isSending}>
        {!isNew && <RecruitingSwitch {...part} />}
        <CoverField
          seed={isNew ? 'band-new' : `band-${draft.bandId}`}
          src={picture ?? draft.savedPictureUrl}
          progress={form.progress}
          onChosen={form.changed}
        />
        <BasicsPart
          {...part}
          base={base}
          isPartial={isDayPartial}
          onPartial={setIsDayPartial}
          errorOf={form.errorOf}
          leave={form.leave}
        />
        <SectionGap />
        <MusicPart {...part} />
        <SectionGap />
        <BuddyPart {...part} />
        <SectionGap />
        <PresentPart {...part} />
        <SectionGap />
        <LinksPart {...part} errorOf={form.errorOf} leave={form.leave} />
      </div>
      <Dock>
        <Failure role="alert">{form.failure}</Failure>
        <Button kind="red" block type="submit" loading={form.isSending} loadingLabel="저장 중...">
          {isNew ? '밴드 만들기' : '수정 완료'}
        </Button>
      </Dock>
      {question}
    </Page>
  )
}

/** The errors at the moment of sending. `now` may be a minute old, and the chosen day over since. */
const lateErrorsOf = (draft: BandDraft, base: BandDraft) => errorsOf(draft, base, Date.now())

/* keeps an element focused by keyboard between the bar and the button, not behind them */
const Page = styled.form`
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
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 32px) 0 calc(var(--edge-h, var(--safe-b)) + 112px);
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
