import { build } from 'esbuild'

const LOG_IN = 'src/features/auth/login/LoginPage.tsx'

/**
 * Writes `src/pageScript.ts` into `index.html`, behind the static page. A plugin of `npm run build` alone. The
 * server allows exactly this script by its hash (`server/http/pages.ts`).
 */
export const pageScript = () => ({
  name: 'page-script',
  transformIndexHtml: async (_html, { bundle }) => [
    { tag: 'script', children: await bundlePageScript(`/${fileOf(LOG_IN, bundle)}`), injectTo: 'body' },
  ],
})

function fileOf(source, bundle) {
  const chunk = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
  if (!chunk) throw new Error(`The build has no chunk of ${source}`)
  return chunk.fileName
}

async function bundlePageScript(logInScript) {
  const { outputFiles } = await build({
    entryPoints: ['src/pageScript.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { LOG_IN_SCRIPT: JSON.stringify(logInScript) },
    logLevel: 'warning',
  })
  return outputFiles[0].text.trim()
}
