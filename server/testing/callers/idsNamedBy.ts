import type { AnyCall } from '#contract/call.ts'

/** Fields that name a thing of somebody, or prove that somebody has it. */
const SOMEBODYS = [
  'memberId',
  'memberIds',
  'targetMemberId',
  'folderId',
  'folderIds',
  'friendRequestId',
  'friendId',
  'notificationId',
  'sessionId',
  'roomId',
  'chatId',
  'bandId',
  'attachmentId',
  'targetId',
  'reportId',
  'caseId',
  'sanctionId',
  'objectionId',
  'messageIds',
  'email',
  'code',
  'proof',
  'password',
  'refreshToken',
  'objectionToken',
  'ticket',
]
/** Fields that name rows of the catalogue, which all members share. */
const CATALOGUE = [
  'trackId',
  'artistId',
  'albumId',
  'spotifyId',
  'spotifyIds',
  'artistSpotifyIds',
  'trackSpotifyIds',
]

/** Ids that the caller has chosen. */
const OWN = ['clientMessageId']

/**
 * The fields of a call's path, query and body that name somebody's thing.
 * @throws Error a field whose name ends as an id does and that neither list knows
 */
export function idsNamedBy({ path, query, input }: AnyCall): string[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const names = new Set([...inPath, ...fieldsOf(query), ...fieldsOf(input)])
  for (const name of names)
    if (/Ids?$/.test(name) && ![...SOMEBODYS, ...CATALOGUE, ...OWN].includes(name))
      throw new Error(`whose is ${name}?`)
  return [...names].filter((name) => SOMEBODYS.includes(name))
}

/** The names of all fields in a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { entries, wrapped, item, options, pipe } = schema as Record<string, unknown>
  const inside = [wrapped, item, ...listOf(options), ...listOf(pipe).slice(1)].flatMap(fieldsOf)
  if (typeof entries !== 'object' || entries === null) return inside
  return [...Object.keys(entries), ...Object.values(entries).flatMap(fieldsOf), ...inside]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
