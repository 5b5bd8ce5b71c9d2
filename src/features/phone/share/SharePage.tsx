import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { failureHelp } from '#src/api/failureText.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { LoungeLink, sendableRooms, useListRoomsQuery } from '#src/features/chat/public.ts'
import { logProblem } from '#src/lib/log.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { dropKeptShare, readKeptShare } from '#src/lib/page/keptShare.ts'
import { keepWords } from '#src/lib/page/keptWords.ts'
import { paths } from '#src/lib/paths.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { type SharedItem, sharedItems } from './sharedItems.ts'
import { SHARE_WORDS, ShareForm } from './ShareForm.tsx'
import { useDropQuestion } from './useDropQuestion.ts'

const DropDialog = loadedWhenOpen(() => import('./DropDialog.tsx').then((part) => part.DropDialog))

/** `/share`: asks where to send what another app has shared (docs/phone.md "Sharing into a room"). */
export default function SharePage() {
  const { items, isUnreadable } = useShared()
  const isLost = useSearchParams()[0].has('lost') || isUnreadable
  return isLost || items?.length === 0 ? <Nothing isLost={isLost} /> : <Destination items={items} />
}

interface DestinationProps {
  /** At least one; null while they are read. */
  items: readonly SharedItem[] | null
}

/** Leaving asks also while the rooms are on their way, because what was shared would be lost. */
function Destination({ items }: DestinationProps) {
  const { data: rooms, error, refetch } = useListRoomsQuery()
  const hasNoRoom = rooms !== undefined && sendableRooms(rooms).length === 0
  const goBack = useGoBack(paths.home())
  const { isAsking, stay, leave, letGo } = useDropQuestion({ holdsSomething: !hasNoRoom, onDropped: forget })

  function body() {
    if (!items || (!rooms && !error)) return <SkeletonRows count={6} thumb="circle" />
    if (!rooms)
      return (
        <ReadFailure
          error={error}
          title="채팅방 목록을 불러오지 못했습니다."
          help={failureHelp(error)}
          onRetry={() => void refetch()}
        />
      )
    if (hasNoRoom)
      return (
        <EmptyState
          art="stage"
          title="아직 나눈 대화가 없어요"
          help="라운지에서 마음이 맞는 사람에게 1:1 채팅을 걸어 보세요."
          action={<LoungeLink />}
        />
      )
    return (
      <ShareForm
        shared={items}
        rooms={rooms}
        onSent={() => {
          letGo()
          forget()
        }}
        // the last one is what the screen is for: the same question as closing it
        onLeaveOutLast={goBack}
      />
    )
  }

  return (
    <>
      <AppHeader title="어디로 보낼까요?" onClose={goBack} />
      {body()}
      <DropDialog open={isAsking} onClose={stay} onLeave={leave} />
    </>
  )
}

function forget(): void {
  keepWords(SHARE_WORDS, '')
  void dropKeptShare().catch(() => {})
}

function Nothing({ isLost }: { isLost: boolean }) {
  const navigate = useNavigate()
  return (
    <>
      <AppHeader title="보내기" onClose={() => void navigate(paths.home(), { replace: true })} />
      <EmptyState
        art="none"
        title={isLost ? '공유한 내용을 받지 못했습니다.' : '보낼 내용이 없어요'}
        help={isLost ? '더 작은 파일로 다시 공유해 주세요.' : '다른 앱에서 공유를 누르고 합주를 골라보세요.'}
        action={
          <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.join()} replace>
            채팅방 보기
          </Link>
        }
      />
    </>
  )
}

interface Shared {
  /** Null while it is read, empty when there is nothing. */
  items: readonly SharedItem[] | null
  /** Something was shared, and the device cannot read it. */
  isUnreadable: boolean
}

/** What this member was handed. */
function useShared(): Shared {
  const me = useSelector(selectMemberId)
  const [shared, setShared] = useState<Shared>({ items: null, isUnreadable: false })
  useEffect(() => {
    if (me === null) return
    let isWanted = true
    readKeptShare(me, Date.now()).then(
      (kept) => isWanted && setShared({ items: kept ? sharedItems(kept) : [], isUnreadable: false }),
      (error: unknown) => {
        logProblem('what was shared could not be read', error)
        if (isWanted) setShared({ items: [], isUnreadable: true })
      },
    )
    return () => {
      isWanted = false
    }
  }, [me])
  return shared
}
