import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import { paths } from '#src/lib/paths.ts'
import { ageAndGender, placeOf } from '#src/lib/text/aboutMember.ts'
import { webAddress } from '#src/lib/text/webAddress.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { ArchiveIcon } from '#src/ui/icons/ArchiveIcon.tsx'
import { VideoIcon } from '#src/ui/icons/VideoIcon.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'

const look = buttonLook({ size: 'm' })

/** Who the member is, with links to their music and, if they have one, to their video. */
export function MemberCard({ member }: { member: OtherProfile }) {
  const { memberId, nickname, profileImageUrl, youtubeUrl } = member
  const place = placeOf(member)
  const video = webAddress(youtubeUrl)
  return (
    <Card>
      <Who>
        <Avatar memberId={memberId} src={profileImageUrl} size={88} />
        <div>
          <h1>{nickname}</h1>
          <p>{ageAndGender(member)}</p>
          {place && <p>{place}</p>}
        </div>
      </Who>
      <Ways>
        <Link css={buttonCss} {...look} to={paths.profileOther(memberId)}>
          <ArchiveIcon size={20} />
          아카이브
        </Link>
        {video && (
          <a css={buttonCss} {...look} href={video} target="_blank" rel="noopener noreferrer">
            <VideoIcon size={20} />
            영상 보기
          </a>
        )}
      </Ways>
    </Card>
  )
}

const Card = styled.div`
  margin: 0 var(--gutter);
  padding: 20px;
  border-radius: ${theme.radius.l}px;
  background: rgba(29, 29, 34, 0.82);
`

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  /* a phone at 200 % zoom */
  @media (max-width: 280px) {
    flex-direction: column;
    align-items: flex-start;
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 {
    ${theme.type.title2}
  }
  p {
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 18px;
  > * {
    flex: 1;
  }
`
