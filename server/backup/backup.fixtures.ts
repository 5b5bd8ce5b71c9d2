import { knownMigrations } from '../db/migrate.ts'
import type { BackupWriter } from './backupFolder.ts'
import type { WrittenDatabase } from './makeBackup.ts'
import { databaseFile } from './manifest.ts'
import type { StoreFacts } from './storeFacts.ts'

export const STORE_ID = 'f3b1c2d4-0000-4000-8000-000000000001'

/** Writes a database with a few bytes instead of rows. */
export const aDatabase =
  (facts: Partial<StoreFacts> = {}, takenAt = new Date('2026-01-02T03:04:05Z')) =>
  async (backup: BackupWriter): Promise<WrittenDatabase> => {
    await backup.write(databaseFile('rows'), [new Uint8Array([1, 2, 3])])
    return {
      takenAt,
      database: {
        kind: 'rows',
        facts: {
          storeId: STORE_ID,
          migration: knownMigrations().at(-1)!,
          postgres: 18,
          tables: {},
          sequences: {},
          ...facts,
        },
      },
    }
  }
