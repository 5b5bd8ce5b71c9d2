import { css, Global } from '@emotion/react'
import { theme } from '../theme.ts'
import { WHILE_TYPING } from './typing.ts'

const { color, frame } = theme

/**
 * `--tabs-h` uses svh, so that the bar does not move with the address bar; vh is the fallback
 * (docs/interface.md "Frame"). `--tabbar-h` is what must stay free: the tabs and a bar above them
 * (`--over-tabs`). `--safe-*` are the phone's insets. `--col` is the width of the column that
 * fixed elements are centred on.
 */
const sheet = css`
  :root {
    --font: ${theme.font};
    --gutter: ${theme.space.gutter}px;
    --col: ${frame.col}px;
    --header-h: ${frame.header}px;
    --safe-t: env(safe-area-inset-top, 0px);
    --safe-b: env(safe-area-inset-bottom, 0px);
    --tabs-h: max(12.2vh, ${frame.tabbarMin}px + env(safe-area-inset-bottom, 0px));
    --tabbar-h: calc(var(--tabs-h) + var(--over-tabs, 0px));
    --ease-out: ${theme.motion.out};
    --ease-in-out: ${theme.motion.inOut};
  }
  @supports (height: 1svh) {
    :root {
      --tabs-h: max(${frame.tabbar}, ${frame.tabbarMin}px + env(safe-area-inset-bottom, 0px));
    }
  }
  /* the keyboard takes the tab bar's place, so nothing keeps that free */
  @media (pointer: coarse) {
    ${WHILE_TYPING} {
      --tabbar-h: 0px;
    }
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    color-scheme: dark;
    background: ${color.outer};
    /* pinching zooms, a double tap does not */
    touch-action: manipulation;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html:has(dialog[open]) {
    overflow: hidden;
  }
  body {
    margin: 0;
    color: ${color.t1};
    font-family: var(--font);
    ${theme.type.body1}
    word-break: keep-all;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    font-size: inherit;
    font-weight: inherit;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    margin: 0;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
    text-align: inherit;
    touch-action: manipulation;
  }
  button:disabled {
    cursor: default;
  }
  input::placeholder,
  textarea::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  svg {
    display: block;
    flex: none;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid ${color.t1};
    outline-offset: 2px;
  }
  :is(h1, h2, main, section, div)[tabindex='-1']:focus-visible {
    outline: none;
  }
  /*
   * Only movement stops; how long something is shown does not change. There is no transition at all instead
   * of a short one: a short one would start for every property of every element, and a value that a list sets
   * and reads at once, such as its height, would still be the old one.
   */
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after,
    ::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`

export function GlobalStyles() {
  return <Global styles={sheet} />
}
