import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { moved, squareOf, wholeFrame, ZOOM_MAX, zoomed, type Square } from '#src/lib/pictures/cropFrame.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { TextButton } from '../controls/TextButton.tsx'
import { MinusIcon } from '../icons/MinusIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { FullScreen } from '../overlays/FullScreen.tsx'
import { theme } from '../theme.ts'
import { useZoomGestures } from './useZoomGestures.ts'

interface PictureCropProps {
  open: boolean
  onClose: () => void
  picture: ImageBitmap | null
  /** It will be shown as a circle: people. */
  round?: boolean
  onDone: (square: Square) => void
}

/** The edge of the canvas; CSS scales it to the space there is. Twice the widest column. */
const DRAWN_EDGE_PX = 896
const ZOOM_STEP = 0.5
const CROP_RULES = { moved, zoomed }

/**
 * Chooses a square of a picture by drag, pinch, wheel, keys or buttons. It draws the same pixels that are
 * sent, so the result is what is shown, however the camera was held. A library would add an image element and
 * a stylesheet, and has no keys for zooming.
 */
export function PictureCrop({ open, picture, ...rest }: PictureCropProps) {
  return open && picture ? <OpenCrop picture={picture} {...rest} /> : null
}

function OpenCrop(props: Omit<PictureCropProps, 'open'> & { picture: ImageBitmap }) {
  const { onClose, picture, round = false, onDone } = props
  const [frame, setFrame] = useState(() => wholeFrame(picture))
  const canvas = useRef<HTMLCanvasElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const gestures = useZoomGestures(place, CROP_RULES, setFrame)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { x, y, side } = squareOf(frame)
    context.clearRect(0, 0, DRAWN_EDGE_PX, DRAWN_EDGE_PX)
    context.drawImage(picture, x, y, side, side, 0, 0, DRAWN_EDGE_PX, DRAWN_EDGE_PX)
  }, [picture, frame])

  const zoomBy = (step: number) => setFrame((now) => zoomed(now, now.zoom + step))
  return (
    <FullScreen
      title="사진 자르기"
      onClose={onClose}
      bar={
        <>
          <TextButton onClick={onClose}>취소</TextButton>
          <span />
          <TextButton onClick={() => onDone(squareOf(frame))}>이 사진 쓰기</TextButton>
        </>
      }
    >
      <Room>
        <Window
          ref={place}
          role="application"
          aria-label="사진 위치. 방향키로 옮기고 더하기와 빼기로 확대해요."
          tabIndex={0}
          data-autofocus
          data-round={round}
          {...gestures}
        >
          <canvas ref={canvas} width={DRAWN_EDGE_PX} height={DRAWN_EDGE_PX} />
        </Window>
        <p>끌어서 옮기고 확대해서 맞춰보세요.</p>
      </Room>
      <Zoom>
        <IconButton label="축소" icon={<MinusIcon />} onClick={() => zoomBy(-ZOOM_STEP)} />
        <input
          type="range"
          aria-label="확대"
          aria-valuetext={`${Math.round(frame.zoom * 100)}%`}
          min={1}
          max={ZOOM_MAX}
          step={0.01}
          value={frame.zoom}
          onChange={(event) => setFrame(zoomed(frame, Number(event.target.value)))}
        />
        <IconButton label="확대" icon={<PlusIcon />} onClick={() => zoomBy(ZOOM_STEP)} />
      </Zoom>
    </FullScreen>
  )
}

const Room = styled.div`
  flex: 1;
  min-height: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 20px;
  padding: calc(16px + var(--safe-t)) 12px 0;
  p {
    ${theme.type.body2}
    color: ${theme.color.t2};
    text-align: center;
  }
`

const Window = styled.div`
  position: relative;
  width: min(100%, 100dvh - 300px);
  min-width: 160px;
  border-radius: ${theme.radius.l}px;
  overflow: hidden;
  touch-action: none;
  cursor: grab;
  canvas {
    display: block;
    width: 100%;
    aspect-ratio: 1;
  }
  /* darkens what a circle will not show */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    box-shadow: inset 0 0 0 2px rgba(255, 255, 255, 0.85);
    border-radius: inherit;
  }
  &[data-round='true']::after {
    border-radius: 50%;
    box-shadow:
      0 0 0 999px rgba(0, 0, 0, 0.45),
      inset 0 0 0 2px rgba(255, 255, 255, 0.85);
  }
`

const Zoom = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 16px 12px 0;
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: ${theme.color.red};
  }
`
