import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'
import { messagesCss } from './ChatBubble.styles.ts'
import { LIST_START_PX } from './listPlaces.ts'

const { color, type } = theme

/** The box shared by the list and everything floating over it. */
export const Region = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`

const found = keyframes`50% { box-shadow: 0 0 0 5px ${color.lineStrong}; }`

/* Row styles are set here: a row rendered during scrolling brings no styles of its own. */
export const Log = styled.div`
  flex: 1;
  min-height: 0;
  /* bottom: space for the typing line, which floats there and must not move the list */
  padding: ${LIST_START_PX}px 16px 40px;
  overflow-y: auto;
  overflow-x: hidden;
  overscroll-behavior: contain;
  /* the virtual list holds the position itself */
  overflow-anchor: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  ${messagesCss}
  /* as each row of the virtual list has it */
  .live > div {
    contain: layout style;
  }
  .message {
    touch-action: manipulation;
    -webkit-touch-callout: none;
  }
  .message:focus-visible {
    outline: none;
  }
  .message:focus-visible .bubble {
    outline: 2px solid ${color.t1};
    outline-offset: 2px;
  }
  .message[data-held='true'] .bubble {
    background: ${color.s4};
  }
  /* the found message: a pulsing ring, or a still one with reduced motion */
  .message[data-lit='true'] .bubble {
    box-shadow: 0 0 0 2px ${color.t1};
    animation: ${found} 600ms ${theme.motion.inOut} 3;
  }
  /* a touch hold opens the app's menu; a mouse may still select text */
  @media (pointer: coarse) {
    .message .bubble {
      user-select: none;
      -webkit-user-select: none;
    }
  }
  /* A finger has the long press and a mouse its right button: over a time or beside a bubble it would only be
     in the way. Screen readers find it in the focused message. */
  .message > button:not(.fold) {
    position: absolute;
    top: 0;
    right: 0;
    opacity: 0;
    pointer-events: none;
  }
  .message:focus-visible > button:not(.fold),
  .message > button:not(.fold):focus-visible {
    opacity: 1;
    pointer-events: auto;
  }
  .message[data-mine='true'] > button:not(.fold) {
    right: auto;
    left: 0;
  }
  .face-button {
    position: relative;
    display: block;
    border-radius: 50%;
  }
  /* 44 px around the portrait, plus the name beside it */
  .face-button::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  .face-button::before {
    content: '';
    position: absolute;
    left: 36px;
    top: -4px;
    width: 140px;
    height: 26px;
  }
  .unread-divider {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 20px 0 4px;
    ${type.caption}
    color: ${color.t2};
  }
  .unread-divider::before,
  .unread-divider::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.lineSoft};
  }
`

/** Centred over the end of the list. */
export const JumpPlace = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 12px;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  pointer-events: none;
  > button {
    pointer-events: auto;
    box-shadow: ${theme.shadow.e1};
  }
`

export const Pill = styled.button`
  min-height: 44px;
  padding: 0 18px;
  border-radius: ${theme.radius.full}px;
  background: ${color.paper};
  color: ${color.ink};
  ${type.label}
  ${type.numbers}
  font-weight: 700;
  &:active {
    background: ${color.paperPress};
  }
`

/** Over the start of the list. */
export const OlderPlace = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  top: 8px;
  display: flex;
  justify-content: center;
  pointer-events: none;
`

export const ReadingPlace = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 6px 0 16px;
  border-radius: ${theme.radius.full}px;
  background: ${color.s3};
  ${type.caption}
  box-shadow: ${theme.shadow.e1};
  &[role='status'] {
    padding: 0 12px;
    min-height: 36px;
  }
`
