import styled from '@emotion/styled'
import { type CSSProperties, memo } from 'react'
import { WHEN_ONLINE_TEXT } from '#src/api/offline.ts'
import { BandTags, type BandCard, JoinButton } from '#src/features/bands/public.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SoundOffIcon } from '#src/ui/icons/SoundOffIcon.tsx'
import { SoundOnIcon } from '#src/ui/icons/SoundOnIcon.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'
import { SlideStar } from './SlideStar.tsx'
import { Actions, CoverPlace, SlideFrame, TagsPlace } from './Stage.styles.ts'

const { color, radius, type } = theme

export interface SlideContentProps {
  band: BandCard
  isMuted: boolean
  isStarred: boolean
  /** Its picture is the largest part of the first view, so it is loaded eagerly. */
  isFirst: boolean
  onOpen: (band: BandCard) => void
  onJoin: (band: BandCard) => void
  onMuteToggle: () => void
  onStarToggle: (band: BandCard) => void
}

interface BandSlideProps extends SlideContentProps {
  /** The position on the track. */
  position: number
  /** `4 / 15`, the accessible name. */
  label: string
  /** The middle slide. The others are only partly visible and inert. */
  isOn: boolean
}

/** A band in the carousel (docs/product/home.md "Carousel"). */
export function BandSlide({ position, label, isOn, ...content }: BandSlideProps) {
  return (
    <SlideFrame
      role="group"
      aria-roledescription="슬라이드"
      aria-label={label}
      inert={!isOn}
      data-on={isOn}
      style={{ '--at': position } as CSSProperties}
    >
      <SlideContent {...content} />
    </SlideFrame>
  )
}

/** Memoised: a move re-renders only the frame around it. */
const SlideContent = memo(function SlideContent(props: SlideContentProps) {
  const { band, isMuted, isStarred, isFirst, onOpen, onJoin, onMuteToggle, onStarToggle } = props
  const isOnline = useIsOnline()
  const { title, subtitle, tags, image, seed, reasons, demo } = band
  return (
    <>
      <TagsPlace data-strip>
        <BandTags tags={tags} oneLine otherwise="vocal" />
      </TagsPlace>
      <CoverPlace>
        <CoverButton
          type="button"
          data-control="open"
          aria-haspopup="dialog"
          aria-label={`${title} 정보 보기`}
          onClick={() => onOpen(band)}
        >
          <Cover seed={seed} src={image} size="hero" eager={isFirst} css={{ height: '100%' }} />
        </CoverButton>
        {reasons[0] !== undefined && <Reason>{reasons[0]}</Reason>}
      </CoverPlace>
      <Words>
        <h2>{title}</h2>
        <p>{subtitle}</p>
      </Words>
      <Actions>
        {demo !== null && (
          <IconButton
            label={`${isMuted ? '소리 켜기' : '소리 끄기'}${isOnline ? '' : `, ${WHEN_ONLINE_TEXT}`}`}
            disabled={!isOnline}
            icon={isMuted ? <SoundOffIcon /> : <SoundOnIcon />}
            kind="s2"
            size={56}
            data-control="mute"
            onClick={onMuteToggle}
          />
        )}
        <JoinButton bandId={band.bandId} onJoin={() => onJoin(band)} css={{ flex: 1, minWidth: 0 }} />
        <SlideStar band={band} isStarred={isStarred} onStarToggle={onStarToggle} />
      </Actions>
    </>
  )
})

const CoverButton = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${radius.hero}px;
`

/** Why the band is recommended. It lies on the cover, apart from the band's own texts below. */
const Reason = styled.p`
  position: absolute;
  left: 14px;
  bottom: 14px;
  max-width: calc(100% - 28px);
  padding: 5px 11px;
  border-radius: ${radius.full}px;
  background: ${color.glassDark};
  ${type.caption}
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`

const Words = styled.div`
  /* above the shadow of the cover */
  position: relative;
  margin-top: 20px;
  h2,
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h2 {
    ${type.hero}
  }
  p {
    min-height: 24px;
    color: ${color.t2};
  }
`
