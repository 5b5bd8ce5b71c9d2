import type { Deps, TemporaryFile } from '#server/deps.ts'
import { AppError, refuseUntilFree } from '../errors.ts'
import { memoryGate } from './memoryGate.ts'
import {
  ALL_MEMBERS,
  ALL_STRANGERS,
  IN_MEMORY_BYTES,
  PER_MEMBER,
  PER_STRANGER_ADDRESS,
  RETRY_AFTER_SECONDS,
  STRANGER_BODY_MAX_BYTES,
} from './uploadLimits.ts'

export interface Uploader {
  /** Null: nobody with a valid token. */
  memberId: number | null
  ip: string
}

/** One multipart body that may be read. */
export interface Upload {
  /** The most that the body may have. */
  bodyMaxBytes: number
  /** Why a longer body is refused. */
  tooLong(): AppError
  /** A file to write a part to. */
  newFile(): Promise<TemporaryFile>
  /** Waits until the node has memory for the files, and reads them. They count until `end`. */
  load<Name extends string>(
    files: Record<Name, TemporaryFile | null>,
  ): Promise<Record<Name, Uint8Array<ArrayBuffer> | null>>
  /** Removes the files and frees the budget. */
  end(): Promise<void>
}

interface Used {
  atOnce: number
  bytes: number
}

interface Budgets {
  used: Map<string, Used>
  memory: ReturnType<typeof memoryGate>
}

/** A node has one budget, whatever the call. */
const budgetsOf = new WeakMap<Deps['temporary'], Budgets>()

/**
 * Counts a multipart body before its first byte is read. A body without a length counts as `maxBytes`, the
 * most that its call takes. Somebody without a valid token may send only a small one.
 * @throws AppError COMMON413 longer than the call takes · COMMON401 longer than a stranger may send ·
 * COMMON429 the budget of the caller or the node is in use
 */
export function admitUpload(
  { temporary }: Pick<Deps, 'temporary'>,
  { memberId, ip }: Uploader,
  request: Request,
  maxBytes: number,
): Upload {
  const isStranger = memberId === null
  const bodyMaxBytes = isStranger ? Math.min(maxBytes, STRANGER_BODY_MAX_BYTES) : maxBytes
  const tooLong = () => new AppError(isStranger && maxBytes > bodyMaxBytes ? 'COMMON401' : 'COMMON413')
  const declared = request.headers.get('Content-Length')
  const bytes = declared === null ? bodyMaxBytes : Number(declared)
  if (!(bytes <= bodyMaxBytes)) throw tooLong()

  const budgets = budgetsOf.get(temporary) ?? { used: new Map(), memory: memoryGate(IN_MEMORY_BYTES) }
  budgetsOf.set(temporary, budgets)
  const shares = isStranger
    ? ([
        ['strangers', ALL_STRANGERS],
        [`address:${ip}`, PER_STRANGER_ADDRESS],
      ] as const)
    : ([
        ['members', ALL_MEMBERS],
        [`member:${memberId}`, PER_MEMBER],
      ] as const)
  const isFree = shares.every(([name, max]) => {
    const used = budgets.used.get(name) ?? { atOnce: 0, bytes: 0 }
    return used.atOnce < max.atOnce && used.bytes + bytes <= max.bytes
  })
  if (!isFree) refuseUntilFree(RETRY_AFTER_SECONDS, 'uploads')
  for (const [name] of shares) change(budgets.used, name, 1, bytes)

  const files: TemporaryFile[] = []
  let heldBytes = 0
  return {
    bodyMaxBytes,
    tooLong,
    async newFile() {
      const file = await temporary.create()
      files.push(file)
      return file
    },
    async load(named) {
      const sent = Object.entries<TemporaryFile | null>(named)
      const needed = sent.reduce((sum, [, file]) => sum + (file?.size ?? 0), 0)
      await budgets.memory.take(needed)
      heldBytes += needed
      const read = sent.map(async ([name, file]) => [name, file && (await file.read())] as const)
      return Object.fromEntries(await Promise.all(read)) as Record<
        keyof typeof named,
        Uint8Array<ArrayBuffer> | null
      >
    },
    async end() {
      try {
        await Promise.all(files.map((file) => file.remove()))
      } finally {
        budgets.memory.give(heldBytes)
        for (const [name] of shares) change(budgets.used, name, -1, -bytes)
      }
    },
  }
}

/** An unused entry is removed, so that addresses do not pile up. */
function change(used: Map<string, Used>, name: string, count: number, bytes: number): void {
  const before = used.get(name) ?? { atOnce: 0, bytes: 0 }
  const after = { atOnce: before.atOnce + count, bytes: before.bytes + bytes }
  if (after.atOnce === 0) used.delete(name)
  else used.set(name, after)
}
