import * as v from 'valibot'
import { PlayedSession } from '#contract/sessions.ts'
import { CHOICE_KEY } from './choiceKeys.ts'
import type { SurveyState } from './surveySlice.ts'

/** Choices that are not saved on the server yet; an empty list means that nothing is pending. */
export interface PendingChoices {
  artistIds: string[]
  sessions: PlayedSession[]
}

/** The choices in storage; see `choiceKeys.ts`. */
export interface ChoiceStorage {
  readChosen: () => SurveyState
  saveChosen: (chosen: SurveyState) => void
  readPending: () => PendingChoices
  savePending: (pending: Partial<PendingChoices>) => void
  /** Removes what was saved, unless the pending choice has changed meanwhile. */
  dropPending: (saved: PendingChoices) => void
}

const Ids = v.array(v.string())
const Sessions = v.array(PlayedSession)
const Chosen = v.object({
  artists: v.array(v.object({ spotifyId: v.string(), name: v.string(), imageUrl: v.nullable(v.string()) })),
  sessions: Sessions,
})

/** An entry of another program or an older build counts as missing. */
function read<S extends v.GenericSchema>(storage: Storage, key: string, schema: S): v.InferOutput<S> | null {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

function write(storage: Storage, key: string, list: readonly unknown[]): void {
  if (list.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(list))
}

export function makeChoiceStorage(): ChoiceStorage {
  const readPending = (): PendingChoices => ({
    artistIds: read(localStorage, CHOICE_KEY.artists, Ids) ?? [],
    sessions: read(localStorage, CHOICE_KEY.sessions, Sessions) ?? [],
  })

  return {
    readPending,
    readChosen() {
      const chosen = read(sessionStorage, CHOICE_KEY.chosen, Chosen) ?? { artists: [], sessions: [] }
      return { ...chosen, sessions: chosen.sessions.length > 0 ? chosen.sessions : readPending().sessions }
    },
    saveChosen(chosen) {
      write(
        localStorage,
        CHOICE_KEY.selected,
        chosen.artists.map(({ spotifyId }) => spotifyId),
      )
      sessionStorage.setItem(CHOICE_KEY.chosen, JSON.stringify(chosen))
    },
    savePending({ artistIds, sessions }) {
      if (artistIds) write(localStorage, CHOICE_KEY.artists, artistIds)
      if (sessions) write(localStorage, CHOICE_KEY.sessions, sessions)
    },
    dropPending(saved) {
      const now = readPending()
      if (JSON.stringify(now.artistIds) === JSON.stringify(saved.artistIds))
        localStorage.removeItem(CHOICE_KEY.artists)
      if (JSON.stringify(now.sessions) === JSON.stringify(saved.sessions))
        localStorage.removeItem(CHOICE_KEY.sessions)
    },
  }
}
