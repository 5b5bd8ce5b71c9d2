import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { useJoinFlow } from '#src/features/bands/public.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'

/** The member has no room with the band; applying opens one. */
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
            <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.band(bandId)}>
              밴드 보기
            </Link>
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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`
