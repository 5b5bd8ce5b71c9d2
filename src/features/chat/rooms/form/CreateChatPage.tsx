import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import { FriendFinder } from '#src/features/friends/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { PictureStrip } from '#src/ui/media/PictureStrip.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { CheckedState } from './checkedList.ts'
import { FriendChecklist } from './FriendChecklist.tsx'
import { goneText } from './roomFailure.ts'
import { roomFormDropped } from './roomFormSlice.ts'
import { StepDock } from './StepDock.tsx'
import { useChecked } from './useChecked.ts'
import { useCheckedList } from './useCheckedList.ts'

/** Picks the members of a new group (docs/product/chat.md "Making a group"). */
export default function CreateChatPage() {
  const navigate = useNavigate()
  const goBack = useGoBack(paths.join())
  const list = useRef<HTMLDivElement>(null)
  const hasGone = useRef(false)
  const { friends, there, goneCount, isOver, toggle } = useChecked()
  useFreshForm()

  const memberIds = there.map(({ otherMemberId }) => otherMemberId)
  const goNext = () => {
    // a second tap while the next page loads would add a second history entry
    if (hasGone.current) return
    hasGone.current = true
    const state: CheckedState = { checkedList: memberIds }
    void navigate(paths.createChatInfo(), { state })
  }
  const remove = (key: string) => {
    toggle(Number(key))
    // the strip unmounts with its last friend
    if (there.length === 1) list.current?.querySelector('input')?.focus()
    return true
  }

  return (
    <>
      <AppHeader title="채팅방 만들기" onBack={goBack} />
      <VisuallyHidden role="status">{there.length > 0 && `${there.length}명 선택됨`}</VisuallyHidden>
      <FriendFinder
        placeholder="친구를 검색해보세요"
        under={
          there.length > 0 && (
            <Strip
              label="고른 친구"
              width={60}
              onRemove={remove}
              items={there.map(({ otherMemberId, nickname, profileImageUrl }) => ({
                key: String(otherMemberId),
                name: nickname,
                picture: <Avatar memberId={otherMemberId} src={profileImageUrl} size={60} />,
              }))}
            />
          )
        }
      >
        {(found, typed) => (
          <div ref={list}>
            <FriendChecklist friends={found} typed={typed} checked={new Set(memberIds)} onToggle={toggle} />
          </div>
        )}
      </FriendFinder>
      {friends?.length !== 0 && (
        <StepDock
          why={there.length === 0 ? '함께할 친구를 골라 주세요.' : null}
          notice={
            isOver
              ? `한 번에 최대 ${NEW_ROOM_MEMBERS_MAX}명까지 초대할 수 있습니다.`
              : goneCount > 0 && goneText(goneCount)
          }
          count={there.length}
          onClick={goNext}
        >
          다음
        </StepDock>
      )}
    </>
  )
}

/** Drops the form of a previous group when a new one is started. */
function useFreshForm() {
  const dispatch = useDispatch()
  const isFresh = useCheckedList().checked === null
  useEffect(() => {
    if (isFresh) dispatch(roomFormDropped())
  }, [isFresh, dispatch])
}

const Strip = styled(PictureStrip)`
  padding: 12px 0 8px;
`
