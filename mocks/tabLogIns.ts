import type { Deps } from '#server/deps.ts'
import { loadSampleData, type SampleLogIn } from '#server/sample/loadSampleData.ts'

const KEY = 'mock-log-ins'

/**
 * Loads the sample data into a new store. The store has only hashes of the passwords, so this browser
 * remembers the passwords.
 */
export async function tabLogIns(deps: Deps): Promise<SampleLogIn[]> {
  const { logins } = await loadSampleData(deps)
  if (logins.length > 0) localStorage.setItem(KEY, JSON.stringify(logins))
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as SampleLogIn[]
}
