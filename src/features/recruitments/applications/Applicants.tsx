import styled from '@emotion/styled'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ApplicationList } from '#contract/http/recruitments/applications.ts'
import { LockIcon } from '#src/ui/icons/LockIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { UnlockIcon } from '#src/ui/icons/UnlockIcon.tsx'
import { useSelection } from '#src/ui/lists/useSelection.ts'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { theme } from '#src/ui/theme.ts'
import { ApplicantList } from './ApplicantList.tsx'
import {
  type Attempt,
  attemptText,
  isPending,
  NO_WORDS,
  sessionsToShow,
  stillChosen,
  stillRecruited,
  whoAppliedFor,
} from './applicants.ts'
import { ApplicantsBar } from './ApplicantsBar.tsx'
import { ApplicantsHead } from './ApplicantsHead.tsx'
import { DecideBar } from './DecideBar.tsx'
import { NoApplicants, NobodyForSession } from './NoApplicants.tsx'
import { SessionChips } from './SessionChips.tsx'
import { useDecide } from './useDecide.ts'
import type { useRecruitment } from './useRecruitment.ts'
import { useSessionFilter } from './useSessionFilter.ts'

const DecideDialog = loadedWhenOpen(async () => (await import('./DecideDialog.tsx')).DecideDialog)
const RecruitmentDialogs = loadedWhenOpen(
  async () => (await import('./RecruitmentDialogs.tsx')).RecruitmentDialogs,
)

interface ApplicantsProps {
  band: ApplicationList
  unreadOf: (roomId: number) => number
  recruitment: ReturnType<typeof useRecruitment>
  onBack: () => void
}

/**
 * The applicants of a band. Changing the session filter keeps the choice. A decision, also one from
 * elsewhere, removes the applicant from it.
 */
export function Applicants({ band, unreadOf, recruitment, onBack }: ApplicantsProps) {
  const { bandId, bandChatList: applicants } = band
  const selection = useSelection(`${bandId}`)
  const filter = useSessionFilter(sessionsToShow(band), selection.isOn)
  const { sending, attempt, forget, decide } = useDecide(bandId)
  const [asking, setAsking] = useState<Attempt['status'] | null>(null)
  // kept while the dialog is closed, so that a failed decision can be sent again as it was
  const [words, setWords] = useState(NO_WORDS)
  const closeDialog = useCallback(() => setAsking(null), [])

  const shown = whoAppliedFor(applicants, filter.session)
  const chosen = stillChosen(applicants, selection.ids)
  const isSelecting = selection.isOn
  const canSelect = applicants.some(isPending)

  // no pending applicant is left, perhaps because of a decision on another device
  const isOver = isSelecting && sending === null && !canSelect
  const leave = useEffectEvent(selection.leave)
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])

  async function send(status: Attempt['status']) {
    closeDialog()
    const isDone = await decide(
      chosen.map(({ roomId }) => roomId),
      status,
      words,
    )
    if (!isDone) return
    setWords(NO_WORDS)
    selection.leave()
  }

  return (
    <>
      <ApplicantsBar
        onBack={onBack}
        canSelect={canSelect}
        isSelecting={isSelecting}
        isSending={sending !== null}
        onSelect={() => {
          forget()
          selection.choose([])
        }}
        onCancel={selection.leave}
        menu={menuOf(band.status, recruitment.ask)}
      />
      <ApplicantsHead band={band} canEdit={!isSelecting} />
      {applicants.length > 0 && (
        <SessionChips sessions={sessionsToShow(band)} chosen={filter.session} onChoose={filter.choose} />
      )}
      <div role="status">{attempt && <Note>{attemptText(attempt, applicants)}</Note>}</div>
      {applicants.length === 0 && <NoApplicants bandId={bandId} />}
      {shown.length > 0 && (
        <ApplicantList
          applicants={shown}
          unreadOf={unreadOf}
          choosing={
            isSelecting
              ? {
                  isChosen: (roomId) => selection.ids.has(roomId),
                  onToggle: selection.toggle,
                  isSending: sending !== null,
                }
              : null
          }
        />
      )}
      {shown.length === 0 && filter.session !== null && (
        <NobodyForSession session={filter.session} onShowAll={() => filter.choose(null)} />
      )}
      {isSelecting && <DecideBar count={chosen.length} sending={sending} onDecide={setAsking} />}
      <DecideDialog
        open={asking !== null && chosen.length > 0}
        onClose={closeDialog}
        status={asking ?? 'PASS'}
        count={chosen.length}
        hiddenCount={chosen.filter((each) => !shown.includes(each)).length}
        recruited={stillRecruited(band.sessions, chosen)}
        words={words}
        onWords={setWords}
        onYes={() => asking && void send(asking)}
      />
      <RecruitmentDialogs
        bandId={bandId}
        recruitment={recruitment}
        open={recruitment.asking !== null}
        onClose={recruitment.close}
      />
    </>
  )
}

function menuOf(
  status: ApplicationList['status'],
  ask: ReturnType<typeof useRecruitment>['ask'],
): MenuItem[] {
  return [
    status === 'RECRUITING'
      ? { label: '모집 마감', icon: <LockIcon size={20} />, onSelect: () => ask('close') }
      : { label: '다시 모집', icon: <UnlockIcon size={20} />, onSelect: () => ask('reopen') },
    { label: '모집글 삭제', icon: <TrashIcon size={20} />, danger: true, onSelect: () => ask('delete') },
  ]
}

const Note = styled.p`
  margin: 8px var(--gutter) 4px;
  padding: 12px 16px;
  border-radius: ${theme.radius.m}px;
  background: ${theme.color.s2};
  ${theme.type.label}
  color: ${theme.color.t1};
`
