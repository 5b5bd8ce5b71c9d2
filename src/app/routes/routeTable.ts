import type { ComponentType } from 'react'
import { EDITOR_PARAM } from '#src/lib/paths.ts'
import type { StoreKit } from '../store.ts'
import type { Access } from './guard.ts'

/** One screen: everything the app decides by the address (docs/product.md "Screens"). */
export interface AppRoute {
  path: string
  /** The screen's name in the window's title. */
  title: string
  access: Access
  /**
   * `brand`: logo and heading, on top-level pages. `back`: a back button and the heading, from the second
   * level on. `none`: the page has its own bar, or none.
   */
  header: 'brand' | 'back' | 'none'
  /** The text beside the logo or the back button, if the screen has one (docs/product.md "Screens"). */
  heading?: string
  /** The header is transparent, so that the screen's stage light shows through it. */
  clear?: boolean
  /** The highlighted tab. `none`: a tab bar without a highlighted tab. Absent: no tab bar. */
  tab?: 'home' | 'join' | 'my' | 'none'
  /** With this search parameter the screen shows a form in its place, without the tab bar. */
  formWith?: string
  /** The screen stays after the session has ended until the member has read the result of the withdrawal. */
  outlives?: 'withdrawal'
  /** A conversation: exactly as tall as the window, and only its thread scrolls. */
  chat?: boolean
  /** May be as wide as a desktop window. */
  wide?: boolean
  /** Attaches the parts of the store that the screen needs. May return an address to redirect to. */
  needs?: (path: string, kit: StoreKit, search: URLSearchParams) => Promise<string | null>
  lazy: () => Promise<{ default: ComponentType }>
}

const conversations: AppRoute['needs'] = async (_path, kit, search) => {
  const { attachChat, awaitRoom } = await import('../parts/chatPart.ts')
  attachChat(kit)
  awaitRoom(kit, search)
  return null
}
const chat = { access: 'member', header: 'none', chat: true, needs: conversations } as const
/** One screen at two addresses. */
const chatDemo = { ...chat, lazy: () => import('#src/features/chat/demo/ChatDemoPage.tsx') } as const
const draft: AppRoute['needs'] = async (path, kit) =>
  (await import('../parts/signupPart.ts')).stepInstead(path, kit)
const signup = { access: 'visitor', header: 'back', needs: draft } as const
const reset = { access: 'visitor', header: 'back' } as const
const choices: NonNullable<AppRoute['needs']> = async (_path, kit) => {
  const { attachSurvey } = await import('../parts/surveyPart.ts')
  attachSurvey(kit)
  return null
}
const saving: AppRoute['needs'] = async (_path, kit) => {
  const { attachArchive } = await import('../parts/archivePart.ts')
  attachArchive(kit)
  return null
}
const bandDraft: AppRoute['needs'] = async (_path, kit) => {
  await (await import('../parts/bandDraftPart.ts')).attachBandDraft(kit)
  return null
}
/** The clip goes through the outbox, also when a draft is sent at once after a reload. */
const application: AppRoute['needs'] = async (_path, kit) => {
  const [{ attachApplication }, { attachChat }] = await Promise.all([
    import('../parts/applicationPart.ts'),
    import('../parts/chatPart.ts'),
  ])
  attachChat(kit)
  await attachApplication(kit)
  return null
}
const groupForm: AppRoute['needs'] = async (_path, kit) => {
  await (await import('../parts/roomFormPart.ts')).attachRoomForm(kit)
  return null
}
const profileEdit = async (kit: StoreKit) =>
  (await import('../parts/profileEditPart.ts')).attachProfileEdit(kit)
/** The profile editor is shown in place of the own page. */
const ownEditor: AppRoute['needs'] = async (_path, kit, search) => {
  if (search.has(EDITOR_PARAM)) await profileEdit(kit)
  return null
}
const choicesAndEditor: AppRoute['needs'] = async (path, kit, search) => {
  await Promise.all([choices(path, kit, search), profileEdit(kit)])
  return null
}
const pretest = { access: 'onboarding', header: 'none' } as const
/** The tastes, songs and members of a band: three tabs of one screen, which has its own bar. */
const bandTabs = {
  access: 'member',
  header: 'none',
  tab: 'home',
  lazy: () => import('#src/features/bands/pages/BandTabsPage.tsx'),
} as const
const joinPart = { access: 'member', header: 'back', tab: 'join' } as const
/** Forms have their own bar, and no tab bar: its place is the keyboard's and the main button's. */
const creation = { access: 'member', header: 'none' } as const
/** The steps of creating or changing a band. */
const bandForm = { ...creation, needs: bandDraft } as const
/** The same with the name and the picture of a group. */
const roomForm = { ...creation, needs: groupForm } as const
const myPart = { access: 'member', header: 'back', tab: 'my' } as const
/** Three tabs of one screen, which has its own bar. */
const archive = {
  ...myPart,
  header: 'none',
  lazy: () => import('#src/features/archive/lists/ArchivePage.tsx'),
} as const
/** Long texts, for everybody, so without the tabs of a member. */
const text = { access: 'anyone', header: 'none' } as const

/** The parts of one screen for moderators. */
const moderation = {
  access: 'member',
  header: 'none',
  wide: true,
  lazy: () => import('#src/features/safety/moderation/ModerationPage.tsx'),
} as const
const sample = { access: 'member', header: 'back', tab: 'none' } as const

/** In the order of docs/product.md "Screens". */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    title: '홈',
    access: 'member',
    header: 'brand',
    heading: 'Home',
    clear: true,
    tab: 'home',
    lazy: () => import('#src/features/home/HomePage.tsx'),
  },
  {
    path: '/artists',
    title: '아티스트',
    ...sample,
    header: 'brand',
    lazy: () => import('#src/features/music/artists/ArtistsPage.tsx'),
  },
  {
    path: '/artists/:artistId',
    title: '아티스트',
    ...sample,
    header: 'none',
    needs: saving,
    lazy: () => import('#src/features/music/artists/ArtistPage.tsx'),
  },
  {
    path: '/tracks/:trackId',
    title: '곡',
    ...sample,
    header: 'none',
    needs: saving,
    lazy: () => import('#src/features/music/tracks/TrackPage.tsx'),
  },
  {
    path: '/bands/:bandId',
    title: '밴드',
    ...sample,
    header: 'none',
    lazy: () => import('#src/features/bands/pages/BandPage.tsx'),
  },
  {
    path: '/bands/:bandId/apply',
    title: '지원하기',
    access: 'member',
    header: 'none',
    needs: application,
    lazy: () => import('#src/features/bands/joining/apply/ApplyPage.tsx'),
  },
  {
    path: '/bands/:bandId/chat',
    title: '밴드 채팅',
    ...sample,
    lazy: () => import('#src/features/recruitments/applications/BandChatPage.tsx'),
  },
  {
    path: '/manual',
    title: '사용 안내',
    ...sample,
    header: 'brand',
    lazy: () => import('#src/features/manual/ManualPage.tsx'),
  },
  {
    path: '/install/ios',
    title: '홈 화면에 추가',
    access: 'anyone',
    header: 'none',
    lazy: () => import('#src/features/phone/install/InstallIosPage.tsx'),
  },
  {
    path: '/share',
    title: '보내기',
    access: 'member',
    header: 'none',
    needs: conversations,
    lazy: () => import('#src/features/phone/share/SharePage.tsx'),
  },
  {
    path: '/consent',
    title: '약관 동의',
    access: 'member',
    header: 'none',
    lazy: () => import('#src/features/auth/consents/AskedConsentPage.tsx'),
  },
  {
    path: '/policy/terms',
    title: '서비스 이용약관',
    ...text,
    lazy: () => import('#src/features/settings/documents/TermsPage.tsx'),
  },
  {
    path: '/policy/privacy',
    title: '개인정보 처리방침',
    ...text,
    lazy: () => import('#src/features/settings/documents/PrivacyPage.tsx'),
  },
  {
    path: '/about',
    title: '팀 정보',
    ...text,
    lazy: () => import('#src/features/settings/documents/AboutPage.tsx'),
  },

  {
    path: '/my',
    title: '마이',
    ...myPart,
    header: 'none',
    formWith: EDITOR_PARAM,
    needs: ownEditor,
    lazy: () => import('#src/features/profile/own/MyPage.tsx'),
  },
  {
    path: '/my/setting',
    title: '설정',
    ...myPart,
    header: 'none',
    outlives: 'withdrawal',
    lazy: () => import('#src/features/settings/SettingsPage.tsx'),
  },
  {
    path: '/my/setting/notifications',
    title: '알림 설정',
    ...myPart,
    header: 'none',
    lazy: () => import('#src/features/notifications/settings/NotificationSettingsPage.tsx'),
  },
  {
    path: '/my/setting/notifications/on',
    title: '알림 켜기',
    access: 'member',
    header: 'none',
    lazy: () => import('#src/features/notifications/push/PushStepsPage.tsx'),
  },
  {
    path: '/my/setting/sessions',
    title: '로그인한 기기',
    ...myPart,
    heading: '로그인한 기기',
    lazy: () => import('#src/features/auth/devices/SessionsPage.tsx'),
  },
  {
    path: '/my/setting/blocks',
    title: '차단한 멤버',
    ...myPart,
    heading: '차단한 멤버',
    lazy: () => import('#src/features/safety/blocks/BlockedMembersPage.tsx'),
  },
  {
    path: '/my/setting/password',
    title: '비밀번호 변경',
    access: 'member',
    header: 'back',
    heading: '비밀번호 변경',
    lazy: () => import('#src/features/auth/passwords/change/ChangePasswordPage.tsx'),
  },
  {
    path: '/my/setting/data',
    title: '내 데이터 내려받기',
    ...myPart,
    heading: '내 데이터',
    lazy: () => import('#src/features/settings/data/MyDataPage.tsx'),
  },
  {
    path: '/my/notifications',
    title: '알림',
    ...myPart,
    heading: 'Notifications',
    lazy: () => import('#src/features/notifications/NotificationsPage.tsx'),
  },
  {
    path: '/my/notifications/:notificationId',
    title: '알림',
    ...myPart,
    header: 'none',
    lazy: () => import('#src/features/notifications/detail/NotificationDetailPage.tsx'),
  },
  {
    path: '/my/friends',
    title: '친구',
    ...myPart,
    heading: '친구',
    lazy: () => import('#src/features/friends/FriendsPage.tsx'),
  },
  { path: '/my/archive', title: '아카이브', ...archive },
  {
    path: '/my/archive/add',
    title: '아카이브 추가',
    ...myPart,
    header: 'none',
    needs: saving,
    lazy: () => import('#src/features/archive/add/AddPage.tsx'),
  },
  { path: '/my/archive/artist', title: '아카이브', ...archive },
  { path: '/my/archive/album', title: '아카이브', ...archive },
  {
    path: '/my/archive/album/:albumId',
    title: '앨범',
    ...myPart,
    header: 'none',
    lazy: () => import('#src/features/archive/album/AlbumDetailPage.tsx'),
  },

  {
    path: '/profile-other/:memberId',
    title: '프로필',
    ...myPart,
    lazy: () => import('#src/features/profile/members/ProfileOtherPage.tsx'),
  },
  {
    path: '/profile-detail/:memberId',
    title: '프로필',
    access: 'member',
    header: 'none',
    lazy: () => import('#src/features/profile/members/ProfileDetailPage.tsx'),
  },

  { path: '/home/people', title: '멤버', ...bandTabs },
  { path: '/home/people/:bandId', title: '멤버', ...bandTabs },
  { path: '/home/playlist', title: '목표 곡', ...bandTabs },
  { path: '/home/playlist/:bandId', title: '목표 곡', ...bandTabs },
  { path: '/home/prefer', title: '취향', ...bandTabs },
  { path: '/home/prefer/:bandId', title: '취향', ...bandTabs },
  {
    path: '/home/chat',
    title: '채팅',
    ...chat,
    lazy: () => import('#src/features/chat/conversation/GroupChatPage.tsx'),
  },
  {
    path: '/home/chat/invite/:code',
    title: '초대',
    access: 'member',
    header: 'none',
    lazy: () => import('#src/features/chat/rooms/invite/InvitePage.tsx'),
  },
  {
    path: '/home/private-chat',
    title: '채팅',
    ...chat,
    lazy: () => import('#src/features/chat/conversation/PrivateChatPage.tsx'),
  },
  { path: '/home/chat-demo', title: '채팅', ...chatDemo },
  { path: '/chat-demo', title: '채팅', ...chatDemo },

  {
    path: '/join',
    title: 'JOIN',
    ...joinPart,
    header: 'brand',
    lazy: () => import('#src/features/chat/rooms/JoinPage.tsx'),
  },
  {
    path: '/join/change-chat-info',
    title: '채팅방 정보',
    ...roomForm,
    lazy: () => import('#src/features/chat/rooms/form/ChangeChatInfoPage.tsx'),
  },
  {
    path: '/join/band-recruit/:bandId',
    title: '지원자',
    ...joinPart,
    header: 'none',
    lazy: () => import('#src/features/recruitments/applications/ApplicantsPage.tsx'),
  },
  {
    path: '/join/create-band',
    title: '밴드 만들기',
    ...bandForm,
    lazy: () => import('#src/features/recruitments/form/CreateBandPage.tsx'),
  },
  {
    path: '/join/create-band/song',
    title: '목표 곡',
    ...bandForm,
    lazy: () => import('#src/features/recruitments/form/steps/SongStepPage.tsx'),
  },
  {
    path: '/join/create-band/genre',
    title: '장르',
    ...bandForm,
    lazy: () => import('#src/features/recruitments/form/steps/GenreStepPage.tsx'),
  },
  {
    path: '/join/create-band/artist',
    title: '아티스트',
    ...bandForm,
    lazy: () => import('#src/features/recruitments/form/steps/ArtistStepPage.tsx'),
  },
  {
    path: '/join/create-chat',
    title: '채팅방 만들기',
    ...roomForm,
    lazy: () => import('#src/features/chat/rooms/form/CreateChatPage.tsx'),
  },
  {
    path: '/join/create-chat/2',
    title: '채팅방 정보',
    ...roomForm,
    lazy: () => import('#src/features/chat/rooms/form/CreateChatInfoPage.tsx'),
  },
  {
    path: '/join/saved-band',
    title: '저장한 밴드',
    ...joinPart,
    heading: 'JOIN',
    lazy: () => import('#src/features/bands/bookmarks/SavedBandsPage.tsx'),
  },
  {
    path: '/join/saved-band/:bandId',
    title: '저장한 밴드',
    ...joinPart,
    header: 'none',
    lazy: () => import('#src/features/bands/bookmarks/SavedBandPage.tsx'),
  },

  { path: '/admin', title: '신고 처리', ...moderation },
  { path: '/admin/cases/:caseId', title: '신고', ...moderation },
  { path: '/admin/objections', title: '이의 제기', ...moderation },
  { path: '/admin/sanctions', title: '제재 내역', ...moderation },
  { path: '/admin/members', title: '멤버 찾기', ...moderation },
  { path: '/admin/actions', title: '처리 기록', ...moderation },

  {
    path: '/search',
    title: '검색',
    access: 'member',
    header: 'none',
    tab: 'home',
    needs: saving,
    lazy: () => import('#src/features/bands/search/SearchPage.tsx'),
  },
  {
    path: '/band',
    title: '밴드',
    access: 'member',
    header: 'brand',
    heading: 'Band',
    tab: 'none',
    lazy: () => import('#src/features/bands/list/BandsPage.tsx'),
  },

  {
    path: '/login',
    title: '로그인',
    access: 'visitor',
    header: 'none',
    lazy: () => import('#src/features/auth/login/LoginPage.tsx'),
  },
  {
    path: '/login/suspended',
    title: '로그인 제한',
    access: 'visitor',
    header: 'none',
    lazy: () => import('#src/features/safety/sanctions/SuspendedPage.tsx'),
  },

  {
    path: '/signup/consent',
    title: '약관 동의',
    ...signup,
    lazy: () => import('#src/features/auth/signup/pages/ConsentPage.tsx'),
  },
  {
    path: '/signup/email',
    title: '회원가입',
    ...signup,
    lazy: () => import('#src/features/auth/signup/pages/EmailPage.tsx'),
  },
  {
    path: '/signup/verify',
    title: '인증번호 입력',
    ...signup,
    lazy: () => import('#src/features/auth/signup/pages/VerifyPage.tsx'),
  },
  {
    path: '/signup/password',
    title: '비밀번호',
    ...signup,
    lazy: () => import('#src/features/auth/signup/pages/PasswordPage.tsx'),
  },
  {
    path: '/signup/password-confirm',
    title: '비밀번호 확인',
    ...signup,
    lazy: () => import('#src/features/auth/signup/pages/PasswordConfirmPage.tsx'),
  },
  {
    path: '/signup/nickname',
    title: '닉네임',
    ...signup,
    lazy: () => import('#src/features/auth/signup/pages/NicknamePage.tsx'),
  },
  {
    path: '/signup/profile',
    title: '프로필',
    ...signup,
    lazy: () => import('#src/features/auth/signup/pages/ProfilePage.tsx'),
  },
  {
    path: '/signup/complete',
    title: '가입 완료',
    access: 'onboarding',
    header: 'none',
    needs: draft,
    lazy: () => import('#src/features/auth/signup/pages/CompletePage.tsx'),
  },

  {
    path: '/password/email',
    title: '비밀번호 찾기',
    ...reset,
    lazy: () => import('#src/features/auth/passwords/reset/ResetEmailPage.tsx'),
  },
  {
    path: '/password/verify',
    title: '인증번호 입력',
    ...reset,
    lazy: () => import('#src/features/auth/passwords/reset/ResetCodePage.tsx'),
  },
  {
    path: '/password/new',
    title: '새 비밀번호',
    ...reset,
    lazy: () => import('#src/features/auth/passwords/reset/ResetNewPage.tsx'),
  },
  {
    path: '/password/done',
    title: '비밀번호 변경 완료',
    ...reset,
    header: 'none',
    lazy: () => import('#src/features/auth/passwords/reset/ResetDonePage.tsx'),
  },

  {
    path: '/pre-test/artist',
    title: '좋아하는 아티스트',
    ...pretest,
    needs: choices,
    lazy: () => import('#src/features/survey/ArtistPickerPage.tsx'),
  },
  {
    path: '/pre-test/session',
    title: '가능한 세션',
    ...pretest,
    needs: choices,
    lazy: () => import('#src/features/survey/SessionPickerPage.tsx'),
  },
  {
    path: '/pre-test/profile/complete',
    title: '프로필 완성',
    ...pretest,
    lazy: () => import('#src/features/profile/own/ProfileCompletePage.tsx'),
  },
  {
    path: '/pre-test/profile/edit',
    title: '프로필 수정',
    ...pretest,
    needs: choicesAndEditor,
    lazy: () => import('#src/features/profile/editor/ProfileEditPage.tsx'),
  },

  {
    path: '*',
    title: '페이지를 찾을 수 없음',
    access: 'anyone',
    header: 'brand',
    tab: 'none',
    lazy: () => import('./NotFoundPage.tsx'),
  },
]

/**
 * The id of the parent route of all screens that have a header or tabs, or may show that the phone is
 * offline.
 */
export const WITH_BARS = 'bars'

export const hasBars = ({ access, header, tab, chat: isChat }: AppRoute): boolean =>
  // conversations show it in their own strip
  header !== 'none' || tab !== undefined || (access === 'member' && !isChat)
