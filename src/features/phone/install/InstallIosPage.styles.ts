import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

export const Body = styled.div`
  padding: 0 var(--gutter);
  > h1 {
    margin: 8px 0 24px;
    ${type.title1}
  }
`

export const Url = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 34px;
  margin: 12px 14px 0;
  border-radius: 17px;
  background: ${color.s2};
  ${type.caption}
  color: ${color.t2};
`

export const Toolbar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 14px;
  color: ${color.t3};
  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
`

export const Hit = styled.span`
  position: relative;
  background: ${color.s3};
  color: ${color.t1};
`

export const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  margin-left: 8px;
  border-radius: 50%;
  background: ${color.red};
  &[data-corner] {
    position: absolute;
    right: 4px;
    top: 4px;
    width: 10px;
    height: 10px;
    box-shadow: 0 0 0 3px ${color.s1};
  }
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 0 16px;
  ${type.body2}
  color: ${color.t2};
  & + & {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  > span {
    display: flex;
    align-items: center;
  }
  &[data-hit] {
    background: ${color.s3};
    color: ${color.t1};
    font-weight: 700;
  }
  &[data-tall] {
    min-height: 72px;
    padding: 0 6px 0 14px;
  }
  b {
    margin-left: 12px;
    color: ${color.t1};
    font-weight: 600;
  }
`

export const Add = styled.span`
  min-height: 44px;
  padding: 0 16px;
  border-radius: 22px;
  background: ${color.s3};
  color: ${color.t1};
  font-weight: 700;
`

export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 22px 0 16px;
  ${type.caption}
  color: ${color.t3};
`
