import { paths } from '#src/lib/paths.ts'
import topics from './topics.json' with { type: 'json' }

/** What `topics.json` calls the screens that a topic leads to. */
const SCREENS: Record<string, string> = {
  home: paths.home(),
  bands: paths.bands(),
  savedBands: paths.savedBands(),
  search: paths.search(),
  artists: paths.artists(),
  archive: paths.archive(),
  archiveAdd: paths.archiveAdd(),
  privateChat: paths.privateChat(),
  my: paths.my(),
  settings: paths.settings(),
}

export interface Topic {
  /** The anchor in the URL. */
  id: string
  title: string
  /** Paragraphs. */
  words: readonly string[]
  /** Links to the screens that the topic is about. */
  ways: readonly { to: string; label: string }[]
}

/** What the app can do today. A change of a screen includes a change of its topic in `topics.json`. */
export const TOPICS: readonly Topic[] = topics.map(({ ways, ...topic }) => ({
  ...topic,
  ways: ways.map(({ screen, label }) => ({ to: pathOf(screen), label })),
}))

/** @throws Error the topics name a screen that is not in the list above */
function pathOf(screen: string): string {
  const path = SCREENS[screen]
  if (path === undefined) throw new Error(`topics.json leads to an unknown screen: ${screen}`)
  return path
}
