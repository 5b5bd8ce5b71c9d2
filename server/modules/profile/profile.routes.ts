import {
  changeProfile,
  listMemberAlbums,
  listMemberTags,
  listMemberTracks,
  readMemberProfile,
  readProfile,
  uploadMedia,
} from '#contract/http/profile/profile.ts'
import { keepMedia } from '#server/files/keeping.ts'
import { urlOfPath } from '#server/http/fileUrls.ts'
import { countMedia } from '#server/http/limits/mediaLimit.ts'
import { route, type Route } from '#server/http/route.ts'
import * as profile from './profile.service.ts'
import { change } from './profileChange.service.ts'

export const profileRoutes: Route[] = [
  route(readProfile, ({ deps, member, urlOf }) => profile.profileOf(deps, member.memberId, urlOf)),
  route(changeProfile, ({ deps, member, body, files, urlOf }) =>
    change(deps, member.memberId, { ...body, picture: files.profileImage }, urlOf),
  ),
  route(
    uploadMedia,
    ({ deps, member }) => countMedia(deps, member.memberId),
    async ({ deps, files, urlOf }) => ({ url: urlOfPath(await keepMedia(deps, files.file!), urlOf) }),
  ),
  route(readMemberProfile, ({ deps, member, path, urlOf }) =>
    profile.profileSeenBy(deps, member.memberId, path.memberId, urlOf),
  ),
  route(listMemberTracks, ({ deps, path, urlOf }) => profile.tracksOf(deps, path.memberId, urlOf)),
  route(listMemberAlbums, ({ deps, path, urlOf }) => profile.albumsOf(deps, path.memberId, urlOf)),
  route(listMemberTags, ({ deps, path }) => profile.tagsOf(deps, path.memberId)),
]
