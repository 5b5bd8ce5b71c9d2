import { css } from '@emotion/react'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

/**
 * One class for every message, whatever its state: the variants are data attributes. A constant made by `css` is hashed
 * once, so a row that renders costs Emotion a lookup.
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
    /* as typed: chords stand over their syllables by spaces */
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
  /* draws its own ground, and dims what it has to dim: what can be tapped on it stays clear */
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
  /* a phone at 200 %: beside the time there is room for one letter a line */
  @media (max-width: 280px) {
    .line {
      flex-wrap: wrap;
    }
  }
`
