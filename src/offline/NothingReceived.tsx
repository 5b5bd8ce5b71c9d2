import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import unplugged from '#src/ui/illustrations/unplugged.svg'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'

interface NothingReceivedProps {
  level?: 1 | 2 | undefined
  /** The place of the results of a search, which is beside what is kept on the device. */
  ofSearch?: boolean | undefined
  onRetry: () => void
}

/** Drawing 62c: there is no line, and this screen, or this search, has never been answered. */
export function NothingReceived({ level, ofSearch, onRetry }: NothingReceivedProps) {
  const retry = (
    <Button size="m" onClick={onRetry}>
      다시 시도
    </Button>
  )
  return (
    <ErrorState
      {...(level && { level })}
      {...(ofSearch
        ? {
            art: 'none',
            title: '검색은 연결되면 할 수 있어요',
            help: '연결되면 바로 찾아드릴게요.',
            action: retry,
          }
        : {
            art: { src: unplugged },
            title: '이 화면은 아직 받지 못했어요',
            help: (
              <>
                연결되면 바로 보여드릴게요.
                <br />
                저장된 대화와 아카이브는 지금도 볼 수 있어요.
              </>
            ),
            action: (
              <div css={actionsCss}>
                {retry}
                <Link css={textButtonCss} data-underlined to={paths.join()}>
                  채팅방 보기
                </Link>
              </div>
            ),
          })}
    />
  )
}

const actionsCss = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
} as const
