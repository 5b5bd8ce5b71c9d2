/**
 * Which file of the build a module goes into, told from who imports whom. Nothing here names a screen, so a new module,
 * screen or feature lands by itself where it is needed:
 *
 *   index              the entry; the first load is what it imports, now or as its next step
 *   libraries, first   the first load, in two files, because libraries outlive a release
 *   bars               what `app/` fetches that belongs to no feature, which is the frame of all members' screens, and with it
 *                      what the home screen shares with other features: it is the screen that most begin with
 *   parts              what only such state and guards of several features share
 *   virtua, …          a package that several features share, and the first load does without
 *   shared             what else several features share, and what most share of one
 *   bands-common, …    likewise, where all of it lies in one feature or is there for it alone: on the home screen and others,
 *   bands-home, …      on the home screen and its own,
 *   bands-shared, …    not on the home screen
 *   chat               what `app/` fetches of a feature apart from its screens: state that joins the store, guards
 *   chat-screens       what most of a feature's screens share with each other or with their sheets
 *   music-profile, …   what two features share, where that is much; `music-profile-screens` likewise, and
 *                      `music-profile-sheets`, which the screens of only one of the two wait for
 *   everything else    automatic: each screen and sheet by itself, and what only sheets share
 *
 * Few files instead of thirty, because small ones compress worse and a browser that speaks HTTP/1.1 fetches six at a time.
 */
import { throughDoors } from './doors.mjs'

const FEATURE = /\/src\/features\/(?:[\w-]+\/)*?([\w-]+)\/[^/]+$/
const PAGE = /Page\.tsx$/
const HOME = /\/HomePage\.tsx$/
const BARS = /\/src\/app\/frame\/bars\.ts$/
const APP = /\/src\/app\//
const SCREENS = '-screens'
const SHEETS = '-sheets'
const FRAME = 'bars'
const SHARED = 'shared'
const PARTS = 'parts'
const ON_HOME = '-home'
const COMMON = '-common'

/** What so many features share is everybody's, whichever of them it lies in: nobody fetches the rest of that one for it. */
const SHARED_BY_MOST = 5

/** From here on it is worth a request to leave what a screen does not need; characters of source. */
const FILE_FROM_CHARS = 20_000

/**
 * A function that names the chunk of a module, null for automatic; `graph` answers `getModuleInfo(id)` as bundlers do.
 */
export function makeChunkNames() {
  let names
  return (id, graph) => {
    names ??= allNames(id, graph)
    return names.get(id) ?? null
  }
}

function allNames(start, bundler) {
  const modules = closure([start], (id) => neighbours(bundler.getModuleInfo(id)))
  const graph = throughDoors(bundler, modules)
  const originsOf = makeOrigins(graph)
  const pages = new Set(modules.flatMap((id) => originsOf(id).roots.filter(({ kind }) => kind === 'page')))
  const names = new Map(modules.map((id) => [id, chunkName(originsOf(id), pages)]))
  const chars = new Map()
  for (const [id, name] of names)
    chars.set(name, (chars.get(name) ?? 0) + (graph.getModuleInfo(id)?.code?.length ?? 0))
  const ownerOf = makeOwners(graph)
  const home = new Set(
    closure(
      modules.filter((id) => HOME.test(id)),
      (id) => graph.getModuleInfo(id).importedIds,
    ),
  )
  for (const [id, name] of names)
    names.set(
      id,
      fileName(name, chars.get(name), { package: packageOf(id), owner: ownerOf(id), isOnHome: home.has(id) }),
    )
  return names
}

const neighbours = (info) =>
  info === null
    ? []
    : [...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds]

/**
 * No circle of chunks arises: what a module imports is needed by all that need the module, so it goes as far or further towards the
 * frame; and of what several share, a feature's own is never imported by what belongs to none.
 */
function fileName(name, chars, { package: library, owner, isOnHome }) {
  const features = name?.split('+') ?? []
  if (features.length < 2) return name
  if (library !== null && !isOnHome) return library
  if (isOnHome && owner === null) return FRAME
  if (isOnHome) return owner + (features.length === 2 ? ON_HOME : COMMON)
  if (features.length === 2 && chars >= FILE_FROM_CHARS) return features.join('-')
  return owner === null || features.length >= SHARED_BY_MOST ? SHARED : `${owner}-${SHARED}`
}

/** The package a module comes from; null: it is ours. */
const packageOf = (id) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]?.replace(/^@|\//g, '') ?? null

/** The feature that a module lies in, or that alone leads to it; null: there is none or more than one. */
function makeOwners(graph) {
  return (id) => {
    const own = featureIn([id])
    const above = closure([id], (each) =>
      featureIn([each]).length > 0 ? [] : (graph.getModuleInfo(each)?.importers ?? []),
    )
    const features = own.length > 0 ? own : featureIn(above)
    return features.length === 1 ? features[0] : null
  }
}

/** Features joined by `+`, as long as it is not known whether that is much. */
function chunkName({ inEntry, inFirstLoad, isLibrary, roots }, pages) {
  if (inEntry) return 'index'
  if (inFirstLoad) return isLibrary ? 'libraries' : 'first'
  const parts = roots.filter(({ kind }) => kind === 'part')
  if (roots.some(({ isFrame }) => isFrame) || parts.some(({ features }) => features.length === 0))
    return FRAME
  const outer = roots.filter(({ kind }) => kind !== 'inner')
  if (outer.length === 0) return null
  const features = featuresOf(roots).sort((a, b) => a.localeCompare(b))
  if (features.length > 1 && parts.length === roots.length) return PARTS
  if (parts.length > 0) return features.join('+')
  if (roots.length < 2) return null
  if (features.length === 1 && !areMostOf(features[0], outer, pages)) return null
  // one of the two waits for it in a sheet only: its screens do without
  if (features.length === 2 && featuresOf(outer).length === 1) return features.join('+') + SHEETS
  return features.join('+') + SCREENS
}

function areMostOf(feature, some, pages) {
  const all = [...pages].filter(({ features }) => features.includes(feature))
  return some.length * 2 > all.length
}

const featuresOf = (roots) => [...new Set(roots.flatMap(({ features }) => features))]

/** By module: whether it belongs to the entry or the first load, or else the dynamically imported modules that need it. */
function makeOrigins(graph) {
  const info = (id) => graph.getModuleInfo(id)
  const rootsById = new Map()

  /** Everything that imports `id` statically, however indirectly, and itself. */
  const needing = once((id) => closure([id], (each) => info(each)?.importers ?? []))
  const needed = (id) => closure([id], (each) => info(each)?.importedIds ?? [])
  const dynamicRoots = once((id) =>
    needing(id).filter((each) => (info(each)?.dynamicImporters ?? []).length > 0),
  )
  const inEntry = once((id) => needing(id).some((each) => info(each)?.isEntry))
  const isNextStep = (root) => info(root).dynamicImporters.some(inEntry)
  const inFirstLoad = once((id) => inEntry(id) || dynamicRoots(id).some(isNextStep))

  function rootOf(id) {
    if (!rootsById.has(id))
      rootsById.set(id, { kind: kindOf(id), features: featuresOfRoot(id), isFrame: BARS.test(id) })
    return rootsById.get(id)
  }

  function kindOf(id) {
    if (!info(id).dynamicImporters.some(inFirstLoad)) return 'inner'
    if (PAGE.test(id)) return 'page'
    return APP.test(id) ? 'part' : 'inner'
  }

  /** The feature a root lies in; elsewhere the one it is named after, all it brings, or those that fetch it; else itself. */
  function featuresOfRoot(id) {
    const own = featureIn([id])
    if (own.length > 0) return own
    const brought = featureIn(needed(id).filter((each) => !inFirstLoad(each)))
    const named = brought.filter((feature) => nameOf(id).startsWith(feature))
    if (brought.length > 0) return named.length > 0 ? named : brought
    const fetching = featureIn(info(id).dynamicImporters.flatMap(needing))
    return fetching.length > 0 || kindOf(id) === 'part' ? fetching : [nameOf(id)]
  }

  /** Also ours in the place of a package: the libraries run before anything that imports them. */
  const isLibrary = (id) => needing(id).some((each) => each.includes('/node_modules/'))

  return (id) => ({
    inEntry: inEntry(id),
    inFirstLoad: inFirstLoad(id),
    isLibrary: isLibrary(id),
    roots: dynamicRoots(id).map(rootOf),
  })
}

const nameOf = (id) => id.replace(/^.*\/|\.\w+$/g, '')
const featureIn = (ids) => [...new Set(ids.flatMap((id) => FEATURE.exec(id)?.[1] ?? []))]

function closure(start, next) {
  const seen = new Set(start)
  for (const id of seen) for (const each of next(id)) seen.add(each)
  return [...seen]
}

function once(compute) {
  const known = new Map()
  return (id) => {
    if (!known.has(id)) known.set(id, compute(id))
    return known.get(id)
  }
}
