import styled from '@emotion/styled'
import type { BandDetail } from '#contract/http/bands/bands.ts'
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { BandDescription } from '../BandDescription.tsx'
import { readDescription, shortDay } from '../bandText.ts'
import { conditionsOf } from './conditions.ts'

/** Four lines. */
const DESCRIPTION_PX = 92

/** `detail` is null while it is loading. */
export function SavedBandConditions({ detail }: { detail: BandDetail | null }) {
  if (!detail)
    return (
      <Loading>
        <Skeleton height={57} radius={12} css={{ marginTop: 18 }} />
        <Skeleton width="90%" css={{ marginTop: 20 }} />
        <Skeleton width="60%" css={{ margin: '8px 0 28px' }} />
      </Loading>
    )
  const { headline, rest } = readDescription(detail.description)
  const description = rest || headline
  return (
    <>
      <Facts>
        {conditionsOf(detail).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      {description !== '' && (
        <Description>
          <BandDescription text={description} maxHeightPx={DESCRIPTION_PX} />
        </Description>
      )}
      <Deadline>
        <CalendarIcon size={18} />
        마감: {shortDay(detail.endDate) ?? '없음'}
      </Deadline>
    </>
  )
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 18px;
  > div {
    flex: 1 1 auto;
    padding: 10px 12px;
    border-radius: 12px;
    background: ${theme.color.s2};
  }
  dt {
    font-size: 12px;
    line-height: 16px;
    color: ${theme.color.t3};
  }
  dd {
    margin-top: 1px;
    ${theme.type.label}
  }
`

const Description = styled.div`
  margin-top: 16px;
`

const Deadline = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 12px;
  ${theme.type.caption}
  ${theme.type.numbers}
  color: ${theme.color.t2};
`
