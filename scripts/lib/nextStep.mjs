/**
 * Vite: the page names the files of the entry's next step, so that they travel beside the entry. The bundler names only what
 * the entry imports at once, and that is nothing: it asks the server for data meanwhile (`src/main.ts`).
 */
export function nextStep() {
  return {
    name: 'hapju-next-step',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, chunk }) =>
        chunk === undefined ? [] : filesOf(chunk, bundle).map((file) => preload(`/${file}`)),
    },
  }
}

const preload = (href) => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
})

export function filesOf({ fileName, dynamicImports }, bundle) {
  const files = new Set(dynamicImports)
  for (const file of files) for (const imported of bundle[file].imports) files.add(imported)
  files.delete(fileName)
  return [...files]
}
