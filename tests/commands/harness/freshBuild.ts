import { buildIsOld } from '../../../scripts/lib/sources.mjs'
import { Command } from './command.ts'

/** Several commands run the output of `npm run build`. */
export default async function freshBuild(): Promise<void> {
  if (!buildIsOld()) return
  const build = new Command('build')
  if ((await build.ended) !== 0) throw new Error(`\`npm run build\` failed:\n${build.output}`)
}
