import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'

interface ApplicationDockProps {
  bandId: number | null
  /** The conversation with the applicant. */
  roomId: number
}

/** The manager decides on the page of the applicants, or talks to this one first. */
export function ApplicationDock({ bandId, roomId }: ApplicationDockProps) {
  return (
    <Dock data-tabbed>
      <Pair>
        <Link css={buttonCss} {...buttonLook({})} to={paths.bandRoom(roomId)}>
          대화하기
        </Link>
        {bandId !== null && (
          <Link css={buttonCss} {...buttonLook({ kind: 'red' })} to={paths.bandRecruit(bandId)}>
            지원자 보기
          </Link>
        )}
      </Pair>
    </Dock>
  )
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > a {
    flex: 1;
    padding: 0 min(24px, 6vw);
  }
`
