import { logProblem } from '#src/lib/log.ts'

/**
 * Deletes everything a member left on this device: unsent messages, drafts and picked files. Keys are
 * `<what>-<memberId>` or start with that and a hyphen. A log-out does not delete them: they wait for the next
 * visit (`memberStorage.ts`).
 */
export async function forgetMember(memberId: number): Promise<void> {
  try {
    // disk.ts is a chunk of its own already, which every signed-in member has loaded
    const disk = (await import('./disk.ts')).indexedDbDisk()
    const isOfMember = new RegExp(`^[a-zA-Z]+-${memberId}(-|$)`)
    for (const key of await disk.keys()) if (isOfMember.test(key)) await disk.remove(key)
  } catch (problem) {
    logProblem('the stored data of a member could not be deleted', problem)
  }
}
