/** A module of its own, so that leaving a room where nothing was played does not load the player. */
const ends: (() => void)[] = []

export const whenSoundsEnd = (end: () => void) => void ends.push(end)

/** Stops all playback when a room is left. */
export const endSounds = () => {
  for (const end of ends) end()
}
