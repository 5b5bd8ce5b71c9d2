import { css } from '@emotion/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { closeCamera, mayHaveCamera, openCamera } from '#src/lib/pictures/camera.ts'
import type { Square } from '#src/lib/pictures/cropFrame.ts'
import { readPicture, squareJpeg } from '#src/lib/pictures/pictures.ts'
import { CameraIcon } from '../icons/CameraIcon.tsx'
import { PhotoIcon } from '../icons/PhotoIcon.tsx'
import { TrashIcon } from '../icons/TrashIcon.tsx'
import { BottomSheet } from '../overlays/BottomSheet.tsx'
import { loadedWhenOpen } from '../overlays/loadedLate.ts'
import { YesOrNo } from '../overlays/YesOrNo.tsx'
import { theme } from '../theme.ts'

const CameraView = loadedWhenOpen(() => import('./CameraView.tsx').then((part) => part.CameraView))
const PictureCrop = loadedWhenOpen(() => import('./PictureCrop.tsx').then((part) => part.PictureCrop))

export interface PicturePickerProps {
  /** The title of the sheet, or the question of the dialog. */
  title: string
  /** The first question: camera or file, or only whether to choose a file. */
  asks?: 'source' | 'yesOrNo'
  /** It will be shown as a circle: people. */
  round?: boolean
  /** Called with a square JPEG of at most 1280 px. */
  onPicked: (picture: Blob) => void
  /** The file is no picture that this browser can read. */
  onUnreadable: () => void
  /** Removes the present picture; absent when there is none. With it the sheet opens without a camera too. */
  onRemove?: () => void
  /** Renders the control that opens it. */
  children: (open: () => void, isReading: boolean) => ReactNode
}

type Step =
  | { at: 'idle' }
  | { at: 'choosing'; camera: 'there' | 'asked' | 'gone' }
  | { at: 'camera'; stream: MediaStream }
  | { at: 'reading' }
  | { at: 'cropping'; picture: ImageBitmap }

const IDLE: Step = { at: 'idle' }

/**
 * Gets a picture from the camera or from a file, cuts it to a square and reduces it.
 *
 *   idle ─▶ choosing ─▶ camera ─▶ cropping ─▶ picked
 *     └────────┴──▶ (file) reading ──┘ └─▶ unreadable
 *
 * Without a camera API and without a picture to remove there is no choice: the file picker opens at once. It
 * also opens, without a message, when the camera is denied, absent or busy. The sheet then stays open, because
 * after the long wait the browser may require another tap. With `yesOrNo` the first step is that question, with or without a camera.
 */
export function PicturePicker(props: PicturePickerProps) {
  const { title, asks = 'source', round, onPicked, onUnreadable, onRemove, children } = props
  const [step, setStep] = useState<Step>(IDLE)
  const file = useRef<HTMLInputElement>(null)
  /** Increased with every step: an answer to an earlier step is ignored. */
  const turn = useRef(0)
  const go = (next: Step) => {
    turn.current += 1
    setStep(next)
  }
  const close = () => go(IDLE)

  useEffect(() => {
    return () => {
      if (step.at === 'camera') closeCamera(step.stream)
      if (step.at === 'cropping') step.picture.close()
    }
  }, [step])
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  const openFiles = () => file.current?.click()
  const chooseFile = () => {
    close()
    openFiles()
  }
  function open() {
    if (asks === 'yesOrNo') return go({ at: 'choosing', camera: 'gone' })
    if (mayHaveCamera()) return go({ at: 'choosing', camera: 'there' })
    if (onRemove) return go({ at: 'choosing', camera: 'gone' })
    openFiles()
  }

  async function askCamera() {
    go({ at: 'choosing', camera: 'asked' })
    const asked = turn.current
    const stream = await openCamera()
    if (asked !== turn.current) return stream && closeCamera(stream)
    if (stream) return go({ at: 'camera', stream })
    go({ at: 'choosing', camera: 'gone' })
    openFiles()
  }

  async function read(chosen: Blob) {
    go({ at: 'reading' })
    const asked = turn.current
    const picture = await readPicture(chosen)
    if (asked !== turn.current) return picture?.close()
    if (picture) return go({ at: 'cropping', picture })
    close()
    onUnreadable()
  }

  /** The crop stays open until the JPEG is ready: otherwise the form could be sent without its picture. */
  async function cut(picture: ImageBitmap, square: Square) {
    const asked = turn.current
    const jpeg = await squareJpeg(picture, square)
    if (asked !== turn.current) return
    close()
    if (jpeg) onPicked(jpeg)
    else onUnreadable()
  }

  const camera = step.at === 'choosing' ? step.camera : 'gone'
  const picture = step.at === 'cropping' ? step.picture : null
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- the function runs on a tap and not during rendering */}
      {children(open, step.at === 'reading')}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) void read(chosen)
          // allows choosing the same file again
          target.value = ''
        }}
      />
      {asks === 'yesOrNo' && (
        <YesOrNo open={step.at === 'choosing'} onClose={close} onYes={chooseFile} question={title} />
      )}
      <BottomSheet open={asks === 'source' && step.at === 'choosing'} onClose={close} title={title}>
        {camera !== 'gone' && (
          <button
            type="button"
            css={wayCss}
            aria-busy={camera === 'asked' || undefined}
            onClick={() => {
              if (camera === 'there') void askCamera()
            }}
          >
            <CameraIcon />
            카메라로 촬영
          </button>
        )}
        <button type="button" css={wayCss} onClick={chooseFile}>
          <PhotoIcon />
          앨범에서 선택
        </button>
        {onRemove && (
          <button
            type="button"
            css={wayCss}
            onClick={() => {
              close()
              onRemove()
            }}
          >
            <TrashIcon />
            사진 삭제
          </button>
        )}
      </BottomSheet>
      <CameraView
        open={step.at === 'camera'}
        stream={step.at === 'camera' ? step.stream : null}
        onClose={close}
        onShot={(shot) => go({ at: 'cropping', picture: shot })}
      />
      <PictureCrop
        open={picture !== null}
        picture={picture}
        round={round}
        onClose={close}
        onDone={(square) => {
          if (picture) void cut(picture, square)
        }}
      />
    </>
  )
}

const wayCss = css`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 100%;
  min-height: 60px;
  padding: 0 24px;
  ${theme.type.body1}
  font-weight: 600;
  &:active {
    background: ${theme.color.s2};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`
