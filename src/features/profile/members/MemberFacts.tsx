import styled from '@emotion/styled'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { ArtistStrip } from '#src/ui/people/ArtistStrip.tsx'
import { SessionBadges } from '#src/ui/people/SessionBadges.tsx'
import { PlainTags } from '#src/ui/text/PlainTags.tsx'
import { Words } from '#src/ui/text/Words.tsx'
import { theme } from '#src/ui/theme.ts'

/** The sessions, tastes and bio of the member, without empty parts. */
export function MemberFacts({ member }: { member: OtherProfile }) {
  const { availableSessions, genres, favoriteArtists, traits, bio } = member
  return (
    <Parts>
      {availableSessions.length > 0 && (
        <Section title="가능 세션">
          <SessionBadges sessions={availableSessions} />
        </Section>
      )}
      {genres.length > 0 && (
        <Section title="관심 장르">
          <PlainTags label="관심 장르" words={genres} />
        </Section>
      )}
      {favoriteArtists.length > 0 && (
        <Section title="관심 아티스트" bleed>
          <ArtistStrip artists={favoriteArtists} label="관심 아티스트" />
        </Section>
      )}
      {traits.length > 0 && (
        <Section title="키워드">
          <Words words={traits} />
        </Section>
      )}
      {bio && (
        <Section title="소개글">
          <Bio>{bio}</Bio>
        </Section>
      )}
    </Parts>
  )
}

const Parts = styled.div`
  padding-bottom: 24px;
`

const Bio = styled.p`
  ${theme.type.body1}
  color: ${theme.color.t2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
