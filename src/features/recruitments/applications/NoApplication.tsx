import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { JoinButton, useJoinFlow } from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'

/** The member has no room with the band; applying opens one. */
export function NoApplication({ bandId, status }: { bandId: number; status: BandStatus }) {
  const { join, dialogs } = useJoinFlow()
  return (
    <>
      <EmptyState
        art="stage"
        title="이 밴드와 나눈 대화가 없어요."
        help="JOIN하면 밴드 모집 채팅방이 열려요."
        action={
          <Ways>
            <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.band(bandId)}>
              밴드 보기
            </Link>
            <JoinButton size="m" bandId={bandId} status={status} onJoin={() => join({ bandId })} />
          </Ways>
        }
      />
      {dialogs}
    </>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`
