import {
  changeProfile,
  listMemberAlbums,
  listMemberTags,
  listMemberTracks,
  readMemberProfile,
  readProfile,
  uploadMedia,
} from '#contract/http/profile/profile.ts'
import { countMedia } from '#server/http/limits/mediaLimit.ts'
import { route, type Route } from '#server/http/route.ts'
import * as profile from './profile.service.ts'
import * as profileChange from './profileChange.service.ts'

export const profileRoutes: Route[] = [
  route(readProfile, ({ deps, member, urlOf }) => profile.readProfile(deps, member.memberId, urlOf)),
  route(changeProfile, ({ deps, member, body, files, urlOf }) =>
    profileChange.changeProfile(deps, member.memberId, { ...body, picture: files.profileImage }, urlOf),
  ),
  route(
    uploadMedia,
    { beforeBody: ({ deps, member }) => countMedia(deps, member.memberId) },
    ({ deps, files, urlOf }) => profile.uploadMedia(deps, files.file!, urlOf),
  ),
  route(readMemberProfile, ({ deps, member, path, urlOf }) =>
    profile.readMemberProfile(deps, member.memberId, path.memberId, urlOf),
  ),
  route(listMemberTracks, ({ deps, member, path, urlOf }) =>
    profile.listMemberTracks(deps, member.memberId, path.memberId, urlOf),
  ),
  route(listMemberAlbums, ({ deps, member, path, urlOf }) =>
    profile.listMemberAlbums(deps, member.memberId, path.memberId, urlOf),
  ),
  route(listMemberTags, ({ deps, member, path }) =>
    profile.listMemberTags(deps, member.memberId, path.memberId),
  ),
]
