import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Applicant } from '#contract/http/recruitments/applications.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { theme } from '#src/ui/theme.ts'
import { ApplicantClip } from './ApplicantClip.tsx'
import { ApplicantRowContent, applicantRowCss } from './ApplicantRow.tsx'
import { isPending } from './applicants.ts'

interface ApplicantListProps {
  /** At least one. */
  applicants: readonly Applicant[]
  unreadOf: (roomId: number) => number
  /** Null: nothing is being chosen, and each row links to the conversation. */
  choosing: Choosing | null
}

interface Choosing {
  isChosen: (roomId: number) => boolean
  onToggle: (roomId: number) => void
  /** The choice is being sent to the server. */
  isSending: boolean
}

export function ApplicantList({ applicants, unreadOf, choosing }: ApplicantListProps) {
  const now = useNow()
  return (
    <List data-choosing={choosing !== null} aria-label="지원자">
      {applicants.map((applicant) => {
        const content = (
          <ApplicantRowContent applicant={applicant} unread={unreadOf(applicant.roomId)} now={now} />
        )
        return (
          <li key={applicant.roomId}>
            {choosing ? (
              <Choice applicant={applicant} choosing={choosing}>
                {content}
              </Choice>
            ) : (
              <Link css={applicantRowCss} to={paths.bandRoom(applicant.roomId)}>
                {content}
              </Link>
            )}
            <ApplicantClip applicant={applicant} />
          </li>
        )
      })}
    </List>
  )
}

interface ChoiceProps {
  applicant: Applicant
  choosing: Choosing
  children: React.ReactNode
}

/**
 * A decided applicant cannot be chosen, because a decision is final (docs/product/recruitments.md
 * "Deciding").
 */
function Choice({ applicant: { roomId, passFail }, choosing, children }: ChoiceProps) {
  const { isChosen, onToggle, isSending } = choosing
  const isOpen = isPending({ passFail })
  const isOn = isOpen && isChosen(roomId)
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      disabled={!isOpen}
      aria-disabled={isSending || undefined}
      css={choiceCss}
      onClick={() => {
        if (!isSending) onToggle(roomId)
      }}
    >
      {isOpen ? <Checkmark on={isOn} /> : <NoMark />}
      {children}
    </button>
  )
}

const choiceCss = css`
  ${applicantRowCss}
  &:disabled > * {
    opacity: 0.4;
  }
`

const NoMark = styled.span`
  flex: none;
  width: 26px;
`

const List = styled.ul`
  padding-bottom: 24px;
  li + li {
    box-shadow: inset 0 1px 0 ${theme.color.line};
  }
  li > * {
    /* a focused element is not covered by the header and the bottom bar */
    scroll-margin: calc(var(--header-h) + 8px) 0 calc(var(--tabbar-h) + 64px);
  }
  /* the bar of pass and fail is taller than the tab bar that it covers */
  &[data-choosing='true'] {
    padding-bottom: 48px;
  }
  @media (max-width: 280px) {
    &[data-choosing='true'] {
      padding-bottom: 200px;
    }
    li > * {
      scroll-margin-bottom: 260px;
    }
  }
`
