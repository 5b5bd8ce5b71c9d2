/**
 * A feature's `public.ts` is a door: it only hands on what lies behind it. Whoever imports a name through it needs the module that
 * name comes from and nothing else of the feature, which is also how the bundler takes it (`moduleSideEffects` in vite.config.ts).
 */
const DOOR = /\/public\.ts$/
const HANDED_ON = /\bexport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g
const IMPORTED = /\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g

/** Of what the bundler does not read. */
const OUTSIDE = { isEntry: false, code: '', dynamicallyImportedIds: [], dynamicImporters: [] }

const isDoor = (id) => DOOR.test(id)

/** The same graph with arrows that go through the doors, from `getModuleInfo` of a bundler and everything there is. */
export function throughDoors(graph, ids) {
  const behind = new Map(ids.filter(isDoor).map((id) => [id, whatIsBehind(id, graph.getModuleInfo(id))]))
  const importsOf = new Map(
    ids.map((id) => {
      const info = graph.getModuleInfo(id)
      return [
        id,
        unique((info?.importedIds ?? []).flatMap((each) => led(info.code ?? '', each, behind.get(each)))),
      ]
    }),
  )
  const importersOf = new Map(ids.map((id) => [id, []]))
  for (const [id, imports] of importsOf) for (const each of imports) importersOf.get(each)?.push(id)
  const infoOf = new Map(
    ids.map((id) => {
      const { isEntry, code, dynamicallyImportedIds, dynamicImporters } = graph.getModuleInfo(id) ?? OUTSIDE
      const arrows = { importedIds: importsOf.get(id), importers: importersOf.get(id) }
      return [id, { isEntry, code, dynamicallyImportedIds, dynamicImporters, ...arrows }]
    }),
  )
  return { getModuleInfo: (id) => infoOf.get(id) ?? null }
}

/** The module of each name that a door hands on. */
function whatIsBehind(door, info) {
  const folder = door.replace(/[^/]*$/, '')
  return new Map(
    [...(info?.code ?? '').matchAll(HANDED_ON)].flatMap(([, names, path]) => {
      const target = info.importedIds.find((id) => id === folder + path.replace('./', ''))
      return target === undefined ? [] : namesIn(names).map((name) => [name, target])
    }),
  )
}

/** Where an import leads: behind the door, name by name. What a door says itself stays with it. */
function led(code, id, behind) {
  if (behind === undefined) return [id]
  const names = [...code.matchAll(IMPORTED)]
    .filter(([, , path]) => id.endsWith(path.replace('#', '/')))
    .flatMap(([, each]) => namesIn(each))
  return names.length === 0 ? [id] : names.map((name) => behind.get(name) ?? id)
}

/** `a, b as c` are `a` and `b`; types are nothing. */
const namesIn = (list) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/)[0])

const unique = (items) => [...new Set(items)]
