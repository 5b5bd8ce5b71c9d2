import styled from '@emotion/styled'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import type { Profile } from '#contract/http/profile/profile.ts'
import { asApiError } from '#src/api/apiError.ts'
import { selectIsAuthenticated, type WithAuth } from '#src/auth/authSlice.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { isSame } from '#src/lib/isSame.ts'
import { useUnsavedChanges } from '#src/lib/page/unsavedChanges.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { SectionGap } from '#src/ui/frame/SectionGap.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { theme } from '#src/ui/theme.ts'
import { useChangeProfileMutation } from '../profileApi.ts'
import { BasicsForm } from './BasicsForm.tsx'
import { PhotoField } from './PhotoField.tsx'
import {
  changeOf,
  type Chosen,
  draftOf,
  emptiedOf,
  emptyDraft,
  errorsOf,
  type ProfileDraft,
} from './profileDraft.ts'
import { fieldErrorsOf, saveFailureText } from './saveFailure.ts'
import { SessionsEditor } from './SessionsEditor.tsx'
import { useProfileEdit } from './useProfileEdit.ts'

const TasteBlocks = lazy(async () => ({ default: (await import('./TasteBlocks.tsx')).TasteBlocks }))
const LeaveDialog = loadedWhenOpen(() =>
  import('#src/ui/overlays/LeaveDialog.tsx').then((part) => part.LeaveDialog),
)

interface ProfileEditorProps {
  /** The profile when the editor opens; null for a visitor. */
  profile: Profile | null
  /** What a visitor has chosen in the pre-test. */
  chosen?: Chosen
  /** Called by the back button, and after saving. */
  onLeave: () => void
}

/** The member id of a visitor, for the avatar. */
const NOBODY = 0
const NOTHING: Chosen = { sessions: [], artists: [] }

/** The editor of docs/product/profile.md "Profile editor". It is opened from the pre-test and from /my. */
export function ProfileEditor({ profile, chosen = NOTHING, onLeave }: ProfileEditorProps) {
  const id = useId()
  const dispatch = useDispatch()
  const store = useStore<WithAuth>()
  const loginNote = useRef<HTMLParagraphElement>(null)
  const doneButton = useRef<HTMLButtonElement>(null)
  // compared with the draft to find changes; later updates of the cache must not change it
  const [saved] = useState(() => (profile ? draftOf(profile) : emptyDraft(chosen)))
  const edit = useProfileEdit(profile?.memberId ?? null, saved)
  const { draft, picture } = edit
  const [changeProfile] = useChangeProfileMutation()

  const isDirty = picture !== null || !isSame(draft, saved)
  const unsaved = useUnsavedChanges({ isDirty, questionGone: overlayEntryGone, onLeft: edit.drop })
  const form = useForm<keyof ProfileDraft>({
    errors: errorsOf(draft),
    onSubmit: (onProgress) => {
      if (profile) return save(onProgress)
      loginNote.current?.scrollIntoView({ block: 'center' })
      return { failure: '로그인이 필요합니다.' }
    },
  })

  // the editor loads after its screen, which had no heading to focus yet (docs/interface.md "Accessibility")
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])

  const change = (part: Partial<ProfileDraft>) => {
    edit.change(part)
    form.changed(...(Object.keys(part) as (keyof ProfileDraft)[]))
  }

  async function save(onProgress: (share: number) => void) {
    // the rest is inert while saving, and this button shows the state
    doneButton.current?.focus()
    if (picture) onProgress(0)
    const { error } = await changeProfile({
      change: changeOf(draft, saved),
      emptied: emptiedOf(draft, saved),
      picture,
      onProgress,
    })
    if (error) {
      const refusal = asApiError(error)
      // the session has lapsed: the log-in says why the member is there, and the draft is kept
      if (!selectIsAuthenticated(store.getState())) return {}
      const fields = fieldErrorsOf(refusal)
      if (fields) return { fields }
      dispatch(toastShown({ text: saveFailureText(refusal, picture !== null), tone: 'error' }))
      return {}
    }
    unsaved.letGo()
    onLeave()
    return undefined
  }

  return (
    <>
      <AppHeader
        title="프로필 수정"
        centred
        line
        onBack={onLeave}
        end={
          <Done ref={doneButton} tone="red" type="submit" form={id} aria-busy={form.isSending || undefined}>
            {form.isSending ? '저장 중...' : '완료'}
          </Done>
        }
      />
      <Page>
        <PhotoField
          memberId={profile?.memberId ?? NOBODY}
          src={draft.removesPhoto ? null : (profile?.profileImageUrl ?? null)}
          picture={picture}
          onPicked={(taken) => {
            edit.choosePicture(taken)
            change({ removesPhoto: false })
          }}
          onRemove={() => {
            edit.choosePicture(null)
            change({ removesPhoto: (profile?.profileImageUrl ?? null) !== null })
          }}
          disabled={form.isSending}
          progress={form.progress}
        />
        <LoginMissing ref={loginNote} role="alert">
          {form.failure}
        </LoginMissing>
        <div inert={form.isSending}>
          <BasicsForm id={id} form={form} draft={draft} onChange={change} />
          <SectionGap />
          <SessionsEditor sessions={draft.sessions} onChange={(sessions) => change({ sessions })} />
          <SectionGap />
          <Suspense>
            <TasteBlocks draft={draft} onChange={change} bioError={form.errorOf('bio')} form={id} />
          </Suspense>
        </div>
      </Page>
      <LeaveDialog open={unsaved.isAsking} onClose={unsaved.stay} onLeave={unsaved.leave} />
    </>
  )
}

const Page = styled.div`
  flex: 1;
  padding-bottom: calc(32px + var(--safe-b));
`

const Done = styled(TextButton)`
  padding: 0 12px;
  font-size: 16px;
  font-weight: 700;
`

const LoginMissing = styled.p`
  padding: 0 var(--gutter);
  ${theme.type.body2}
  color: ${theme.color.redText};
  text-align: center;
  &:not(:empty) {
    padding-bottom: 20px;
  }
`
