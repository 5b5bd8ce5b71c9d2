import styled from '@emotion/styled'
import type { BandDetail } from '#contract/http/bands/bands.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { theme } from '#src/ui/theme.ts'
import { cardOfDetail } from '../bandCard.ts'
import { ageText } from '../bandText.ts'
import { daysText } from '../filters/bandFilters.ts'

/** The conditions, place and end date of a recruitment. */
export function BandConditions({ detail }: { detail: BandDetail }) {
  const { ageRange, genderCondition, region, district, days } = detail
  const place = [region, district].filter(Boolean).join(' ')
  return (
    <Section title="모집 조건">
      <List>
        <Fact name="나이" value={ageText(ageRange)} />
        <Fact name="성별" value={genderCondition} />
        <Fact name="지역" value={place || '정해지지 않았어요'} />
        {days.length > 0 && <Fact name="합주" value={daysText(days)} />}
        <Fact name="마감" value={cardOfDetail(detail).deadline ?? '따로 없어요'} />
      </List>
    </Section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const List = styled.dl`
  padding: 8px 16px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s1};
  > div {
    display: flex;
    gap: 16px;
    padding: 10px 0;
  }
  > div + div {
    box-shadow: inset 0 1px 0 ${theme.color.line};
  }
  dt {
    flex: none;
    width: 48px;
    ${theme.type.body2}
    color: ${theme.color.t3};
  }
  dd {
    min-width: 0;
    ${theme.type.body2}
    ${theme.type.numbers}
    overflow-wrap: anywhere;
  }
`
