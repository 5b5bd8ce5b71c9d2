import type { Deps } from '#server/deps.ts'
import { loadSampleData, type SampleLogIn } from '#server/sample/loadSampleData.ts'

const KEY = 'mock-log-ins'

/** Fills a new store with the sample data. The store knows only hashes of the passwords, so this browser remembers them. */
export async function tabLogIns(deps: Deps): Promise<SampleLogIn[]> {
  const { logins } = await loadSampleData(deps)
  if (logins.length > 0) localStorage.setItem(KEY, JSON.stringify(logins))
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as SampleLogIn[]
}
