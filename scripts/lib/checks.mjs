import { node } from './process.mjs'

/** What must hold before any test is worth running, fastest answer first. Each resolves to whether it holds. */
export const CHECKS = [
  { name: 'types', holds: () => passes('node_modules/typescript/bin/tsc', ['-p', '.']) },
  {
    name: 'lint',
    holds: () => passes('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  },
  {
    name: 'format',
    holds: () => passes('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  },
  { name: 'unused code', holds: () => passes('node_modules/knip/bin/knip.js', ['--no-progress']) },
]

/** Needs a build, and packages: it is loaded when both are there. */
export const SIZE = { name: 'size', holds: async () => (await import('./size.mjs')).checkSize() }

const passes = async (file, args) => (await node(file, args)) === 0
