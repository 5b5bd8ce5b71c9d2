/** Numbers that both halves must agree on. The unit is in the name; the source is beside it. */

// sign-up and log-in: docs/product/auth.md "Sign-up limits", P20
export const CODE_DIGITS = 5
export const CODE_LIVES_SECONDS = 300
export const CODE_WRONG_TRIES_MAX = 5
export const CODES_PER_EMAIL_PER_HOUR = 50
export const VERIFIED_EMAIL_LIVES_MINUTES = 30
export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 12
export const NICKNAME_MIN_CHARS = 2
export const NICKNAME_MAX_CHARS = 10
export const AGE_MAX_YEARS = 120
export const EMAIL_MAX_CHARS = 254

// tokens: P19, W6
export const ACCESS_TOKEN_LIVES_SECONDS = 15 * 60
export const REFRESH_TOKEN_LIVES_DAYS = 7
/** A withdrawn member is deleted once more days than these have passed, by the calendar of Seoul (A4). */
export const WITHDRAWN_KEPT_DAYS = 7
export const REFRESH_REPLAY_WITHIN_SECONDS = 30

// log-in failures: P20
export const LOGIN_SLOWED_FROM_FAILURE = 5
export const LOGIN_FAILURES_PER_HOUR = 100

// chat: docs/product/chat.md "Writing", docs/wire.md "Sends"
export const MESSAGE_MAX_CHARS = 1000
export const MESSAGE_PAGE_SIZE = 20
export const MESSAGE_PAGE_SIZE_MAX = 100
export const ROOM_NAME_MAX_CHARS = 10
/** Members named when a group is made, its maker not counted (CH2). */
export const NEW_ROOM_MEMBERS_MAX = 100
/** A sound sent with a message (W8), in bytes and as long as it plays; a picture has IMAGE_MAX_BYTES. */
export const AUDIO_MAX_BYTES = 20 * 1024 * 1024
export const AUDIO_MAX_MS = 5 * 60 * 1000
/** Ours: heights of the drawn wave that an attachment may carry; the app makes as many as it draws. */
export const PEAKS_MAX = 100
export const PEAKS_DRAWN = 22
/** An attachment that no message carries is deleted after this (CH13). */
export const UNSENT_ATTACHMENT_LIVES_HOURS = 24
/** Ours: CH13, so that nobody fills the disk. */
export const ATTACHMENTS_PER_MEMBER_PER_HOUR = 200
/** Ours: CH15, as it is typed. */
export const MESSAGE_SEARCH_MAX_CHARS = 100
/** Ours: somebody who types says so this often (WS10), and counts as typing this long after they last did. */
export const TYPING_EVERY_MS = 3_000
export const TYPING_SHOWN_MS = 5_000
/** The SPA's temporary ids lie above this, real message ids far below (docs/wire.md "Message ids"). */
export const TEMPORARY_ID_FLOOR = 1_000_000_000_000

// socket: docs/wire.md "Connecting", docs/realtime.md "Limits"
export const HEARTBEAT_MS = 4_000
export const SOCKET_TIMEOUT_MS = 5_000
export const SOCKET_CONNECT_WITHIN_MS = 10_000
export const STOMP_FRAME_MAX_BYTES = 64 * 1024
export const SUBSCRIPTIONS_MAX = 200
export const SENDS_MAX = 20
export const SENDS_WITHIN_MS = 10_000
export const BACKLOG_MAX_BYTES = 1024 * 1024
export const JSON_BODY_MAX_BYTES = 100 * 1024

// files: docs/wire.md "Files"
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
export const MEDIA_MAX_BYTES = 50 * 1024 * 1024
/** Ours: what PR3 and S7 keep is never taken away. */
export const MEDIA_PER_MEMBER_PER_HOUR = 30

// profiles: docs/product/profile.md "Profile editor", docs/product/profile.md "Profile change"
export const PROFILE_NICKNAME_MAX_CHARS = 50
export const DISTRICT_MAX_CHARS = 20
export const BIO_MAX_CHARS = 500
export const KEYWORDS_MAX = 8
export const KEYWORD_MAX_CHARS = 20
export const URL_MAX_CHARS = 2048
/** Entries of a list in one request; far above what any screen sends. */
export const PROFILE_LIST_MAX = 500
/** The id path of S7 is open this long after the sign-up. */
export const SURVEY_BY_ID_WITHIN_HOURS = 24

// devices that are logged in (A9, ours)
export const USER_AGENT_MAX_CHARS = 512

/** Sessions that A9 tells: the current one, and those used last. */
export const SESSIONS_LISTED_MAX = 100

// requests from a profile: docs/product/friends.md "Asking from a profile"
export const REQUEST_MESSAGE_MAX_CHARS = 50

// music: docs/product/music.md "Search rules"
export const PROVIDER_ID_MAX_CHARS = 64
export const SEARCH_LIMIT_MAX = 50
export const SEARCH_OFFSET_MAX = 1000
export const SEARCH_TEXT_MAX_CHARS = 200
export const SURVEY_SEARCH_ROWS_MAX = 50
/** S1: some 70 kB; whoever is not among them is found by searching. */
export const SURVEY_ARTISTS_MAX = 200

// archive: docs/product/archive.md "Folders", docs/product/profile.md "Similar"
export const FOLDER_NAME_MAX_CHARS = 8
/** Ours: entries of one page of a list. */
export const ARCHIVE_PAGE_MAX = 500
/** Ours: ids of one AS1. */
export const ARCHIVE_LOOKUP_MAX = 100
export const RECENT_TRACKS = 5
export const SIMILAR_ITEMS_MAX = 5
export const SIMILAR_MEMBERS_MAX = 10

// bands: docs/product/recruitments.md "Band form", docs/product/bands.md "Recommended bands"
export const BAND_NAME_MAX_CHARS = 50
export const BAND_DESCRIPTION_MAX_CHARS = 1000
/** Of each sex, as the manager counts them. */
export const BAND_HEADS_MAX = 99
export const BAND_LINK_MAX_CHARS = 300
export const BAND_ARTISTS_MAX = 50
export const BAND_TRACKS_MAX = 50
/** Ours: entries of any list of a recruitment as it is sent, repeated ones included. */
export const BAND_LIST_SENT_MAX = 200
/** A recruitment may end this many years from now (docs/product/recruitments.md "Band form"). */
export const BAND_END_YEARS_MAX = 30
export const BAND_PAGE_SIZE = 40
export const BAND_PAGE_SIZE_MAX = 1000
export const RECOMMENDED_BANDS = 5
export const RECOMMENDED_BANDS_MAX = 100
/** Asked for by the home screen (B2) as long as B1 has not listed how many bands there are. */
export const HOME_BANDS = 40
/** Ours. */
export const BAND_REASONS_MAX = 3
