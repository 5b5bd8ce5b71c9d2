import styled from '@emotion/styled'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StarIcon } from '#src/ui/icons/StarIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { useJoinFlow } from '../joining/useJoinFlow.tsx'
import { readMembersState } from './membersState.ts'
import { useBookmark } from './useBookmark.ts'

/** Take the band out of the list, or join it. Who came to a band that is not saved can save it. */
export function SavedBandActions({ bandId, onLeave }: { bandId: number; onLeave: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isSaved, isKnown, isChanging, add, remove } = useBookmark(bandId)
  const { join, dialogs } = useJoinFlow()
  const toList = useWayToList()

  async function handleRemove() {
    setIsAsking(false)
    onLeave()
    // the list is without it from here on, and says so itself if the server keeps it
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
        <Button kind="red" pill onClick={() => join({ bandId })}>
          JOIN
        </Button>
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
      {dialogs}
    </>
  )
}

/** Nothing leads back to a band that is no longer in the list: whoever came from there steps back, and any other is put there instead. */
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
  > button {
    padding: 0 18px;
  }
  > :last-child {
    flex: 1;
  }
`
