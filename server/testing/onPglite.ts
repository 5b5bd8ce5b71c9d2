/**
 * The test files that run on PGlite as well as on Postgres, each with the reason. Without a Postgres all
 * files run on PGlite. A file belongs here when what it says depends on the store that `npm start` comes
 * with:
 *
 *   transactions  PGlite has one connection: a query beside an open transaction waits for its end, and a
 *                 transaction that awaits such a query never ends
 *   raw columns   rows of written SQL come out as each driver parses them: counts, arrays, JSON, dates
 *   constraints   which one was broken is read from the driver's error
 *   plans         PGlite is a later Postgres than the oldest that we support, with a planner of its own
 *   the folder    data folders, migrations, and what the program does with them
 *
 * The other files either need no store or use only plain queries through drizzle's typed columns.
 */
export const ON_PGLITE_TOO: Record<string, string> = {
  'server/app.test.ts': 'raw columns: whether the store can be reached',
  'server/adapters/db/connect.test.ts': 'the folder; constraints: each by its name',
  'server/adapters/db/tracedStore.test.ts': 'transactions: their statements are asked of another client',
  'server/db/migrate.test.ts': 'the folder: its migrations, concurrent ones too',
  'server/jobs/autoClose.test.ts': 'transactions: two nodes close the same bands',
  'server/jobs/cleanup.test.ts': 'raw columns: what was deleted is counted',
  'server/jobs/pushes.test.ts': 'transactions: two nodes send what one stored',
  'server/jobs/unsentAttachments.test.ts': 'transactions: an attachment is sent while it is deleted',
  'server/jobs/unshownFilesInStore.test.ts':
    'transactions: an advisory lock; raw columns: names found in addresses',
  'server/jobs/withdrawnMembers.test.ts': 'transactions: deletion in parts; raw columns: who is due',
  'server/backup/storeFacts.test.ts': 'raw columns: sums and catalogues',
  'server/main.backup.test.ts': 'the folder: backed up while it is in use, and restored',
  'server/main.test.ts': 'the folder: kept through kill -9, held by one process',
  'server/modules/archive/foldersAtOnce.test.ts':
    'constraints: which one refuses an entry; transactions: entries while the folder goes',
  'server/modules/archive/lists.test.ts': 'plans: a page of a long list',
  'server/modules/archive/savedAtOnce.test.ts': 'transactions: two tabs turn one item over; upserts',
  'server/modules/auth/authAtOnce.test.ts': 'transactions: refreshes and withdrawals at once',
  'server/modules/auth/devices/ownSessionsAtOnce.test.ts':
    'transactions: log-ins that end while they are used',
  'server/modules/auth/withdrawal/withdrawal.test.ts': 'transactions: all of a withdrawal or nothing',
  'server/modules/recruitments/applications/applyingAtOnce.test.ts': 'transactions: applications at once',
  'server/modules/bands/bandLists.test.ts': 'plans: a page of ten thousand bands',
  'server/modules/bands/namedBands.test.ts': 'plans: bands and members by name, of thousands',
  'server/modules/bands/bands.test.ts': 'raw columns: people and music of a band as JSON',
  'server/modules/bands/bookmarks/bookmarks.test.ts': 'raw columns: nicknames as an array; upserts',
  'server/modules/chat/rooms/groupChangeStored.test.ts': 'transactions: a change that is rolled back',
  'server/modules/chat/rooms/groupsStored.test.ts': 'transactions: a group that is rolled back',
  'server/modules/chat/rooms/invitations/invitations.test.ts': 'transactions: the last place of a group',
  'server/modules/chat/rooms/ownership/ownership.test.ts':
    'transactions: owners who leave at once; constraints',
  'server/modules/chat/rooms/membership.test.ts': 'transactions: joining and leaving at once',
  'server/modules/chat/rooms/pins.test.ts': 'transactions: pins at once; upserts',
  'server/modules/chat/rooms/privateRooms.test.ts': 'constraints: one room however many ask; transactions',
  'server/modules/chat/rooms/roomListChanges.model.test.ts':
    'raw columns: transaction ids, and keys as one row of JSON',
  'server/modules/chat/rooms/roomListPages.test.ts': 'transactions: exact where none is under way',
  'server/modules/chat/rooms/roomList.test.ts': 'raw columns: the whole list is one row of JSON',
  'server/modules/chat/search/search.test.ts': 'raw columns: arrays of lines; the trigram index',
  'server/modules/chat/sending/sending.test.ts':
    'transactions: messages stored together; constraints: a repeat',
  'server/modules/chat/sending/sendingAttachments.test.ts': 'constraints: an attachment is sent once',
  'server/modules/chat/sending/storeDrafts.test.ts': 'raw columns; constraints: refusals inside a batch',
  'server/modules/chat/twoNodes.test.ts': 'transactions: two nodes write to one room',
  'server/modules/friends/chatRequests/chatRequests.test.ts': 'transactions: requests that cross',
  'server/modules/friends/friendAnswers.test.ts': 'transactions: answers at once',
  'server/modules/friends/friendRequests.test.ts': 'transactions: requests that cross; constraints',
  'server/http/once/once.test.ts': 'transactions: a creating call sent twice at once; rolled back; upserts',
  'server/http/limits/limits.test.ts': 'transactions: counting at once',
  'server/modules/music/artists.test.ts': 'transactions: favourites; upserts of the catalogue',
  'server/modules/notifications/notificationSettings.test.ts': 'upserts: settings at once',
  'server/modules/notifications/notifications.test.ts': 'transactions: reading while more arrive',
  'server/modules/notifications/push/delivering.test.ts':
    'transactions: several nodes claim at once; raw columns: what they claim',
  'server/modules/notifications/push/pushes.test.ts': 'raw columns: lines and counts of each push; upserts',
  'server/modules/notifications/push/subscriptions.test.ts':
    'constraints: one subscription of a session and an endpoint; transactions',
  'server/modules/profile/profile.test.ts': 'raw columns: a profile is one row with JSON in it',
  'server/modules/profile/profileChangeStored.test.ts':
    'constraints: a nickname that is taken; transactions: rolled back',
  'server/modules/bands/recommended/ranking.model.test.ts': 'raw columns: ranks against a plain recount',
  'server/modules/bands/recommended/recommendations.test.ts': 'raw columns: reasons',
  'server/modules/recruitments/applications/decidingAtOnce.test.ts':
    'transactions: locks that are waited for',
  'server/modules/recruitments/applications/decidingTogether.test.ts':
    'transactions: several decisions or none',
  'server/modules/recruitments/ending.test.ts': 'transactions: all of an end or nothing',
  'server/modules/recruitments/recruitmentLists.test.ts':
    'transactions: a band with all its lists; upserts of the catalogue',
  'server/modules/recruitments/recruitmentPictureStored.test.ts':
    'transactions: a picture of what is rolled back',
  'server/modules/safety/reports/reports.test.ts': 'raw columns: evidence is JSON; constraints; transactions',
  'server/modules/safety/reports/reportsAtOnce.test.ts':
    'constraints: one open case and report; transactions: locks that are waited for',
  'server/modules/safety/reports/keptFiles.test.ts': 'raw columns: names found in JSON',
  'server/modules/auth/signup/signup.test.ts':
    'constraints: e-mail and nickname; transactions: codes tried at once',
  'server/modules/profile/similar/similar.test.ts': 'raw columns: who and what is similar',
  'server/modules/survey/survey.test.ts': 'transactions: a survey that is rolled back',
  'server/sample/loadSampleData.test.ts':
    'transactions: two nodes load at once; sequences go on after given ids',
  'server/testing/testServer.test.ts': 'emptying the store between tests',
}
