import type { AnyCall } from './call.ts'
import * as archivedArtists from './http/archivedArtists.ts'
import * as archivedTracks from './http/archivedTracks.ts'
import * as auth from './http/auth.ts'
import * as chat from './http/chat.ts'
import * as chatRequests from './http/chatRequests.ts'
import * as friends from './http/friends.ts'
import * as members from './http/members.ts'
import * as music from './http/music.ts'
import * as notifications from './http/notifications.ts'
import * as profile from './http/profile.ts'
import * as signup from './http/signup.ts'
import * as survey from './http/survey.ts'

/** Every call that is built. The architecture test compares it with the server's routes and the SPA's endpoints. */
export const CALLS: readonly AnyCall[] = [
  auth.login,
  auth.refreshTokens,
  auth.logout,
  auth.withdraw,
  signup.sendCode,
  signup.verifyCode,
  signup.checkNickname,
  signup.signUp,
  survey.listSurveyArtists,
  survey.searchSurveyArtists,
  survey.listSurveyKeywords,
  survey.listSurveyGenres,
  survey.listSurveySessions,
  survey.searchSurveyGenres,
  survey.saveSurvey,
  profile.readProfile,
  profile.changeProfile,
  profile.uploadMedia,
  profile.readMemberProfile,
  profile.listMemberTracks,
  profile.listMemberAlbums,
  profile.listMemberTags,
  music.searchMusic,
  music.searchArtists,
  music.searchTracks,
  music.searchAlbums,
  music.completeArtists,
  music.completeTracks,
  music.completeAlbums,
  music.completeMusic,
  archivedArtists.saveArtist,
  archivedArtists.listSimilarArtists,
  archivedArtists.readQuestion,
  archivedTracks.listSimilarTracks,
  members.listSimilarMembers,
  friends.listFriends,
  friends.requestFriend,
  chatRequests.requestChat,
  notifications.listNotifications,
  chat.listRooms,
  chat.createRoom,
  chat.listMessages,
  chat.enterRoom,
  chat.joinRoom,
  chat.leaveRoom,
  chat.pinRoom,
  chat.unpinRoom,
  chat.listFriendRooms,
  chat.openPrivateRoom,
]
