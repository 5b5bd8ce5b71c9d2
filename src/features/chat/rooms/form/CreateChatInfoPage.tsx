import { Navigate } from 'react-router-dom'
import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'
import { useCreateRoomMutation } from '#src/features/chat/chatApi.ts'
import { useListFriendsQuery } from '#src/features/friends/public.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { type CheckedState, stillThere } from './checkedList.ts'
import { goneText, roomFailureText } from './roomFailure.ts'
import { RoomInfoForm, type RoomInfo } from './RoomInfoForm.tsx'
import { useCheckedList, useKeepChecked } from './useCheckedList.ts'
import { useToList } from './useToList.ts'

const FAILED_TEXT = '채팅방을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.'
const NOBODY_TEXT = '함께할 친구가 남지 않았어요. 이전 화면에서 다시 골라 주세요.'
const UNKNOWN_TEXT = '초대할 수 없는 회원이 있습니다. 이전 화면에서 친구를 다시 골라 주세요.'

/**
 * The name and picture of a new group (docs/product/chat.md "Making a group"). Without picked friends it
 * redirects to the first step.
 */
export default function CreateChatInfoPage() {
  const { checked, isRestored } = useCheckedList()
  if (checked === null || checked.length === 0) return <Navigate to={paths.createChat()} replace />
  const state: CheckedState = { checkedList: checked }
  if (isRestored) return <Navigate to={paths.createChatInfo()} replace state={state} />
  return <NewRoom checked={checked} />
}

function NewRoom({ checked }: { checked: readonly number[] }) {
  useKeepChecked(checked)
  const goBack = useGoBack(paths.createChat())
  const toList = useToList(2)
  const [createRoom] = useCreateRoomMutation()
  const { data: friends, refetch } = useListFriendsQuery(undefined, { refetchOnMountOrArgChange: true })
  // the server decides in the end; without the list of friends nothing is filtered here
  const { there, goneCount } = friends ? stillThere(checked, friends) : { there: null, goneCount: 0 }
  const memberIds = there ? there.map(({ otherMemberId }) => otherMemberId) : checked

  const send = ({ roomName, image, onProgress }: RoomInfo) =>
    createRoom({ memberIds: [...memberIds], roomName, image, onProgress })

  /**
   * CH2 does not say who is unknown: a withdrawn member is missing from the friends (F1), and therefore from
   * the next attempt.
   */
  async function whatFailed(error: ApiError): Promise<string> {
    if (!isRefusedWith(error, 'MEMBER4004')) return roomFailureText(error, FAILED_TEXT)
    const { data: now } = await refetch()
    const left = now ? stillThere(memberIds, now) : null
    if (!left || left.goneCount === 0) return UNKNOWN_TEXT
    if (left.there.length === 0) return goneText(left.goneCount)
    return `탈퇴한 회원 ${left.goneCount}명을 뺐습니다. 확인을 누르면 남은 ${left.there.length}명과 채팅방을 만듭니다.`
  }

  return (
    <>
      <AppHeader title="채팅방 정보" onBack={goBack} />
      <RoomInfoForm
        of="new"
        whyNot={memberIds.length === 0 ? NOBODY_TEXT : null}
        notice={goneCount > 0 ? goneText(goneCount) : null}
        send={send}
        sentText="채팅방이 생성되었습니다."
        onSent={toList}
        onFailed={whatFailed}
      />
    </>
  )
}
