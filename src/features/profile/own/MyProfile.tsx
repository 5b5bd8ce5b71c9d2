import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/http/profile/profile.ts'
import { useKnownFriendCount } from '#src/features/friends/public.ts'
import { paths } from '#src/lib/paths.ts'
import { aboutMember } from '#src/lib/text/aboutMember.ts'
import { webAddress } from '#src/lib/text/webAddress.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { ArchiveIcon } from '#src/ui/icons/ArchiveIcon.tsx'
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { SettingGroup, SettingRowContent, settingRowCss } from '#src/ui/lists/SettingRow.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { PlainTags } from '#src/ui/text/PlainTags.tsx'
import { theme } from '#src/ui/theme.ts'
import { CoverGrid } from '../CoverGrid.tsx'
import { PersonHead, PersonHeadSkeleton } from '../PersonHead.tsx'
import { LogOut } from './LogOut.tsx'
import { hasSkippedPretest, PretestInvitation } from './PretestInvitation.tsx'

/** The archive has the others. */
const SONGS_SHOWN = 9

interface MyProfileProps {
  profile: Profile
  onEdit: () => void
}

export function MyProfile({ profile, onEdit }: MyProfileProps) {
  const { memberId, nickname, profileImageUrl, bio, tags, savedTracks } = profile
  return (
    <>
      <PersonHead css={belowBar}>
        <Avatar memberId={memberId} src={profileImageUrl} size={88} />
        <div>
          <h1>{nickname}</h1>
          <p>{aboutMember(profile)}</p>
        </div>
      </PersonHead>
      {bio && <Bio>{bio}</Bio>}
      {tags.length > 0 && (
        <TagPlace>
          <PlainTags label="관심 장르" words={tags} />
        </TagPlace>
      )}
      <Ways>
        <Button size="m" onClick={onEdit}>
          프로필 수정
        </Button>
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.archive()}>
          <ArchiveIcon size={20} />
          아카이브
        </Link>
      </Ways>
      {hasSkippedPretest(profile) && <PretestInvitation />}
      <Friends />
      <Section
        title={
          <>
            저장한 곡 <Count>{savedTracks.length}</Count>
          </>
        }
        end={
          savedTracks.length > 0 && (
            <Link css={textButtonCss} to={paths.archive()}>
              모두 보기
              <ChevronRightIcon size={18} />
            </Link>
          )
        }
      >
        {savedTracks.length > 0 ? (
          <CoverGrid
            label="저장한 곡"
            items={savedTracks.slice(0, SONGS_SHOWN).map(({ title, imageUrl, externalUrl }, at) => ({
              key: `${at}-${title}`,
              seed: `track-${title}`,
              src: imageUrl,
              title,
              href: webAddress(externalUrl),
            }))}
          />
        ) : (
          <EmptyState art="crate" title="저장된 곡이 없습니다." />
        )}
      </Section>
      <LogOut />
    </>
  )
}

/** A link to the friends, with their number if it is cached. */
function Friends() {
  const count = useKnownFriendCount()
  return (
    <FriendsPlace>
      <Link css={settingRowCss} to={paths.friends()}>
        <SettingRowContent
          icon={<UsersIcon />}
          title="친구"
          value={count !== undefined && count > 0 ? `${count}명` : undefined}
        />
      </Link>
    </FriendsPlace>
  )
}

export function MyProfileSkeleton() {
  return (
    <Loading label="로딩 중...">
      <PersonHeadSkeleton lines={['60%']} css={belowBar} />
      <Ways>
        <Skeleton height={48} radius={12} />
        <Skeleton height={48} radius={12} />
      </Ways>
      <Skeleton height={60} radius={20} css={{ margin: '4px var(--gutter) 0' }} />
    </Loading>
  )
}

/* the header above has no background */
const belowBar = css`
  padding-top: 12px;
`

const Bio = styled.p`
  padding: 16px var(--gutter) 0;
  ${theme.type.body1}
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const TagPlace = styled.div`
  padding: 16px var(--gutter) 0;
`

const Ways = styled.div`
  display: flex;
  gap: 8px;
  padding: 20px var(--gutter) 4px;
  > * {
    flex: 1;
  }
`

const FriendsPlace = styled(SettingGroup)`
  margin: 4px var(--gutter) 0;
`

const Count = styled.span`
  font-weight: 500;
  ${theme.type.numbers}
  color: ${theme.color.t3};
`
