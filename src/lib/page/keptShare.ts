/**
 * What another app has shared with this one, kept on the device until it is sent or dropped, a day at most.
 * The service worker keeps it, because the phone hands it over by a form that is posted; the page reads it.
 * Only the last one is kept. Cache Storage, because it holds files as they are.
 */
const CACHE = 'shared'
const KEY = '/share/kept'
const KEPT_AT = 'x-kept-at'
const OWNER = 'x-owner'
const KEEP_MS = 24 * 60 * 60 * 1_000

/** More would be ten pictures and a sound at their limits. */
export const SHARE_MAX_BYTES = 120 * 1024 * 1024

/** What was shared, as it came. */
export interface KeptShare {
  title: string
  text: string
  url: string
  files: File[]
}

/** Absent in a page without https, and where storage is forbidden. */
const store = (): CacheStorage | undefined => globalThis.caches

/** Takes the body of the posted form. Rejects when the device has no room for it. */
export async function keepShare(form: Blob, type: string, now: number): Promise<void> {
  if (form.size > SHARE_MAX_BYTES) throw new Error('The shared files are too large')
  await put(form, { 'content-type': type, [KEPT_AT]: String(now) })
}

/**
 * The kept share for this member. It belongs to the first member who reads it: another one does not get it,
 * and it is then gone. Null: nothing is there, or it is too old.
 */
export async function readKeptShare(memberId: number, now: number): Promise<KeptShare | null> {
  const kept = await store()
    ?.open(CACHE)
    .then((cache) => cache.match(KEY))
  if (!kept) return null
  const owner = kept.headers.get(OWNER)
  if (isOld(kept, now) || (owner !== null && owner !== String(memberId))) {
    await dropKeptShare()
    return null
  }
  const form = await kept.clone().formData()
  if (owner === null)
    await put(await kept.blob(), {
      'content-type': kept.headers.get('content-type') ?? '',
      [KEPT_AT]: kept.headers.get(KEPT_AT) ?? '',
      [OWNER]: String(memberId),
    })
  const word = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    title: word('title'),
    text: word('text'),
    url: word('url'),
    files: form.getAll('files').filter((file): file is File => typeof file !== 'string' && file.size > 0),
  }
}

/** It was sent or closed, or its member has logged out. */
export async function dropKeptShare(): Promise<void> {
  await store()?.delete(CACHE)
}

/** Called at a start: what nobody has opened for a day goes too. */
export async function dropOldShare(now: number): Promise<void> {
  if (!(await store()?.has(CACHE))) return
  const kept = await store()
    ?.open(CACHE)
    .then((cache) => cache.match(KEY))
  // nothing yet: the worker may be about to keep what is being shared now
  if (kept && isOld(kept, now)) await dropKeptShare()
}

const isOld = ({ headers }: Response, now: number) => now - Number(headers.get(KEPT_AT)) > KEEP_MS

async function put(body: Blob, headers: Record<string, string>): Promise<void> {
  const cache = await store()?.open(CACHE)
  await cache?.put(KEY, new Response(body, { headers }))
}
