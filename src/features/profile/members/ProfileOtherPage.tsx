import styled from '@emotion/styled'
import { useState } from 'react'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { Tabs } from '#src/ui/frame/Tabs.tsx'
import { ArtistStrip } from '#src/ui/people/ArtistStrip.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { PlainTags } from '#src/ui/text/PlainTags.tsx'
import { PersonHead } from '../PersonHead.tsx'
import { MemberFailure, MemberMissing } from './MemberFailure.tsx'
import { MemberAlbums, MemberTracks } from './MemberMusic.tsx'
import { ProfileOtherSkeleton } from './ProfileSkeletons.tsx'
import { useMemberProfile } from './useMemberProfile.ts'

const TABS = [
  { value: 'tracks', label: '곡' },
  { value: 'albums', label: '앨범' },
] as const

/** The music of another member (docs/product/profile.md "Another member's music"). */
export default function ProfileOtherPage() {
  const memberId = useIdParam('memberId')
  return memberId === null ? <MemberMissing /> : <Loaded key={memberId} memberId={memberId} />
}

function Loaded({ memberId }: { memberId: number }) {
  const { member, error, refetch } = useMemberProfile(memberId)
  if (member) return <ProfileOther member={member} />
  if (error) return <MemberFailure error={error} onRetry={refetch} />
  return <ProfileOtherSkeleton />
}

function ProfileOther({ member }: { member: OtherProfile }) {
  const { memberId, nickname, profileImageUrl, bio, tags, favoriteArtists } = member
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('tracks')
  return (
    <Page>
      <PersonHead>
        <Avatar memberId={memberId} src={profileImageUrl} size={88} />
        <div>
          <h1>{nickname}</h1>
          {bio && <p>{bio}</p>}
        </div>
      </PersonHead>
      {tags.length > 0 && (
        <TagPlace>
          <PlainTags label="관심 장르" words={tags} />
        </TagPlace>
      )}
      {favoriteArtists.length > 0 && (
        <Section title="관심 아티스트" bleed>
          <ArtistStrip artists={favoriteArtists} label="관심 아티스트" />
        </Section>
      )}
      <Music>
        <Tabs label="저장한 음악" tabs={TABS} value={tab} onChange={setTab}>
          {tab === 'tracks' ? <MemberTracks memberId={memberId} /> : <MemberAlbums memberId={memberId} />}
        </Tabs>
      </Music>
    </Page>
  )
}

const Page = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
`

const TagPlace = styled.div`
  padding: 20px var(--gutter) 0;
`

const Music = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding-top: 28px;
`
