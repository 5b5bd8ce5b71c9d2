import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { shootPicture } from '#src/lib/pictures/pictures.ts'
import { TextButton } from '../controls/TextButton.tsx'
import { FullScreen } from '../overlays/FullScreen.tsx'
import { theme } from '../theme.ts'

interface CameraViewProps {
  open: boolean
  onClose: () => void
  /** The opener stops it. */
  stream: MediaStream | null
  /** As the camera sees it: the picture for others is not mirrored. */
  onShot: (picture: ImageBitmap) => void
}

/** The front camera, mirrored as in a mirror, seen through a circle. */
export function CameraView({ open, stream, ...rest }: CameraViewProps) {
  return open && stream ? <OpenCamera stream={stream} {...rest} /> : null
}

function OpenCamera({ onClose, stream, onShot }: Omit<CameraViewProps, 'open'> & { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setIsReady] = useState(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (video.current) video.current.srcObject = stream
    // the camera does not run while another tab is shown
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') close()
    }
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [stream])

  async function shoot() {
    const picture = video.current && (await shootPicture(video.current))
    if (picture) onShot(picture)
  }

  return (
    <FullScreen
      title="사진 찍기"
      onClose={onClose}
      bar={
        <>
          <TextButton onClick={onClose}>취소</TextButton>
          <Shutter
            type="button"
            aria-label="찍기"
            aria-disabled={!isReady || undefined}
            data-autofocus
            onClick={() => {
              if (isReady) void shoot()
            }}
          />
          <span />
        </>
      }
    >
      <View>
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-hidden="true"
          onLoadedData={() => setIsReady(true)}
        />
        <Ring />
      </View>
    </FullScreen>
  )
}

const View = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  margin: calc(72px + var(--safe-t)) 12px 0;
  border-radius: ${theme.radius.xl}px;
  overflow: hidden;
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transform: scaleX(-1);
  }
`

const Ring = styled.span`
  position: absolute;
  inset: 0;
  width: min(300px, 100% - 24px);
  aspect-ratio: 1;
  margin: auto;
  border-radius: 50%;
  box-shadow:
    0 0 0 999px rgba(0, 0, 0, 0.45),
    inset 0 0 0 2px rgba(255, 255, 255, 0.85);
`

const Shutter = styled.button`
  width: 76px;
  height: 76px;
  border-radius: 50%;
  background: #fff;
  box-shadow:
    inset 0 0 0 4px #000,
    0 0 0 4px #fff;
  &[aria-disabled] {
    opacity: 0.4;
  }
  &:focus-visible {
    outline-offset: 6px;
  }
`
