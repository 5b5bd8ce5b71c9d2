import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/http/profile/profile.ts'
import { paths } from '#src/lib/paths.ts'
import { aboutMember } from '#src/lib/text/aboutMember.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { ArtistStrip } from '#src/ui/people/ArtistStrip.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { SessionBadges } from '#src/ui/people/SessionBadges.tsx'
import { PlainTags } from '#src/ui/text/PlainTags.tsx'
import { theme } from '#src/ui/theme.ts'
import type { WithChosen } from '../chosen.ts'
import { SAMPLE_PROFILE } from './sampleProfile.ts'

/** The profile has the others. */
const SESSIONS_SHOWN = 2
/** The member id of a visitor. */
const NOBODY = 0
/** The colour of the light. */
const GLOW_SEED = 'band-6'

interface ProfileSummaryProps {
  /** Null: a visitor. */
  profile: Profile | null
  /** What a visitor has chosen in the pre-test. */
  chosen?: WithChosen['survey']
}

/** The parts of a profile; an empty part shows a sample that is marked as one. */
export function ProfileSummary({ profile, chosen }: ProfileSummaryProps) {
  const sessions = own(profile?.availableSessions ?? chosen?.sessions)
  const genres = own(profile?.genres)
  const artists = own(profile?.favoriteArtists ?? chosen?.artists)
  return (
    <Page>
      <StageLight seed={GLOW_SEED} strength={0.3} />
      <h1>프로필이 완성됐어요</h1>
      <Card>
        <Avatar memberId={profile?.memberId ?? NOBODY} src={profile?.profileImageUrl} size={104} />
        <h2>{profile?.nickname ?? SAMPLE_PROFILE.nickname}</h2>
        <p>{aboutMember(profile ?? SAMPLE_PROFILE)}</p>
        <SampleNote isSample={!profile} />
        <Marked isSample={!sessions}>
          <SessionBadges
            centred
            sessions={(sessions ?? SAMPLE_PROFILE.availableSessions).slice(0, SESSIONS_SHOWN)}
          />
        </Marked>
      </Card>
      <Section title="관심 장르" end={<SampleNote isSample={!genres} />}>
        <PlainTags label="관심 장르" words={genres ?? SAMPLE_PROFILE.genres} />
      </Section>
      <Section title="관심 아티스트" end={<SampleNote isSample={!artists} />} bleed>
        <ArtistStrip artists={artists ?? SAMPLE_PROFILE.favoriteArtists} label="관심 아티스트" />
      </Section>
      <Section title="소개글" end={<SampleNote isSample={!profile?.bio} />}>
        <Bio>{profile?.bio ?? SAMPLE_PROFILE.bio}</Bio>
      </Section>
      <Ways>
        <Link css={buttonCss} {...buttonLook({})} to={paths.pretestProfileEdit()}>
          수정
        </Link>
        <Link css={buttonCss} {...buttonLook({ kind: 'red' })} to={paths.home()}>
          확인
        </Link>
      </Ways>
    </Page>
  )
}

/** Null: the profile has none. */
const own = <Item,>(list: readonly Item[] | undefined) => (list && list.length > 0 ? list : null)

const SampleNote = ({ isSample }: { isSample: boolean }) => isSample && <Note>예시</Note>

const Marked = ({ isSample, children }: { isSample: boolean; children: ReactNode }) => (
  <Badges>
    {children}
    <SampleNote isSample={isSample} />
  </Badges>
)

export function ProfileSummarySkeleton() {
  return (
    <Loading label="로딩 중...">
      <Page as="div">
        <Skeleton width={220} height={30} css={{ margin: '32px var(--gutter) 24px' }} />
        <Skeleton height={290} radius={20} css={{ margin: '0 var(--gutter)', width: 'auto' }} />
      </Page>
    </Loading>
  )
}

const Page = styled(BackdropPage)`
  padding-top: var(--safe-t);
  h1 {
    padding: 40px var(--gutter) 24px;
    ${theme.type.title1}
  }
`

const Card = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  margin: 0 var(--gutter);
  padding: 28px 20px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s1};
  text-align: center;
  overflow-wrap: anywhere;
  h2 {
    margin-top: 16px;
    ${theme.type.title2}
  }
  p {
    ${theme.type.body2}
    color: ${theme.color.t2};
  }
`

const Badges = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  margin-top: 16px;
`

const Note = styled.span`
  ${theme.type.caption}
  color: ${theme.color.t3};
`

const Bio = styled.p`
  ${theme.type.body1}
  color: ${theme.color.t2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Ways = styled(Dock)`
  display: flex;
  gap: 8px;
  padding-top: 32px;
  > :first-of-type {
    flex: 1;
  }
  > :last-of-type {
    flex: 1.7;
  }
`
