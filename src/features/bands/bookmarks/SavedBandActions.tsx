import styled from '@emotion/styled'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StarIcon } from '#src/ui/icons/StarIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { JoinButton } from '../joining/JoinButton.tsx'
import { RoomsAsked } from '../joining/RoomsAsked.ts'
import { useJoinFlow } from '../joining/useJoinFlow.tsx'
import { readMembersState } from './membersState.ts'
import { useBookmark } from './useBookmark.ts'

interface SavedBandActionsProps {
  bandId: number
  status: BandStatus
  onLeave: () => void
}

/** Buttons to delete the bookmark and to apply. A band that is not saved has a button to save it instead. */
export function SavedBandActions({ bandId, status, onLeave }: SavedBandActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { isSaved, isKnown, isChanging, add, remove } = useBookmark(bandId)
  const { join, dialogs } = useJoinFlow()
  const toList = useWayToList()

  async function handleRemove() {
    setIsAsking(false)
    onLeave()
    // not awaited: the list drops the band at once, and restores it when the server refuses
    void remove()
    await overlayEntryGone()
    await toList()
  }

  return (
    <>
      <Row>
        {isKnown && !isSaved ? (
          <Button loading={isChanging} onClick={() => void add()}>
            <StarIcon />
            저장
          </Button>
        ) : (
          <Button
            disabled={!isKnown || isChanging}
            aria-label="저장한 밴드에서 삭제"
            onClick={() => setIsAsking(true)}
          >
            <TrashIcon />
            삭제
          </Button>
        )}
        <JoinButton bandId={bandId} status={status} onJoin={() => join({ bandId })} />
      </Row>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="저장한 밴드에서 삭제할까요?"
        text="삭제해도 밴드 모집은 그대로 유지돼요."
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>아니오</Button>
            <Button kind="red" onClick={() => void handleRemove()}>
              예
            </Button>
          </>
        }
      />
      <RoomsAsked />
      {dialogs}
    </>
  )
}

/**
 * Leaves no history entry of the deleted bookmark: goes back to the list when the member came from there, and
 * replaces the entry by the list otherwise.
 */
function useWayToList(): () => Promise<void> {
  const navigate = useNavigate()
  const cameFromList = readMembersState(useLocation().state) !== null
  return async () => {
    await (cameFromList ? navigate(-1) : navigate(paths.savedBands(), { replace: true }))
  }
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 18px;
  > * {
    padding: 0 18px;
  }
  > :last-child {
    flex: 1;
  }
`
