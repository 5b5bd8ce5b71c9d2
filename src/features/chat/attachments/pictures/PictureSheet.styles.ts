import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius } = theme

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  padding: 12px 20px 0;
  list-style: none;
  &:empty {
    display: none;
  }
  &[data-single='true'] {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Tile = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  aspect-ratio: 1;
  border-radius: ${radius.m}px;
  background: ${color.s2};
  overflow: hidden;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* a single picture is shown whole */
  [data-single='true'] & {
    aspect-ratio: auto;
    height: min(44dvh, 360px);
  }
  [data-single='true'] & img {
    object-fit: contain;
  }
`

export const Problems = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 12px 24px 0;
  list-style: none;
  ${type.caption}
  color: ${color.redText};
  &:empty {
    display: none;
  }
  b {
    overflow-wrap: anywhere;
    color: ${color.t2};
  }
`

export const Buttons = styled.div`
  display: flex;
  gap: 8px;
`
