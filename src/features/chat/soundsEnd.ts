/** Stands apart from the player, so that leaving a room in which nothing was heard does not fetch it. */
const ends: (() => void)[] = []

export const whenSoundsEnd = (end: () => void) => void ends.push(end)

/** Whatever is heard ends here: the room is left. */
export const endSounds = () => {
  for (const end of ends) end()
}
