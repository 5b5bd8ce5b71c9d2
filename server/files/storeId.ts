import { storeIdentity } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** The id of the database; the first caller of any node makes it. */
export async function storeId({ db, newId }: Pick<Deps, 'db' | 'newId'>): Promise<string> {
  const select = () => db.select({ id: storeIdentity.id }).from(storeIdentity)
  const [known] = await select()
  if (known) return known.id
  await db.insert(storeIdentity).values({ id: newId() }).onConflictDoNothing()
  return (await select())[0]!.id
}
