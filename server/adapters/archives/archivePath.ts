import { newName } from '../files/fileName.ts'

const PATH = /^\/exports\/([\w-]{22}\.zip)$/

/** An unguessable path. */
export const newArchivePath = () => `/exports/${newName()}.zip`

/** The name of the file; null for any path that `newArchivePath` does not produce. */
export const archiveNameOf = (path: string): string | null => PATH.exec(path)?.[1] ?? null
