/** Numbers that app and server share. The unit is in the name, the source beside it. */

// sign-up and log-in: docs/product/auth.md "Sign-up limits", P20
export const CODE_DIGITS = 5
export const CODE_LIVES_SECONDS = 300
export const CODE_WRONG_TRIES_MAX = 5
export const CODES_PER_EMAIL_PER_HOUR = 50
/** Over all codes of the e-mail, right and wrong guesses alike. */
export const CODE_GUESSES_PER_EMAIL_PER_HOUR = 20
/** How long A8 and S7 accept the proof of A6 (W13). */
export const PROOF_LIVES_MINUTES = 30
export const PROOF_MAX_CHARS = 128
export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 12
export const NICKNAME_MIN_CHARS = 2
export const NICKNAME_MAX_CHARS = 10
/** docs/product/auth.md "Consent". */
export const AGE_MIN_YEARS = 14
export const AGE_MAX_YEARS = 120
export const EMAIL_MAX_CHARS = 254

// tokens: P19, W6
export const ACCESS_TOKEN_LIVES_SECONDS = 15 * 60
export const REFRESH_TOKEN_LIVES_DAYS = 7
/** A log-in cannot be renewed any more after this time, however often it was used (W6). */
export const LOGIN_LIVES_DAYS = 90
/** A withdrawn member is deleted once more than this many calendar days in Seoul have passed (A4). */
export const WITHDRAWN_KEPT_DAYS = 7
export const REFRESH_REPLAY_WITHIN_SECONDS = 30

// a member's own data: docs/product/settings.md "Own data"
export const EXPORT_LIVES_SECONDS = 24 * 60 * 60
/** How long an address of a finished export may be used. */
export const EXPORT_URL_SECONDS = 15 * 60

// creating calls: docs/wire.md "Keys of creating calls", W14
export const ANSWER_KEPT_SECONDS = 24 * 60 * 60

// failed log-ins: P20
export const LOGIN_SLOWED_FROM_FAILURE = 5
export const LOGIN_FAILURES_PER_HOUR = 100
/** The device tokens that A1 takes and the app keeps: one for each member who logged in on the device. */
export const DEVICE_TOKENS_MAX = 5
export const DEVICE_TOKEN_MAX_CHARS = 200

// chat: docs/product/chat.md "Writing", docs/wire.md "Sends"
export const MESSAGE_MAX_CHARS = 1000
export const MESSAGE_PAGE_SIZE = 20
export const MESSAGE_PAGE_SIZE_MAX = 100
/** Ours: rows of a page of the room list (CH1), by default. More of them take longer than S12 allows. */
export const ROOM_PAGE_SIZE = 250
/** What apps of earlier releases ask for. */
export const ROOM_PAGE_SIZE_MAX = 500
export const ROOM_LIST_TOKEN_MAX_CHARS = 100
export const ROOM_NAME_MAX_CHARS = 10
/** The named members of a new group, without its creator (CH2). */
export const NEW_ROOM_MEMBERS_MAX = 100
/** Ours: the people in a group, whoever let them in (CH6). */
export const GROUP_MEMBERS_MAX = 500
/** Ours: what CH6 and CH19 read as a code. Those that the server makes are 22 characters (128 bits). */
export const INVITATION_CODE_MAX_CHARS = 64
/** Limits of an audio message (W8). A picture has IMAGE_MAX_BYTES. */
export const AUDIO_MAX_BYTES = 20 * 1024 * 1024
export const AUDIO_MAX_MS = 5 * 60 * 1000
/** Ours: the number of waveform peaks that an attachment may have, and that the app draws. */
export const PEAKS_MAX = 100
export const PEAKS_DRAWN = 22
/** An attachment without a message is deleted after this time (CH13). */
export const UNSENT_ATTACHMENT_LIVES_HOURS = 24
/** Ours: the limit of CH13, so that no member can fill the disk. */
export const ATTACHMENTS_PER_MEMBER_PER_HOUR = 200
/** Ours: the text of CH15, as typed. */
export const MESSAGE_SEARCH_MAX_CHARS = 100
/**
 * Ours: the app sends typing events at this interval (WS10), and shows a member as typing for this time after
 * the last one.
 */
export const TYPING_EVERY_MS = 3_000
export const TYPING_SHOWN_MS = 5_000
/**
 * The app's temporary ids are above this number, the ids of stored messages far below (docs/wire.md "Message
 * ids").
 */
export const TEMPORARY_ID_FLOOR = 1_000_000_000_000

// socket: docs/wire.md "Connecting", docs/realtime.md "Limits"
export const HEARTBEAT_MS = 4_000
export const SOCKET_TIMEOUT_MS = 5_000
export const SOCKET_CONNECT_WITHIN_MS = 10_000
export const STOMP_FRAME_MAX_BYTES = 64 * 1024
export const SUBSCRIPTIONS_MAX = 200
/**
 * SENDs of a member over all sockets, a token bucket (`tokenBucket.ts`): a person's burst at once, then one
 * more each `SENDS_EVERY_MS`.
 */
export const SENDS_AT_ONCE = 60
export const SENDS_EVERY_MS = 250
/** How often a socket may say that its page is in sight (WS12). */
export const SIGHTS_MAX = 20
export const SIGHTS_WITHIN_MS = 10_000
/** Typing events (WS10) of one socket. */
export const TYPINGS_MAX = 20
export const TYPINGS_WITHIN_MS = 10_000
/** Sockets of a member on all nodes together; one more closes an old one (`CLOSE.tooMany`). */
export const SOCKETS_PER_MEMBER_MAX = 20
export const BACKLOG_MAX_BYTES = 1024 * 1024
export const JSON_BODY_MAX_BYTES = 100 * 1024

// files: docs/wire.md "Files"
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
export const MEDIA_MAX_BYTES = 50 * 1024 * 1024
/** Ours: the limit of PR3 and S7. */
export const MEDIA_PER_MEMBER_PER_HOUR = 30

// profiles: docs/product/profile.md "Profile editor", docs/product/profile.md "Profile change"
export const PROFILE_NICKNAME_MAX_CHARS = 50
export const DISTRICT_MAX_CHARS = 20
export const BIO_MAX_CHARS = 500
export const KEYWORDS_MAX = 8
/** Ours: how many favourite artists the app lets choose, in the editor and in the pre-test. */
export const FAVOURITES_MAX = 10
export const KEYWORD_MAX_CHARS = 20
export const URL_MAX_CHARS = 2048
/** The entries of a list in one request, far more than any screen sends. */
export const PROFILE_LIST_MAX = 500

// sessions of a member (A9, ours)
export const USER_AGENT_MAX_CHARS = 512

/** The maximum of sessions in A9: the current one and the last used ones. */
export const SESSIONS_LISTED_MAX = 100

// requests from a profile: docs/product/friends.md "Asking from a profile"
export const REQUEST_MESSAGE_MAX_CHARS = 50

// music: docs/product/music.md "Search rules"
export const PROVIDER_ID_MAX_CHARS = 64
export const SEARCH_LIMIT_MAX = 50
export const SEARCH_OFFSET_MAX = 1000
export const SEARCH_TEXT_MAX_CHARS = 200
export const SURVEY_SEARCH_ROWS_MAX = 50
/** S1: about 70 kB. Members find other artists by searching. */
export const SURVEY_ARTISTS_MAX = 200

// archive: docs/product/archive.md "Folders", docs/product/profile.md "Similar"
export const FOLDER_NAME_MAX_CHARS = 8
/** Ours: the folders that one call may put in order. */
export const FOLDERS_SORTED_MAX = 1000
/** Ours: the entries of one page of a list. */
export const ARCHIVE_PAGE_MAX = 500
/** Ours: the ids of one AS1. */
export const ARCHIVE_LOOKUP_MAX = 100
export const RECENT_TRACKS = 5
export const SIMILAR_ITEMS_MAX = 5
export const SIMILAR_MEMBERS_MAX = 10

// bands: docs/product/recruitments.md "Band form", docs/product/bands.md "Recommended bands"
export const BAND_NAME_MAX_CHARS = 50
export const BAND_DESCRIPTION_MAX_CHARS = 1000
/** The words with an application (B8), and those of the manager with a decision (RC5). */
export const APPLICATION_WORDS_MAX_CHARS = 200
/** For each gender, as the manager states it and as accepted applicants add to it. */
export const BAND_HEADS_MAX = 99
export const BAND_LINK_MAX_CHARS = 300
export const BAND_ARTISTS_MAX = 50
export const BAND_TRACKS_MAX = 50
/** Ours: the entries of any list in a recruitment request, including duplicates. */
export const BAND_LIST_SENT_MAX = 200
/** The maximum of years until the end of a recruitment (docs/product/recruitments.md "Band form"). */
export const BAND_END_YEARS_MAX = 30
export const BAND_PAGE_SIZE = 40
export const BAND_PAGE_SIZE_MAX = 1000
export const RECOMMENDED_BANDS = 5
export const RECOMMENDED_BANDS_MAX = 100
/** The home screen's limit for B2, until B1 has returned the number of bands. */
export const HOME_BANDS = 40
/** Ours. */
export const BAND_REASONS_MAX = 3

// safety: docs/product/safety.md
export const REPORT_WORDS_MAX_CHARS = 300
export const OBJECTION_MAX_CHARS = 500
/** A moderator's sentence for the member. */
export const SANCTION_REASON_MAX_CHARS = 300
/** How long SA3 takes the token of a refused log-in. */
export const OBJECTION_TOKEN_SECONDS = 30 * 60
/** A decided case is deleted after this time, with its reports and their evidence. */
export const CASE_KEPT_DAYS = 180
/** What moderators did is kept for three years; names stand in it, also of members who are deleted. */
export const MODERATION_KEPT_DAYS = 3 * 365
/** Within this time reports are promised an answer. */
export const REPORT_ANSWERED_SECONDS = 24 * 60 * 60

// push: docs/phone.md
export const PUSH_ENDPOINT_MAX_CHARS = 1000
/** The messages of a room that its notification shows. */
export const PUSH_LINES_MAX = 3
/** A push that could not be delivered within this time is dropped; it is no news then. */
export const PUSH_LIVES_SECONDS = 24 * 60 * 60
/** How long a notification can be answered (N9, N10). */
export const PUSH_TICKET_LIVES_SECONDS = 24 * 60 * 60
/** A room is muted for at most this time, or until it is unmuted. */
export const MUTED_MAX_DAYS = 365
