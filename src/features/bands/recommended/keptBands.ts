import * as v from 'valibot'
import { BandDetail } from '#contract/http/bands/bands.ts'
import { BandSession } from '#contract/sessions.ts'
import type { BandCard } from '../bandCard.ts'

/** For cards that the device has kept. */
export const keptCards = v.array(
  v.object({
    bandId: v.nullable(v.number()),
    title: v.string(),
    subtitle: v.string(),
    image: v.nullable(v.string()),
    seed: v.string(),
    tags: v.array(v.string()),
    wanted: v.array(BandSession),
    reasons: v.array(v.string()),
    description: v.string(),
    deadline: v.nullable(v.string()),
    links: BandDetail.entries.snsList,
    demo: v.nullable(v.string()),
  } satisfies Record<keyof BandCard, unknown>),
)
