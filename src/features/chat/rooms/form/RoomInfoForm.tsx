import styled from '@emotion/styled'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ROOM_NAME_MAX_CHARS } from '#contract/limits.ts'
import { graphemeCount } from '#contract/text.ts'
import { type ApiError, asApiError } from '#src/api/apiError.ts'
import type { UploadProgress } from '#src/api/upload.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { fromDataUrl, toDataUrl } from '#src/lib/pictures/dataUrl.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { PhotoPicker } from '#src/ui/media/PhotoPicker.tsx'
import { theme } from '#src/ui/theme.ts'
import { PICTURE_UNREADABLE_TEXT } from './roomFailure.ts'
import {
  roomFormDropped,
  type RoomFormOf,
  roomNameTyped,
  roomPictureChosen,
  roomPictureRemoved,
  selectRoomName,
  selectRoomPicture,
  type WithRoomForm,
} from './roomFormSlice.ts'
import { RoomPhoto } from './RoomPhoto.tsx'
import { StepDock } from './StepDock.tsx'

export interface RoomInfo {
  /** Trimmed and not empty. */
  roomName: string
  image: File | null
  onProgress: UploadProgress | undefined
}

interface RoomInfoFormProps {
  of: RoomFormOf
  /** The group's present name and picture. */
  current?: { name: string; picture: string | null }
  /** The reason why nothing can be sent, whatever is typed; null when it can be sent. */
  whyNot?: string | null
  send: (info: RoomInfo) => Promise<{ error?: unknown }>
  /** Shown as a toast after success. */
  sentText: string
  /** Called after success, unless the member has left the page meanwhile. */
  onSent: () => Promise<void>
  /** Returns the text to show. */
  onFailed: (error: ApiError) => string | Promise<string>
  /** Changes to the group meanwhile, shown while there is no failure. */
  notice?: string | null
}

/** The file name of the uploaded picture. */
const PICTURE_NAME = 'room.jpg'

/** The picture and name of a new or existing group. */
export function RoomInfoForm(props: RoomInfoFormProps) {
  const { of, current, whyNot = null, send, sentText, onSent, onFailed, notice } = props
  const dispatch = useDispatch()
  const roomName = useSelector((state: WithRoomForm) => selectRoomName(state, of))
  const picture = useSelector((state: WithRoomForm) => selectRoomPicture(state, of))
  const isHere = useIsHere()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const name = roomName.trim()
  const isNameValid = name !== '' && graphemeCount(name) <= ROOM_NAME_MAX_CHARS
  const why = whyNot ?? (isNameValid ? null : '채팅방 이름을 입력해 주세요.')
  const form = useForm({ onSubmit: (onProgress) => (why === null ? sendRoom(onProgress) : undefined) })

  const limited = useLimitedText(ROOM_NAME_MAX_CHARS, (text) => {
    form.changed()
    dispatch(roomNameTyped({ of, text }))
  })
  async function keepPicture(blob: Blob) {
    form.changed()
    setIsUnreadable(false)
    dispatch(roomPictureChosen({ of, text: await toDataUrl(blob) }))
  }
  const removePicture = () => {
    form.changed()
    dispatch(roomPictureRemoved())
    // this button unmounts with the picture
    form.formProps.ref.current?.querySelector('button')?.focus()
  }

  async function sendRoom(onProgress: UploadProgress) {
    const image = picture === null ? null : fromDataUrl(picture, PICTURE_NAME)
    if (image) onProgress(0)
    const { error } = await send({ roomName: name, image, onProgress: image ? onProgress : undefined })
    if (error === undefined) {
      dispatch(toastShown({ text: sentText, tone: 'ok' }))
      if (isHere.current) await onSent()
      dispatch(roomFormDropped())
      return undefined
    }
    const failure = await onFailed(asApiError(error))
    if (!isHere.current) dispatch(toastShown({ text: failure, tone: 'error' }))
    return { failure }
  }

  return (
    <Page {...form.formProps}>
      <Fields>
        <PhotoPicker
          label="채팅방 사진 고르기"
          title="앨범에서 사진을 등록하시겠습니까?"
          asks="yesOrNo"
          onPicked={(blob) => void keepPicture(blob)}
          onUnreadable={() => setIsUnreadable(true)}
          disabled={form.isSending}
          progress={form.progress}
        >
          <RoomPhoto src={picture ?? current?.picture ?? null} />
        </PhotoPicker>
        <UnderPhoto>
          {picture !== null && (
            <TextButton underlined disabled={form.isSending} onClick={removePicture}>
              사진 빼기
            </TextButton>
          )}
          <p role="alert">{isUnreadable && PICTURE_UNREADABLE_TEXT}</p>
        </UnderPhoto>
        <TextField
          label="채팅방 이름"
          name="roomName"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={current?.name}
          value={roomName}
          readOnly={form.isSending}
          {...limited}
          trailing={
            <Counter>
              {graphemeCount(roomName)}/{ROOM_NAME_MAX_CHARS}
            </Counter>
          }
        />
        <Warning>
          <AlertIcon size={20} />
          사진과 이름은 한 번 정하면 바꿀 수 없어요.
        </Warning>
      </Fields>
      <StepDock
        type="submit"
        why={why}
        notice={form.failure ?? notice}
        loading={form.isSending}
        loadingLabel="저장 중..."
      >
        확인
      </StepDock>
    </Page>
  )
}

/**
 * False as soon as the page is left: a passive effect would run only after the next page has been painted.
 */
function useIsHere() {
  const isHere = useRef(true)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

const Page = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
`

const Fields = styled.div`
  padding: 4px var(--gutter) 24px;
`

const UnderPhoto = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 16px;
  > button {
    margin-bottom: 12px;
  }
  p {
    ${theme.type.label}
    color: ${theme.color.redText};
    text-align: center;
    &:not(:empty) {
      padding-bottom: 16px;
    }
  }
`

const Counter = styled.span`
  flex: none;
  ${theme.type.body2}
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

const Warning = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 24px;
  padding: 14px 16px;
  border-radius: ${theme.radius.m}px;
  background: ${theme.color.s1};
  ${theme.type.label}
  font-weight: 500;
  color: ${theme.color.t2};
  svg {
    flex: none;
    color: ${theme.color.warn};
  }
`
