import * as v from 'valibot'
import { hash } from '#contract/art/hash.ts'
import { newUuid } from '#src/lib/newUuid.ts'
import type { ApiRequest } from './request.ts'

/**
 * The keys of creating calls (W14) whose outcome the app does not know. The same content sent again gets the
 * same key, so the server repeats its answer instead of creating something more. Other content is another act
 * with a key of its own.
 */
export interface ActKeys {
  keyOf(request: ApiRequest, memberId: number | null): string
  /** The server has decided: the same content sent again is a new act. */
  settled(key: string): void
}

/** Session storage: the keys of this tab. */
const STORAGE_KEY = 'actKeys'

/**
 * In milliseconds. Much shorter than the server keeps an answer (`ANSWER_KEPT_SECONDS`): a member who has seen
 * that it was created after all, and removed it, means a new one when they create the same later.
 */
const KEPT_MS = 60 * 60 * 1000

const Kept = v.array(v.object({ act: v.string(), key: v.pipe(v.string(), v.uuid()), at: v.number() }))
type Kept = v.InferOutput<typeof Kept>

/**
 * Keys survive a reload, as the drafts of a band and a group do, and go with the session. A second tab has its
 * own: the same content sent from there is another act, and creates another thing.
 */
export function makeActKeys(storage: Storage = sessionStorage, now: () => number = Date.now): ActKeys {
  /** An entry of an older build counts as missing. */
  function read(): Kept {
    try {
      const kept = v.parse(Kept, JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]'))
      return kept.filter(({ at }) => now() - at < KEPT_MS)
    } catch {
      return []
    }
  }

  function write(kept: Kept): void {
    try {
      if (kept.length === 0) storage.removeItem(STORAGE_KEY)
      else storage.setItem(STORAGE_KEY, JSON.stringify(kept))
    } catch {
      // Storage is full or blocked: the call is sent, and another try has another key.
    }
  }

  return {
    keyOf(request, memberId) {
      const act = actOf(request, memberId)
      const kept = read()
      const known = kept.find((each) => each.act === act)
      if (known) return known.key
      const key = newUuid()
      write([...kept, { act, key, at: now() }])
      return key
    },
    settled: (key) => write(read().filter((each) => each.key !== key)),
  }
}

/** A fingerprint, so that nothing a member writes stays in the storage. Files count by what names them. */
function actOf({ call, body, files = {} }: ApiRequest, memberId: number | null): string {
  const named = Object.entries(files).map(([name, file]) => [name, file ? factsOf(file) : null])
  const text = JSON.stringify([memberId, body, named])
  return `${call.id}:${hash(text)}:${text.length}`
}

function factsOf(file: Blob): unknown[] {
  const { name, lastModified } = file as Partial<File>
  return [name, file.size, file.type, lastModified]
}
