import { HOME, JOIN, MY } from './screenPaths.ts'

export const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** With this search parameter `/my` shows the profile editor. */
export const EDITOR_PARAM = 'edit'

/** Every address of the app (docs/product.md "Screens"), so that no screen spells one out. */
export const paths = {
  home: () => HOME,
  /** `next`: the address to open after the log-in. */
  login: (next?: string) => withQuery('/login', { next }),
  /** Expects the refusal in the navigation state. */
  suspended: () => '/login/suspended',

  signupConsent: () => '/signup/consent',
  signupEmail: () => '/signup/email',
  signupVerify: () => '/signup/verify',
  signupPassword: () => '/signup/password',
  signupPasswordConfirm: () => '/signup/password-confirm',
  signupNickname: () => '/signup/nickname',
  signupProfile: () => '/signup/profile',
  signupComplete: () => '/signup/complete',

  resetEmail: () => '/password/email',
  /** This and the next step expect the progress in the navigation state. */
  resetCode: () => '/password/verify',
  resetNew: () => '/password/new',
  resetDone: () => '/password/done',

  pretestArtist: () => '/pre-test/artist',
  pretestSession: () => '/pre-test/session',
  pretestProfileComplete: () => '/pre-test/profile/complete',
  pretestProfileEdit: () => '/pre-test/profile/edit',

  /** Without a room id: the list of private rooms. */
  privateChat: (roomId?: number) =>
    withQuery('/home/private-chat', roomId === undefined ? {} : { roomId, roomType: 'PRIVATE' }),
  /** The conversation of an applicant and the band's manager. */
  bandRoom: (roomId: number) => withQuery('/home/private-chat', { roomId, roomType: 'BAND-APPLICANT' }),
  groupChat: (roomId: number) => withQuery('/home/chat', { roomId, roomType: 'GROUP' }),
  /** The link that invites to a group. */
  invitation: (code: string) => `/home/chat/invite/${code}`,
  chatDemo: () => '/home/chat-demo',

  people: (bandId?: number) => (bandId === undefined ? '/home/people' : `/home/people/${bandId}`),
  playlist: (bandId?: number) => (bandId === undefined ? '/home/playlist' : `/home/playlist/${bandId}`),
  prefer: (bandId?: number) => (bandId === undefined ? '/home/prefer' : `/home/prefer/${bandId}`),

  bands: () => '/band',
  band: (bandId: number, name?: string) => withQuery(`/bands/${bandId}`, { name }),
  /** `session`: the one to choose at first. */
  apply: (bandId: number, session?: string) => withQuery(`/bands/${bandId}/apply`, { session }),
  bandChat: (bandId: number) => `/bands/${bandId}/chat`,
  search: (q?: string) => withQuery('/search', { q }),
  /** The search with a filter: bands that recruit this session. */
  waitingBands: (session: string) => withQuery('/search', { session }),
  artists: () => '/artists',
  artist: (artistId: number) => `/artists/${artistId}`,
  track: (trackId: number) => `/tracks/${trackId}`,
  manual: () => '/manual',
  /** With `next` in the navigation state. */
  consent: () => '/consent',
  terms: () => '/policy/terms',
  privacy: () => '/policy/privacy',
  about: () => '/about',

  /** The steps to the home screen on iOS. */
  installIos: () => '/install/ios',
  /** Where to send what another app has shared. */
  share: () => '/share',

  join: () => JOIN,
  createChat: () => '/join/create-chat',
  createChatInfo: () => '/join/create-chat/2',
  /** Expects the room in the navigation state. */
  changeChatInfo: () => '/join/change-chat-info',
  /** With `isEditing` and `bandId` in the navigation state it changes an existing band. */
  createBand: () => '/join/create-band',
  createBandSong: () => '/join/create-band/song',
  createBandGenre: () => '/join/create-band/genre',
  createBandArtist: () => '/join/create-band/artist',
  bandRecruit: (bandId: number) => `/join/band-recruit/${bandId}`,
  savedBands: () => '/join/saved-band',
  savedBand: (bandId: number) => `/join/saved-band/${bandId}`,

  my: () => MY,
  settings: () => '/my/setting',
  notificationSettings: () => '/my/setting/notifications',
  /** How to allow pushes where the browser has refused them. */
  pushSteps: () => '/my/setting/notifications/on',
  sessions: () => '/my/setting/sessions',
  blockedMembers: () => '/my/setting/blocks',
  changePassword: () => '/my/setting/password',
  myData: () => '/my/setting/data',
  notifications: () => '/my/notifications',
  notification: (notificationId: number) => `/my/notifications/${notificationId}`,
  friends: (tab?: 'received' | 'sent') => withQuery('/my/friends', { tab }),
  archive: () => '/my/archive',
  archiveArtists: () => '/my/archive/artist',
  archiveAlbums: () => '/my/archive/album',
  archiveAdd: (q?: string) => withQuery('/my/archive/add', { q }),
  album: (albumId: number) => `/my/archive/album/${albumId}`,

  profileOther: (memberId: number) => `/profile-other/${memberId}`,
  profileDetail: (memberId: number) => `/profile-detail/${memberId}`,
}
