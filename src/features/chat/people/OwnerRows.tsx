import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { useShare } from '#src/features/sharing/public.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { LinkIcon } from '#src/ui/icons/LinkIcon.tsx'
import { RetryIcon } from '#src/ui/icons/RetryIcon.tsx'
import { ShareIcon } from '#src/ui/icons/ShareIcon.tsx'
import { SettingRow, SheetRows } from '#src/ui/lists/SettingRow.tsx'
import { YesOrNo } from '#src/ui/overlays/YesOrNo.tsx'
import { useChangeRoomMutation } from '../chatApi.ts'
import { useReadInvitationQuery, useRenewInvitationMutation } from '../invitationsApi.ts'

interface OwnerRowsProps {
  roomId: number
  /** The group's name, for the phone's share sheet. */
  title: string
  isOpen: boolean
}

/** What only the owner of a group sees in its sheet: the invitation link, and whether everybody may join. */
export function OwnerRows({ roomId, title, isOpen }: OwnerRowsProps) {
  return (
    <SheetRows role="group" aria-label="초대 링크">
      <LinkRows roomId={roomId} title={title} />
      <OpenRow roomId={roomId} isOpen={isOpen} />
    </SheetRows>
  )
}

function LinkRows({ roomId, title }: Omit<OwnerRowsProps, 'isOpen'>) {
  const dispatch = useDispatch()
  const { share, copy } = useShare()
  const { data: code, isError, isFetching, refetch } = useReadInvitationQuery(roomId)
  const [renew, { isLoading }] = useRenewInvitationMutation()
  const [isAsking, setAsking] = useState(false)

  async function handleRenew() {
    const { error } = await renew(roomId)
    setAsking(false)
    dispatch(
      error
        ? toastShown({
            text: whyNot(error, '새 링크를 만들지 못했습니다. 다시 시도해 주세요.'),
            tone: 'error',
          })
        : toastShown({ text: '새 초대 링크를 만들었습니다.', tone: 'ok' }),
    )
  }

  if (code === undefined) {
    return (
      <SettingRow
        title={isError ? '초대 링크를 불러오지 못했습니다.' : '초대 링크'}
        end={
          isError ? (
            <Button size="s" loading={isFetching} onClick={() => void refetch()}>
              다시 시도
            </Button>
          ) : null
        }
      />
    )
  }
  const path = paths.invitation(code)
  return (
    <>
      <SettingRow icon={<LinkIcon />} title="초대 링크 복사" end={null} onClick={() => void copy(path)} />
      <SettingRow
        icon={<ShareIcon />}
        title="초대 링크 공유"
        end={null}
        onClick={() => void share(title, path)}
      />
      <SettingRow icon={<RetryIcon />} title="새 링크 만들기" end={null} onClick={() => setAsking(true)} />
      <YesOrNo
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => void handleRenew()}
        question="새 링크를 만들까요?"
        text="전의 링크로는 더 들어올 수 없어요."
        loading={isLoading}
      />
    </>
  )
}

function OpenRow({ roomId, isOpen }: Pick<OwnerRowsProps, 'roomId' | 'isOpen'>) {
  const dispatch = useDispatch()
  const [changeRoom, { isLoading, originalArgs }] = useChangeRoomMutation()
  async function handleChange(on: boolean) {
    const { error } = await changeRoom({ roomId, isOpen: on })
    if (error)
      dispatch(toastShown({ text: whyNot(error, '바꾸지 못했습니다. 다시 시도해 주세요.'), tone: 'error' }))
  }
  return (
    <SettingRow
      title="누구나 들어올 수 있음"
      end={
        <Switch
          label="누구나 들어올 수 있음"
          on={isLoading ? (originalArgs?.isOpen ?? isOpen) : isOpen}
          disabled={isLoading}
          onChange={(on) => void handleChange(on)}
        />
      }
    />
  )
}

const whyNot = (error: unknown, fallback: string) => failureOrOfflineText(asApiError(error), fallback)
