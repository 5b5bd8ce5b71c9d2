import styled from '@emotion/styled'
import type { BandProfile } from '#contract/http/bands/bands.ts'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius } = theme

/** The value on the wire when no age is known (docs/product/bands.md "Band texts on the wire"). */
const UNKNOWN = '정보 없음'

/** The number of men and women, and the average age. Every band has a member: zero of both means unknown. */
export function Composition({ composition }: { composition: BandProfile['composition'] }) {
  const { maleCount, femaleCount, averageAge } = composition
  const isCounted = maleCount + femaleCount > 0
  return (
    <Card>
      <Fact name="남성" value={isCounted ? `${maleCount}` : UNKNOWN} />
      <Fact name="여성" value={isCounted ? `${femaleCount}` : UNKNOWN} />
      <Fact name="평균 나이" value={averageAge} />
    </Card>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd data-unknown={value === UNKNOWN}>{value}</dd>
  </div>
)

export const CompositionSkeleton = () => (
  <Loading>
    <Place>
      <Skeleton height={90} radius={radius.l} />
    </Place>
  </Loading>
)

const Card = styled.dl`
  display: flex;
  margin: 0 var(--gutter);
  padding: 18px 8px;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  text-align: center;
  > div {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  > div + div::before {
    content: '';
    position: absolute;
    inset: 6px auto 6px 0;
    width: 1px;
    background: ${color.line};
  }
  dt {
    ${type.caption}
    color: ${color.t2};
  }
  dd {
    ${type.title2}
    ${type.numbers}
  }
  dd[data-unknown='true'] {
    font-size: 15px;
    color: ${color.t3};
  }
`

const Place = styled.div`
  padding: 0 var(--gutter);
`
