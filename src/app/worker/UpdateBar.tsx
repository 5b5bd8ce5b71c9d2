import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useDispatch } from 'react-redux'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { columnFixed } from '#src/ui/frame/AppColumn.tsx'
import { BACK_AFTER_MS, WHILE_TYPING } from '#src/ui/frame/typing.ts'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { RetryIcon } from '#src/ui/icons/RetryIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { updateHidden, updateTaken } from './updateSlice.ts'

interface UpdateBarProps {
  aboveTabs: boolean
}

/**
 * Offers a newer version above the tab bar, where what floats moves up, or else at the edge of the window,
 * below the composer or main button of the screen.
 */
export function UpdateBar({ aboveTabs }: UpdateBarProps) {
  const dispatch = useDispatch()
  return (
    <Place data-place={aboveTabs ? 'tabs' : 'edge'}>
      <Global styles={aboveTabs ? roomOverTabs : roomAtEdge} />
      <Bar role="status">
        <RetryIcon />
        <Words>
          <b>새 버전이 있어요</b>
          <small>쓰던 글은 그대로 있어요</small>
        </Words>
        <Button size="s" onClick={() => dispatch(updateTaken())}>
          새로고침
        </Button>
        <IconButton label="닫기" icon={<CloseIcon />} onClick={() => dispatch(updateHidden())} />
      </Bar>
    </Place>
  )
}

/** A phone at 200 %: the words and the buttons do not fit beside each other. */
const NARROW = '(max-width: 299px)'

/** Of the bar: 60 px, 12 below it and 2 above. */
const room = css`
  :root {
    --update-h: 74px;
  }
  @media ${NARROW} {
    :root {
      --update-h: 156px;
    }
  }
`

const roomOverTabs = css`
  ${room}
  :root {
    --over-tabs: var(--update-h);
  }
`

/**
 * A phone's keyboard leaves too little room for the bar below a field. A phone held upright is higher, also
 * while a field has the focus and the keyboard is closed.
 */
const KEYBOARD_OPEN = '(pointer: coarse) and (max-height: 560px)'

/** The inset of the phone is below the bar then, and not below the main button as well. */
const roomAtEdge = css`
  ${room}
  :root {
    --edge-h: calc(var(--update-h) + var(--safe-b));
  }
  main {
    --safe-b: 0px;
  }
  dialog {
    --safe-b: env(safe-area-inset-bottom, 0px);
  }
  @media ${KEYBOARD_OPEN} {
    ${WHILE_TYPING} {
      --edge-h: 0px;
    }
  }
`

const Place = styled.div`
  z-index: ${theme.z.actionbar};
  max-width: var(--col);
  body:has([data-offers-version]) & {
    display: none;
  }
  /* the keyboard takes the place of the tabs and of the bar above them */
  &[data-place='tabs'] {
    ${columnFixed}
    bottom: calc(var(--tabs-h) + 12px);
    padding: 0 12px;
    /* an action bar takes the place of both */
    body:has([data-over-tabs]) & {
      visibility: hidden;
      transition: none;
    }
    @media (pointer: coarse) {
      transition: visibility 0s ${BACK_AFTER_MS}ms;
      ${WHILE_TYPING} & {
        visibility: hidden;
        transition: none;
      }
    }
  }
  /* in the flow: a conversation, which is as tall as the window, ends above it */
  &[data-place='edge'] {
    position: sticky;
    bottom: 0;
    flex: none;
    width: 100%;
    margin: 0 auto;
    padding: 2px 12px calc(12px + var(--safe-b));
    /* what scrolls ends at the main button */
    body:has([data-dock]) & {
      background: ${theme.color.bg};
    }
    @media ${KEYBOARD_OPEN} {
      transition:
        visibility 0s ${BACK_AFTER_MS}ms,
        margin 0s ${BACK_AFTER_MS}ms;
      ${WHILE_TYPING} & {
        visibility: hidden;
        margin-top: calc(0px - var(--update-h) - var(--safe-b));
        transition: none;
      }
    }
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: calc(var(--update-h) - 14px);
  padding: 8px 6px 8px 16px;
  border-radius: ${theme.radius.cover}px;
  background: ${theme.color.s2};
  box-shadow: ${theme.shadow.e1};
  > svg {
    width: 22px;
    height: 22px;
    color: ${theme.color.t2};
  }
  /* the words keep their lines on the smallest phones */
  @media (max-width: 359px) {
    > svg {
      display: none;
    }
  }
  @media ${NARROW} {
    flex-wrap: wrap;
    gap: 8px;
    > [data-size='s'] {
      order: 1;
      flex-basis: calc(100% - 10px);
    }
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    ${theme.type.body2}
    font-weight: 700;
  }
  small {
    display: block;
    ${theme.type.caption}
    color: ${theme.color.t2};
  }
`
