import styled from '@emotion/styled'
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { srcSetOf } from '#contract/pictureSizes.ts'
import { TAPPED_ZOOM, viewMoved, viewZoomed, wholeView, type ZoomView } from '#src/lib/pictures/zoomView.ts'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { useZoomGestures } from '#src/ui/media/useZoomGestures.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { useFreshUrl } from '../freshUrl.ts'
import { LostPicture } from './LostPicture.tsx'
import { useSwipe } from './useSwipe.ts'
import { pictureName, type ViewedPicture } from './viewedPictures.ts'

interface ZoomedPictureProps {
  shown: ViewedPicture
  /** Called after a swipe to the side. */
  onStep: (by: 1 | -1) => void
}

const RULES = { moved: viewMoved, zoomed: viewZoomed }

/**
 * One picture, as large as fits; pinching, the wheel, a double tap and keys zoom it. The stage stays mounted,
 * and keeps the focus, when the picture changes.
 */
export function ZoomedPicture({ shown, onStep }: ZoomedPictureProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useWholeView(stage, shown)
  const gestures = useZoomGestures<ZoomView>(stage, RULES, setView)
  const swipe = useSwipe({
    swipes: view.zoom === 1,
    onSwiped: onStep,
    onTwoTaps: ({ clientX, clientY }) => {
      const { left, top, width } = stage.current!.getBoundingClientRect()
      const at = { x: (clientX - left) / (width || 1), y: (clientY - top) / (width || 1) }
      setView((now) => viewZoomed(now, now.zoom > 1 ? 1 : TAPPED_ZOOM, at))
    },
  })
  const both = (name: keyof typeof swipe.handlers) => (event: PointerEvent<HTMLElement>) => {
    gestures[name](event)
    swipe.handlers[name](event)
  }

  return (
    <Stage
      ref={stage}
      role="application"
      aria-label="사진. 더하기와 빼기로 확대하고, 확대한 사진은 방향키로 옮겨요."
      tabIndex={0}
      data-autofocus
      onKeyDown={(event) => {
        // the arrow keys change pictures until the picture is zoomed
        if (view.zoom > 1 || !event.key.startsWith('Arrow')) gestures.onKeyDown(event)
      }}
      onPointerDown={both('onPointerDown')}
      onPointerMove={both('onPointerMove')}
      onPointerUp={both('onPointerUp')}
      onPointerCancel={both('onPointerCancel')}
    >
      <Shown key={shown.key} shown={shown} view={view} dragPx={swipe.dragPx} />
    </Stage>
  )
}

interface ShownProps {
  shown: ViewedPicture
  view: ZoomView
  dragPx: number | null
}

function Shown({ shown, view, dragPx }: ShownProps) {
  const { url, attempt, state, onError, retry } = useFreshUrl(shown.picture)
  const [loaded, setLoaded] = useState<number | null>(null)
  if (state === 'failed' || url === null) {
    return (
      <Lost role="alert">
        <LostPicture onRetry={retry} />
      </Lost>
    )
  }
  return (
    <>
      {loaded !== attempt && (
        <span role="status">
          <Spinner size={28} />
          <VisuallyHidden>불러오는 중</VisuallyHidden>
        </span>
      )}
      <Whole
        key={attempt}
        src={url}
        srcSet={srcSetOf(url) ?? undefined}
        sizes="100vw"
        alt={pictureName(shown)}
        draggable={false}
        data-held={dragPx !== null}
        style={{
          // relative to the stage's width, as in the view
          width: `${view.width * 100}cqw`,
          height: `${view.height * 100}cqw`,
          translate: `calc(${view.x * 100}cqw + ${dragPx ?? 0}px) ${view.y * 100}cqw`,
          scale: String(view.zoom),
        }}
        onLoad={() => setLoaded(attempt)}
        onError={onError}
      />
    </>
  )
}

/** A picture starts unzoomed, and is unzoomed again when the stage's size changes. */
function useWholeView(stage: RefObject<HTMLElement | null>, { key, picture }: ViewedPicture) {
  const [room, setRoom] = useState(innerSize)
  const [of, setOf] = useState({ key, room })
  const whole = () => wholeView({ width: picture.widthPx, height: picture.heightPx }, room)
  const [view, setView] = useState(whole)
  if (of.key !== key || of.room !== room) {
    setOf({ key, room })
    setView(whole)
  }
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return [view, setView] as const
}

const innerSize = () => ({ width: window.innerWidth, height: window.innerHeight })

const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  container-type: size;
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  touch-action: none;
  cursor: grab;
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Whole = styled.img`
  position: absolute;
  flex: none;
  max-width: none;
  object-fit: contain;
  user-select: none;
  -webkit-user-select: none;
  -webkit-user-drag: none;
  &[data-held='false'] {
    transition: translate ${theme.motion.fast}ms ${theme.motion.out};
  }
`

const Lost = styled.p`
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  ${theme.type.body2}
  color: ${theme.color.t2};
`
