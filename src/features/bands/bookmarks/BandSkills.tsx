import styled from '@emotion/styled'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { bandsApi } from '../bandsApi.ts'
import { skillsOf } from './skills.ts'

/** Sessions; those that the band is looking for are red, and are read as such. */
export function BandSkills({ bandId, status }: { bandId: number; status: BandStatus }) {
  const { currentData: members, error, isFetching, refetch } = bandsApi.useListBandMembersQuery(bandId)
  if (!members && error && !isFetching)
    return (
      <PartFailure
        css={{ marginTop: 12, columnGap: 8 }}
        text="세션을 불러오지 못했습니다."
        onRetry={() => void refetch()}
      />
    )
  if (!members)
    return (
      <Loading>
        <Row as="div">
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} width={46} height={46} radius="circle" css={{ marginBottom: 22 }} />
          ))}
        </Row>
      </Loading>
    )
  return (
    <Row aria-label="세션">
      {skillsOf(members, status).map(({ session, wanted }) => (
        <li key={session} data-on={wanted}>
          <span>
            <InstrumentIcon session={session} size={24} />
          </span>
          {SESSION_NAMES[session]}
          {wanted && <VisuallyHidden> 모집 중</VisuallyHidden>}
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 12px 0;
  justify-items: center;
  margin-top: 18px;
  @media (max-width: 379px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* a phone at 200 % zoom */
  @media (max-width: 280px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    font-size: 12px;
    line-height: 16px;
    letter-spacing: -0.03em;
    white-space: nowrap;
    color: ${theme.color.t3};
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 46px;
    height: 46px;
    border-radius: 50%;
    background: ${theme.color.s2};
  }
  [data-on='true'] {
    color: ${theme.color.t1};
  }
  [data-on='true'] > span:first-of-type {
    background: ${theme.color.red};
    color: ${theme.color.onRed};
  }
`
