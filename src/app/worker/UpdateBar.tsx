import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useDispatch } from 'react-redux'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { columnFixed } from '#src/ui/frame/AppColumn.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { RetryIcon } from '#src/ui/icons/RetryIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { updateHidden, updateTaken } from './updateSlice.ts'

/** Offers a newer version above the tab bar; what floats there moves up. */
export function UpdateBar() {
  const dispatch = useDispatch()
  return (
    <Bar role="status">
      <Global styles={room} />
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
  )
}

/** The bar, 12 px below it and 2 above. */
const room = css`
  :root {
    --over-tabs: 74px;
  }
`

const Bar = styled.div`
  ${columnFixed}
  z-index: ${theme.z.actionbar};
  bottom: calc(var(--tabs-h) + 12px);
  display: flex;
  align-items: center;
  gap: 10px;
  width: calc(100% - 24px);
  max-width: calc(var(--col) - 24px);
  min-height: 60px;
  padding: 8px 6px 8px 16px;
  border-radius: ${theme.radius.cover}px;
  background: ${theme.color.s2};
  box-shadow: ${theme.shadow.e1};
  > svg {
    width: 22px;
    height: 22px;
    color: ${theme.color.t2};
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
