import { css } from '@emotion/react'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

/**
 * One class for every message in every state: variants are data attributes. A constant built by `css` is
 * hashed once, so rendering a row costs Emotion one lookup.
 */
export const messageCss = css`
  display: flex;
  gap: 10px;
  max-width: 100%;
  padding-top: 16px;
  &[data-first='false'] {
    padding-top: 4px;
  }
  &[data-mine='true'] {
    justify-content: flex-end;
  }
  .face {
    flex: none;
    width: 36px;
  }
  .stack {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    min-width: 0;
  }
  &[data-mine='true'] .stack {
    align-items: flex-end;
  }
  .who {
    margin: 0 0 4px 2px;
    ${type.caption}
    font-weight: 600;
    color: ${color.t2};
  }
  .line {
    display: flex;
    align-items: flex-end;
    gap: 6px;
    max-width: 100%;
  }
  &[data-mine='true'] .line {
    flex-direction: row-reverse;
  }
  .bubble {
    min-width: 0;
    max-width: 252px;
    padding: 10px 14px;
    border-radius: 18px;
    background: ${color.s2};
    ${type.body1}
    line-height: 23px;
    /* keeps spaces as typed, because spaces align chords above syllables */
    white-space: pre-wrap;
    -webkit-user-select: text;
    user-select: text;
  }
  &[data-mine='true'] .bubble {
    max-width: 272px;
    background: ${color.redDeep};
  }
  &[data-first='true'] .bubble {
    border-top-left-radius: 6px;
  }
  &[data-first='true'][data-mine='true'] .bubble {
    border-radius: 18px 6px 18px 18px;
  }
  .bubble a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:is([data-state='sending'], [data-state='waiting']) .bubble {
    opacity: 0.6;
  }
  &[data-state='failed'] .bubble {
    background: ${color.redSoft};
    box-shadow: inset 0 0 0 1px ${color.redEdge};
  }
  /* the content has its own background and dims itself, so that its buttons stay clear */
  .bubble[data-bare='true'] {
    padding: 0;
    background: none;
    box-shadow: none;
    opacity: 1;
  }
  .meta {
    flex: none;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 1px;
    ${type.micro}
    ${type.numbers}
    font-weight: 500;
    color: ${color.t3};
  }
  &[data-mine='true'] .meta {
    align-items: flex-end;
  }
  .meta b {
    font-weight: 700;
    color: ${color.redText};
  }
  .reason {
    margin-top: 4px;
    ${type.caption}
    color: ${color.redText};
  }
  .failed {
    display: flex;
    gap: 16px;
  }
  .failed button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 44px;
    min-height: 44px;
    ${type.caption}
    font-weight: 600;
    color: ${color.redText};
  }
  .failed button + button {
    justify-content: center;
    color: ${color.t2};
  }
  /* a phone at 200 % zoom: beside the time only one letter per line would fit */
  @media (max-width: 280px) {
    .line {
      flex-wrap: wrap;
    }
  }
`
