import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FriendRequest } from '#contract/http/friends/friends.ts'
import { paths } from '#src/lib/paths.ts'
import { formatAgo, toInstant } from '#src/lib/time/time.ts'
import { ListRowContent } from '#src/ui/lists/ListRow.tsx'
import { personCss, personRowCss } from '#src/ui/lists/personRow.styles.ts'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'

interface RequestRowProps {
  request: FriendRequest
  now: number
  /** Rendered beside the person. */
  end?: ReactNode
  /** Rendered below the message. */
  children?: ReactNode
}

/** The other member with a link to the profile, how long ago the request was sent, and its message. */
export function RequestRow({ request, now, end, children }: RequestRowProps) {
  const { otherMemberId, nickname, profileImageUrl, message, createdAt } = request
  return (
    <Box>
      <div css={personRowCss}>
        <Link css={personCss} to={paths.profileDetail(otherMemberId)}>
          <ListRowContent
            thumb={<Avatar memberId={otherMemberId} src={profileImageUrl} size={52} />}
            title={nickname}
            subtitle={<time dateTime={createdAt}>{formatAgo(toInstant(createdAt), now)}</time>}
          />
        </Link>
        {end && <End>{end}</End>}
      </div>
      {message && <Message>{message}</Message>}
      {children}
    </Box>
  )
}

const Box = styled.div`
  padding-bottom: 8px;
`

const End = styled.div`
  flex: none;
  padding-right: 16px;
  @media (max-width: 280px) {
    padding-bottom: 8px;
  }
`

/* below the name, not below the picture */
const Message = styled.p`
  padding: 0 var(--gutter) 8px calc(var(--gutter) + 66px);
  ${theme.type.body2}
  color: ${theme.color.t2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
