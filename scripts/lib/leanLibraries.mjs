/**
 * Libraries as the build takes them: the same code without what no browser of ours runs. Tests use the packages whole.
 */
import { fileURLToPath } from 'node:url'

const ours = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const reactRouter = (file) => ours(`node_modules/react-router/dist/production/${file}`)

const REPLACED = [
  { find: /^sockjs-client$/, replacement: ours('src/realtime/slimSockJs.ts') },
  { find: /^@emotion\/is-prop-valid$/, replacement: ours('src/ui/slimPropValid.ts') },
  // Its package offers the development build to everybody; the other differs in one constant, which drops the warnings.
  { find: /^react-router$/, replacement: reactRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
]

/**
 * A component nobody uses stays in the build when a statement gives it a name for the developer tools, and so does all that
 * it uses: React Router's forms, prefetching links and fetchers.
 */
export const withoutDisplayNames = (code) =>
  code
    .replace(/^(\w+)\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1')

export function leanLibraries() {
  return {
    name: 'hapju-lean-libraries',
    apply: 'build',
    config: () => ({ resolve: { alias: REPLACED } }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: withoutDisplayNames(code), map: null }),
    },
  }
}
