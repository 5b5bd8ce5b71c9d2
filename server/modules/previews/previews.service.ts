import { and, eq } from 'drizzle-orm'
import { SESSION_NAMES } from '#contract/sessions.ts'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type UrlOf, urlOfPath, urlsFor } from '#server/http/fileUrls.ts'
import type { PreviewOf } from '#server/http/pages.ts'
import type { Preview } from '#server/http/preview.ts'
import { selectBandFacts } from '../bands/bandFacts.queries.ts'

/** Shown for what has no picture that everybody may see. */
const ICON = '/app-icon-180.png'

const PAGE = /^\/(bands|profile-detail)\/([1-9]\d{0,14})$/

/**
 * The preview of a page whose link is shared; null: the page has none, or shows that its band or member is
 * gone. Nobody has logged in, so it says only what a member hands on by sharing: of a band, what its
 * recruitment says; of a member, the nickname and no more, above all no portrait, because ids can be guessed.
 */
export async function readPreview(
  { db }: Pick<Deps, 'db'>,
  path: string,
  urlOf: UrlOf,
): Promise<Preview | null> {
  const [, kind, digits] = PAGE.exec(path) ?? []
  if (kind === undefined) return null
  const said = await (kind === 'bands' ? ofBand(db, Number(digits)) : ofMember(db, Number(digits)))
  if (said === null) return null
  const { imagePath, ...words } = said
  return { ...words, pictureUrl: urlOfPath(imagePath ?? ICON, urlOf), url: urlOfPath(path, urlOf) }
}

/** A page never waits longer for its preview: the app does not need it. */
const WITHIN_MS = 500

/** The previews of all pages. A page whose preview cannot be read is served without one. */
export const pagePreviews =
  (deps: Pick<Deps, 'db' | 'log'>, publicUrl: URL | null, filesUrl: string | null = null): PreviewOf =>
  async (request) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), WITHIN_MS)
    })
    const path = new URL(request.url).pathname
    const read = readPreview(deps, path, urlsFor(publicUrl, request, filesUrl)).catch((error: unknown) => {
      deps.log.warn({ err: error, path }, 'a page is served without its preview')
      return null
    })
    try {
      return await Promise.race([read, late])
    } finally {
      clearTimeout(timer)
    }
  }

interface Said extends Pick<Preview, 'title' | 'sentence'> {
  /** A stored path. Null: no picture that everybody may see. */
  imagePath: string | null
}

async function ofBand(db: Db, bandId: number): Promise<Said | null> {
  const [band] = await selectBandFacts(db, [bandId])
  if (band === undefined || band.status === 'ENDED') return null
  const headline = (band.description ?? '').trim().split('\n')[0] ?? ''
  const sought = band.status === 'RECRUITING' ? band.recruiting.map((each) => SESSION_NAMES[each]) : []
  const sentence = [headline, sought.length > 0 && `${sought.join(', ')} 모집 중`].filter(Boolean).join(' · ')
  return {
    title: band.name,
    sentence: sentence || '합주에서 만나는 밴드예요.',
    imagePath: band.imageUrl,
  }
}

async function ofMember(db: Db, memberId: number): Promise<Said | null> {
  const [member] = await db
    .select({ nickname: members.nickname })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.state, 'ACTIVE')))
  if (member === undefined) return null
  return {
    title: member.nickname,
    sentence: '합주에서 함께 음악할 사람을 만나보세요.',
    imagePath: null,
  }
}
