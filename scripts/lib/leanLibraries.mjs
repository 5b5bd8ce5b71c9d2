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

/** Inside `createRouter`. */
const routersOwn = (name) => new RegExp(`^  (async )?function ${name}\\([\\s\\S]*?^  \\}$`, 'm')

/**
 * What a library would run only in a way we do not use it, by file. Where a new version of the library reads differently the
 * build says so; the test asks the installed one.
 */
export const CUTS = [
  {
    // A component nobody uses stays when a statement names it for the developer tools, and so does all that it uses:
    // forms, navigation links, fetchers.
    file: /\/react-router\/dist\/production\/chunk-.*\.mjs$/,
    contains: 'function createRouter(',
    cuts: [
      [/^(\w+)\.displayName = "[^"]*";$/gm, ''],
      [/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'],
      // Links fetch the modules of a screen ahead in framework mode only.
      [/return shouldPrefetch && !isAbsolute \? [^\n]+ : link;/, 'return link;'],
      [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/, ''],
      ['          ...prefetchHandlers,\n          href: (isSpaLink', '          href: (isSpaLink'],
      [
        'ref: mergeRefs(forwardedRef, prefetchRef),\n          target,\n          "data-',
        'ref: forwardedRef,\n          target,\n          "data-',
      ],
      // A class that extends a property is taken to do something by itself; with these stand the scripts of framework mode.
      [/^var (AwaitErrorBoundary|RemixErrorBoundary) = class extends [\s\S]*?^\};$/gm, 'var $1;'],
      // Errors of server components, which are marked by a context that nobody provides.
      [/^    if \(this\.context && typeof error [\s\S]*?^    \}$/m, ''],
      [/^    if \(this\.context\) \{\n[^\n]*RSCErrorHandler[^\n]*\n    \}$/m, ''],
      // Forms that the router sends, fetchers, and routes that are only known later: nobody of us has any.
      ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'discoverRoutes'].map(
        (name) => [routersOwn(name), ''],
      ),
      ['    fetch: fetch2,\n', ''],
      // What a server has rendered or measured, and the page for errors of those who have none.
      [/ \|\| parseHydrationData\(\)/g, ''],
      [/^  if \(init\.instrumentations\) \{\n[\s\S]*?^  \}$/gm, ''],
      [/^var defaultErrorElement = [^\n]*;$/m, 'var defaultErrorElement = null;'],
    ],
  },
  // Marks that are thrown and compared, never read. Being errors they are made with their stack, and where somebody looks on, be it the
  // developer tools or a bench, that has the whole file parsed a second time: 160 ms of a slow phone.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    contains: '',
    cuts: [
      [
        /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g,
        '$1 = { message: formatProdErrorMessage($2) }',
      ],
    ],
  },
  {
    file: /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/,
    contains: '',
    cuts: [[/new Error\(("Promise never resolved before cacheEntryRemoved\.")\)/, '{ message: $1 }']],
  },
  {
    // Browsers of es2023 need a prefix for `user-select` and `mask-image` alone, which is written out where they are used.
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    contains: '',
    cuts: [['var defaultStylisPlugins = [prefixer];', 'var defaultStylisPlugins = [];']],
  },
]

export function cut(id, code) {
  const found = CUTS.find(({ file, contains }) => file.test(id) && code.includes(contains))
  if (!found) return null
  return found.cuts.reduce((text, [from, to]) => {
    const shorter = text.replace(from, to)
    if (shorter === text) throw new Error(`${id} has no ${from} any more: see scripts/lib/leanLibraries.mjs`)
    return shorter
  }, code)
}

export function leanLibraries() {
  return {
    name: 'hapju-lean-libraries',
    apply: 'build',
    config: () => ({ resolve: { alias: REPLACED } }),
    transform: {
      filter: { id: CUTS.map(({ file }) => file) },
      handler(code, id) {
        const shorter = cut(id, code)
        return shorter === null ? null : { code: shorter, map: null }
      },
    },
  }
}
