import type { PlayedSession } from '#contract/sessions.ts'

/** The part of the pre-test's slice that the profile's screens read: what was chosen, saved or not. */
export interface WithChosen {
  survey?: {
    sessions: readonly PlayedSession[]
    artists: readonly { name: string; imageUrl: string | null }[]
  }
}
