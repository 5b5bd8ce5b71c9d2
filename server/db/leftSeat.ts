/** What a participant who leaves a room keeps of it: neither pin nor mute (CH7). */
export const LEFT_SEAT = {
  state: 'INACTIVE',
  pinnedAt: null,
  mutedAt: null,
  mutedUntil: null,
  mentionsHeard: true,
} as const
