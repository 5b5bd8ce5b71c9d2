import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { useJoinFlow } from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/Button.styles.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

function BandLink({ bandId }: { bandId: number }) {
  return (
    <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.band(bandId)}>
      밴드 보기
    </Link>
  )
}

/** There is no room of this member and the band: joining opens one. */
export function NoApplication({ bandId }: { bandId: number }) {
  const { join, dialogs } = useJoinFlow()
  return (
    <>
      <EmptyState
        art="stage"
        title="이 밴드와 나눈 대화가 없어요."
        help="JOIN하면 밴드 모집 채팅방이 열려요."
        action={
          <Ways>
            <BandLink bandId={bandId} />
            <Button kind="red" size="m" pill onClick={() => join({ bandId })}>
              JOIN
            </Button>
          </Ways>
        }
      />
      {dialogs}
    </>
  )
}

/** One's own band, and nobody has applied. */
export function NoApplicant({ bandId }: { bandId: number }) {
  return (
    <EmptyState
      art="stage"
      title="아직 지원한 사람이 없어요."
      help="누군가 지원하면 여기에서 이야기를 나눌 수 있어요."
      action={<BandLink bandId={bandId} />}
    />
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`
