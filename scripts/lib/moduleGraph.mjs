/** What every visitor fetches. @returns {Set<string>} files under dist/web */
export const firstLoad = (manifest) => jsOf(manifest, ['index.html'])

/**
 * The scripts that the browser must have before the modules in `sources` can run: their chunks and everything
 * these import statically. Dynamic imports load later and do not count. `sources` are keys of Vite's
 * manifest.
 * @returns {Set<string>} files under dist/web
 */
export function jsOf(manifest, sources) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}; size-budget.json names it.`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}

/**
 * Vite's manifest lists a dynamic import only if it has its own file. This adds every module of `root` with
 * the file that contains it. `output`: the chunks as the bundler returns them.
 */
export function withModules(manifest, output, root) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const all = { ...manifest }
  for (const { type, fileName, modules } of output)
    for (const id of type === 'chunk' ? Object.keys(modules) : [])
      if (id.startsWith(root)) all[id.slice(root.length)] ??= byFile.get(fileName)
  return all
}

/**
 * A cycle of chunks that import each other statically, by name; null when there is none. In a cycle one chunk
 * runs before its imports have run, and an app that passed its tests does not start.
 */
export function circleOf(manifest) {
  const done = new Set()
  const find = (key, path) => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key]
    if (done.has(key)) return null
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = find(imported, [...path, key])
      if (circle) return circle
    }
    done.add(key)
    return null
  }
  for (const key of Object.keys(manifest)) {
    const circle = find(key, [])
    if (circle) return circle.map((each) => manifest[each].name)
  }
  return null
}
