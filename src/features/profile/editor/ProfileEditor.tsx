import styled from '@emotion/styled'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Profile } from '#contract/http/profile/profile.ts'
import type { PlayedSession } from '#contract/sessions.ts'
import { isSame } from '#src/lib/isSame.ts'
import { useUnsavedChanges } from '#src/lib/page/unsavedChanges.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { SectionGap } from '#src/ui/frame/SectionGap.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { theme } from '#src/ui/theme.ts'
import { BasicsForm } from './BasicsForm.tsx'
import { PhotoField } from './PhotoField.tsx'
import {
  changeOf,
  draftOf,
  emptyDraft,
  errorsOf,
  hasErrors,
  whyLastStays,
  type FieldErrors,
  type ProfileDraft,
} from './profileDraft.ts'
import { SessionsEditor } from './SessionsEditor.tsx'
import { useFavouriteArtists } from './useFavouriteArtists.ts'
import { useSaveProfile } from './useSaveProfile.ts'

const TasteBlocks = lazy(async () => ({ default: (await import('./TasteBlocks.tsx')).TasteBlocks }))
const LeaveDialog = loadedWhenOpen(() =>
  import('#src/ui/overlays/LeaveDialog.tsx').then((part) => part.LeaveDialog),
)

interface ProfileEditorProps {
  /** As it is when the editor opens. Null: a visitor, whose profile nobody could keep yet. */
  profile: Profile | null
  /** Chosen by a visitor in the pre-test. */
  chosenSessions?: readonly PlayedSession[]
  /** The back button; and what happens once everything is saved. */
  onLeave: () => void
}

/** Stands for somebody who is no member yet. */
const NOBODY = 0
const NO_ARTISTS: Profile['favoriteArtists'] = []
const NO_SESSIONS: readonly PlayedSession[] = []

/** Everything of docs/product/profile.md "Profile editor". One form, two ways in: the pre-test and /my. */
export function ProfileEditor({ profile, chosenSessions = NO_SESSIONS, onLeave }: ProfileEditorProps) {
  const id = useId()
  const page = useRef<HTMLDivElement>(null)
  const loginNote = useRef<HTMLParagraphElement>(null)
  const doneButton = useRef<HTMLButtonElement>(null)
  // What was there at the beginning decides what has changed, whatever the cache learns meanwhile.
  const [saved] = useState(() => (profile ? draftOf(profile) : emptyDraft(chosenSessions)))
  const [draft, setDraft] = useState(saved)
  const [picture, setPicture] = useState<Blob | null>(null)
  const [savedArtists] = useState(profile?.favoriteArtists ?? NO_ARTISTS)
  const favourites = useFavouriteArtists(savedArtists)
  const { save, isSaving, progress } = useSaveProfile()
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<FieldErrors>({})
  const [isLoginMissing, setIsLoginMissing] = useState(false)

  const isDirty = picture !== null || !isSame(draft, saved)
  const unsaved = useUnsavedChanges({ isDirty, questionGone: overlayEntryGone })
  const missing = errorsOf(draft, saved)
  const errors: FieldErrors = tries === 0 ? {} : { ...definedOf(refused), ...definedOf(missing) }

  // It came after its screen, which had nothing to begin at yet (docs/interface.md "Accessibility").
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])

  // The first thing that is wrong is where one goes on.
  useEffect(() => {
    if (tries === 0) return
    page.current
      ?.querySelector<HTMLElement>('input[aria-invalid], textarea[aria-invalid], [aria-invalid] input')
      ?.focus()
  }, [tries])

  const change = (part: Partial<ProfileDraft>) => {
    setDraft((now) => ({ ...now, ...part }))
    // what the server said was about what stood there before
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
  }

  async function submit() {
    if (isSaving) return
    if (hasErrors(missing)) return setTries(tries + 1)
    if (!profile) {
      setIsLoginMissing(true)
      loginNote.current?.scrollIntoView({ block: 'center' })
      return
    }
    // nothing else can be touched meanwhile, and this says how it goes
    doneButton.current?.focus()
    const names = favourites.artists.map(({ name }) => name)
    const outcome = await save({ change: changeOf(draft, names), picture })
    if (outcome === 'failed') return
    if (outcome === 'saved') {
      unsaved.letGo()
      return onLeave()
    }
    setRefused(outcome.fields)
    setTries(tries + 1)
  }

  return (
    <>
      <AppHeader
        title="프로필 수정"
        centred
        line
        onBack={onLeave}
        end={
          <Done ref={doneButton} tone="red" type="submit" form={id} aria-busy={isSaving || undefined}>
            {isSaving ? '저장 중...' : '완료'}
          </Done>
        }
      />
      <Page ref={page}>
        <PhotoField
          memberId={profile?.memberId ?? NOBODY}
          src={profile?.profileImageUrl ?? null}
          picture={picture}
          onPicked={setPicture}
          disabled={isSaving}
          progress={progress}
        />
        <LoginMissing ref={loginNote} role="alert">
          {isLoginMissing && '로그인이 필요합니다.'}
        </LoginMissing>
        <div inert={isSaving}>
          <BasicsForm
            id={id}
            draft={draft}
            onChange={change}
            errors={errors}
            onSubmit={() => void submit()}
          />
          <SectionGap />
          <SessionsEditor
            sessions={draft.sessions}
            onChange={(sessions) => change({ sessions })}
            whyLastStays={whyLastStays(profile ? saved.sessions : [])}
          />
          <SectionGap />
          <Suspense>
            <TasteBlocks
              draft={draft}
              saved={saved}
              onChange={change}
              favourites={favourites}
              bioError={errors.bio}
            />
          </Suspense>
        </div>
      </Page>
      <LeaveDialog open={unsaved.isAsking} onClose={unsaved.stay} onLeave={unsaved.leave} />
    </>
  )
}

/** A field without an error must not hide one from elsewhere. */
const definedOf = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))

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
