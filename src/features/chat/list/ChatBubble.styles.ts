import { css } from '@emotion/react'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

/**
 * The messages of a thread, part of the thread's own class: a row that is rendered during scrolling brings no
 * styles. Variants are data attributes. Each message is one grid: the name, the bubble with its time, what
 * failed, and a note have a row each, and a row that is not there takes no space.
 */
export const messagesCss = css`
  .message {
    position: relative;
    display: grid;
    grid-template-columns: fit-content(252px) auto;
    align-items: end;
    justify-content: start;
    max-width: 100%;
    /* the face and its gap */
    padding: 16px 0 0 46px;
  }
  .message[data-first='false'] {
    padding-top: 4px;
  }
  .message[data-mine='true'] {
    grid-template-columns: auto fit-content(272px);
    justify-content: end;
    justify-items: end;
    padding-left: 0;
  }
  .face {
    position: absolute;
    top: 16px;
    left: 0;
    width: 36px;
  }
  .who {
    grid-area: 1 / 1 / auto / -1;
    margin: 0 0 4px 2px;
    ${type.caption}
    font-weight: 600;
    color: ${color.t2};
  }
  .bubble {
    grid-area: 2 / 1;
    min-width: 0;
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
  .message[data-mine='true'] > .bubble {
    grid-column: 2;
    background: ${color.redDeep};
  }
  .message[data-first='true'] > .bubble {
    border-top-left-radius: 6px;
  }
  .message[data-first='true'][data-mine='true'] > .bubble {
    border-radius: 18px 6px 18px 18px;
  }
  .who.nameless,
  .message[data-nameless] > .who {
    color: ${color.t3};
  }
  .message[data-nameless] > .bubble {
    color: ${color.t2};
  }
  .fold {
    grid-area: 2 / 1;
    min-height: 44px;
    padding: 8px 14px;
    border-radius: 18px;
    box-shadow: inset 0 0 0 1px ${color.lineSoft};
    ${type.label}
    font-weight: 500;
    color: ${color.t3};
    text-align: left;
  }
  .fold b {
    margin-left: 6px;
    font-weight: 600;
    white-space: nowrap;
    color: ${color.t1};
  }
  .fold[data-open='true'] {
    padding: 8px 2px;
    box-shadow: none;
    ${type.caption}
    font-weight: 600;
    color: ${color.t2};
  }
  .bubble a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .message:is([data-state='sending'], [data-state='waiting']) > .bubble {
    opacity: 0.6;
  }
  .message[data-state='failed'] > .bubble {
    background: ${color.redSoft};
    box-shadow: inset 0 0 0 1px ${color.redEdge};
  }
  .message[data-hidden] > .bubble {
    background: none;
    box-shadow: inset 0 0 0 1px ${color.lineSoft};
    color: ${color.t3};
  }
  /* the content has its own background and dims itself, so that its buttons stay clear */
  .message[data-mine] > .bubble[data-bare] {
    padding: 0;
    background: none;
    box-shadow: none;
    opacity: 1;
  }
  .meta {
    grid-area: 2 / 2;
    margin-left: 6px;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 1px;
    white-space: nowrap;
    ${type.micro}
    ${type.numbers}
    font-weight: 500;
    color: ${color.t3};
  }
  .message[data-mine='true'] > .meta {
    grid-column: 1;
    margin: 0 6px 0 0;
    align-items: flex-end;
  }
  .meta b {
    font-weight: 700;
    color: ${color.redText};
  }
  .failed {
    grid-area: 4 / 1 / auto / -1;
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
  .note {
    grid-area: 5 / 1 / auto / -1;
    margin-top: 4px;
    ${type.caption}
    color: ${color.t3};
    text-align: right;
  }
  /* a phone at 200 % zoom: beside the time only one letter per line would fit */
  @media (max-width: 280px) {
    .message,
    .message[data-mine='true'] {
      grid-template-columns: minmax(0, auto);
    }
    .message[data-mine] > .bubble {
      grid-column: 1;
    }
    .message[data-mine] > .meta {
      grid-area: 3 / 1;
      margin: 6px 0 0;
    }
  }
`
