import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartRefused } from './startRefused.ts'

/** Creates the folder if it is missing. @throws StartRefused */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new StartRefused(
      `The data folder ${folder} cannot be created or written to. Set DATA_DIR to another one.`,
    )
  }
}
