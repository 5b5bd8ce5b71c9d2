import { logProblem } from '#src/lib/log.ts'

/**
 * Nothing that a member promised, began to write or picked stays on this device; everything is kept as `<what>-<memberId>` or below
 * that. After a log-out it waits for their next visit instead (`memberStorage.ts`).
 */
export async function forgetMember(memberId: number): Promise<void> {
  try {
    // in a file of its own already: what everybody who is signed in has
    const disk = (await import('./disk.ts')).indexedDbDisk()
    const isOfMember = new RegExp(`^[a-zA-Z]+-${memberId}(-|$)`)
    for (const key of await disk.keys()) if (isOfMember.test(key)) await disk.remove(key)
  } catch (problem) {
    logProblem('what a member left here is not removed', problem)
  }
}
