import styled from '@emotion/styled'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'

/** The widths of the placeholder bubbles in px, all different; own ones are at the right. */
const BUBBLES: readonly { width: number; mine: boolean }[] = [
  { width: 180, mine: false },
  { width: 236, mine: false },
  { width: 148, mine: true },
  { width: 210, mine: false },
  { width: 232, mine: true },
  { width: 120, mine: true },
]

/** The placeholder of a conversation that is loading. */
export function ConversationSkeleton() {
  return (
    <Place>
      <Loading>
        {BUBBLES.map(({ width, mine }) => (
          <Bubble key={width} data-mine={mine} aria-hidden="true">
            {!mine && <Skeleton width={36} height={36} radius="circle" />}
            <Skeleton width={width} height={43} radius={18} />
          </Bubble>
        ))}
      </Loading>
    </Place>
  )
}

const Place = styled.div`
  flex: 1;
  min-height: 0;
  padding: 24px 16px;
  overflow: hidden;
`

const Bubble = styled.div`
  display: flex;
  gap: 10px;
  padding-top: 16px;
  &[data-mine='true'] {
    justify-content: flex-end;
  }
`
