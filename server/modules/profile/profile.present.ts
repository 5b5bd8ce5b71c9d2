import type { OtherProfile, Profile } from '#contract/http/profile/profile.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { OthersProfileRow, ProfileRow } from './profile.queries.ts'

type SharedRow = Omit<ProfileRow, 'mediaUrl' | 'mustConsent'>

function presentShared(
  memberId: number,
  row: SharedRow,
  urlOf: UrlOf,
): Omit<Profile, 'mediaUrl' | 'mustConsent'> {
  return {
    memberId,
    nickname: row.nickname,
    age: row.age,
    gender: row.gender,
    region: row.region,
    district: row.district,
    bio: row.bio,
    profileImageUrl: urlOf(row.profileImageUrl),
    youtubeUrl: row.youtubeUrl,
    availableSessions: row.sessions,
    sessions: row.sessions.map(({ sessionType }) => ({ name: sessionType })),
    genres: row.genres,
    tags: row.genres,
    traits: row.keywords,
    favoriteArtists: row.favourites.map(({ name, imageUrl }) => ({ name, imageUrl: urlOf(imageUrl) })),
    savedTracks: row.tracks.map(({ title, imageUrl, externalUrl }) => ({
      title,
      imageUrl: urlOf(imageUrl),
      externalUrl,
    })),
    savedAlbums: row.albums.map(({ albumId, name, imageUrl, externalUrl }) => ({
      albumId,
      name,
      imageUrl: urlOf(imageUrl),
      externalUrl,
    })),
  }
}

export function presentProfile(memberId: number, row: ProfileRow, urlOf: UrlOf): Profile {
  const mediaUrl = urlOf(row.mediaUrl)
  const profile = { ...presentShared(memberId, row, urlOf), mediaUrl }
  return row.mustConsent ? { ...profile, mustConsent: true } : profile
}

export function presentOtherProfile(
  memberId: number,
  row: OthersProfileRow,
  viewerId: number,
  urlOf: UrlOf,
): OtherProfile {
  return {
    ...presentShared(memberId, row, urlOf),
    instagramUrl: row.instagramUrl,
    friend: row.isFriend,
    blocked: false,
    canRequestChat: memberId !== viewerId,
    chatRequested: row.hasRequestedChat,
  }
}
