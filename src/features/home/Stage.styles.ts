import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const { frame, motion, radius, shadow } = theme

/**
 * The properties do not inherit. If they did, each move and each pointer event would recalculate the styles
 * of everything inside the slides. A browser without `@property` does that.
 */
export const places = css`
  @property --position {
    syntax: '<integer>';
    inherits: false;
    initial-value: 0;
  }
  @property --at {
    syntax: '<integer>';
    inherits: false;
    initial-value: 0;
  }
  @property --drag {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }
`

/**
 * The one part of the app that is 393 px wide (P14), so that the slides do not depend on the window. The
 * cover's height depends on `svh`, so that it does not change when the address bar hides.
 */
export const Stage = styled.section`
  --slide-w: min(305px, 100vw - 72px);
  --step: calc(var(--slide-w) + 14px);
  --cover-h: clamp(220px, 41svh, 400px);
  position: relative;
  width: ${frame.stage}px;
  max-width: 100%;
  margin: 0 auto;
  padding-bottom: 4px;
  overflow: clip;
  -webkit-mask-image: linear-gradient(90deg, transparent, #000 28px, #000 calc(100% - 28px), transparent);
  mask-image: linear-gradient(90deg, transparent, #000 28px, #000 calc(100% - 28px), transparent);
  touch-action: pan-y pinch-zoom;
  /* a phone at 200 % zoom: only the middle slide, to leave room for its text */
  @media (max-width: 279px) {
    --slide-w: calc(100vw - 32px);
    -webkit-mask-image: none;
    mask-image: none;
  }
`

/* All slides share one grid cell, as high as the highest slide, and are moved aside by their position. */
export const Track = styled.div`
  display: grid;
  justify-content: center;
  translate: calc(var(--position) * var(--step) * -1 + var(--drag, 0px)) 0;
  /* its own layer from the start: creating it would cost the first frame of the first move */
  will-change: translate;
  &[data-moving='true'] {
    transition: translate ${motion.carousel}ms ${motion.inOut};
  }
  /* moves back when the swipe was too short */
  &:not([data-dragging], [data-moving='true']) {
    transition: translate ${motion.base}ms ${motion.out};
  }
`

export const SlideFrame = styled.div`
  grid-area: 1 / 1;
  width: var(--slide-w);
  min-width: 0;
  text-align: center;
  translate: calc(var(--at) * var(--step)) 0;
  opacity: 0.34;
  scale: 0.94;
  transition:
    opacity ${motion.carousel}ms,
    scale ${motion.carousel}ms ${motion.inOut};
  &[data-on='true'] {
    opacity: 1;
    scale: 1;
  }
`

export const TagsPlace = styled.div`
  height: 52px;
  padding: 6px 0 14px;
  [role='group'] {
    scrollbar-width: none;
  }
`

export const CoverPlace = styled.div`
  position: relative;
  height: var(--cover-h);
  border-radius: ${radius.hero}px;
  box-shadow: ${shadow.hero};
`

export const Actions = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 18px;
  @media (max-width: 279px) {
    flex-wrap: wrap;
    justify-content: space-between;
    > [data-control='join'] {
      order: -1;
      flex-basis: 100%;
    }
  }
`
