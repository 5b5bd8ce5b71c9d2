// Reduces ./package.json to the packages that the scripts in ./dist/server import, so that `npm prune` removes all
// others: those of the pages, which are built.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const { name, version, type, license, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const program = readdirSync('dist/server')
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(`dist/server/${file}`, 'utf8'))
  .join('\n')
const imported = new Set(
  [...program.matchAll(/\b(?:from|import)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w.-]+)/g)].map(([, found]) => found),
)
const kept = Object.fromEntries(Object.entries(dependencies).filter(([each]) => imported.has(each)))
if (Object.keys(kept).length === 0) throw new Error('dist/server imports no package')
writeFileSync(
  'package.json',
  JSON.stringify({ name, version, private: true, type, license, dependencies: kept }, null, 2),
)
console.log(`Kept for the server: ${Object.keys(kept).join(', ')}`)
