import { css } from '@emotion/react'
import { theme } from '#src/ui/theme.ts'

const { color, type, motion } = theme

/**
 * One class for every picture, as for every bubble: see `messageCss`. The size is set by the row. The border
 * is the hairline of all images, red around an unsent picture.
 */
export const pictureCss = css`
  position: relative;
  display: block;
  max-width: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: ${color.s2};
  > * {
    position: absolute;
    inset: 0;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    -webkit-user-drag: none;
  }
  button > img {
    opacity: 0;
    transition: opacity ${motion.base}ms ${motion.out};
  }
  button > img[data-loaded='true'] {
    opacity: 1;
  }
  > button:focus-visible {
    outline-offset: -2px;
    border-radius: inherit;
  }
  .placeholder {
    display: flex;
    align-items: center;
    justify-content: center;
    color: ${color.t3};
  }
  &:is([data-row-state='sending'], [data-row-state='waiting']) > img {
    opacity: 0.6;
  }
  .going {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .lost {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    padding: 8px;
    ${type.caption}
    color: ${color.t2};
    text-align: center;
    white-space: normal;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${color.artEdge};
    pointer-events: none;
  }
  &[data-row-state='failed']::after {
    box-shadow: inset 0 0 0 2px ${color.redEdge};
  }
  [data-held='true'] &::after {
    background: ${color.veil};
  }
`
