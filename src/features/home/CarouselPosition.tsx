import styled from '@emotion/styled'
import { ProgressBar } from '#src/ui/media/ProgressBar.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

/** `4 —•—— 15`. Hidden from screen readers, because the slides have the numbers in their names. */
export function CarouselPosition({ at, of }: { at: number; of: number }) {
  return (
    <Place aria-hidden="true">
      <b>{at}</b>
      <ProgressBar percent={(at / of) * 100} label="" />
      <span>{of}</span>
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 168px;
  max-width: 100%;
  margin: 20px auto 0;
  ${type.caption}
  ${type.numbers}
  color: ${color.t2};
  b {
    font-weight: 700;
    color: ${color.t1};
  }
  > [role='progressbar'] {
    flex: 1;
  }
`
