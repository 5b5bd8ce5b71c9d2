import * as v from 'valibot'
import { BandSession, SESSION_NAMES } from '#contract/sessions.ts'
import type { BandCard } from '../bandCard.ts'
import bands from './builtInBands.json' with { type: 'json' }

/** docs/product/bands.md "Recommended bands". */
const DEADLINE = '25.07.08'

/**
 * Shown when no band can be loaded, and on `/pre-test` paths (docs/product/bands.md "Recommended bands"). The
 * server does not know them: applying to one opens the demo conversation.
 */
export const BUILT_IN_BANDS: readonly BandCard[] = Object.entries(bands).map(
  ([key, { title, subtitle, session, tags, description }]) => {
    const wanted = v.parse(BandSession, session)
    return {
      bandId: null,
      title,
      subtitle,
      image: null,
      seed: `band-sample-${key}`,
      // genre, region and age follow the wanted session
      tags: [SESSION_NAMES[wanted], ...tags],
      wanted: [wanted],
      reasons: [],
      description,
      deadline: DEADLINE,
      links: [],
      demo: null,
    }
  },
)
