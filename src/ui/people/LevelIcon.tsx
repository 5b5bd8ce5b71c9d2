import type { Level } from '#contract/sessions.ts'
import { Level1Icon } from '../icons/Level1Icon.tsx'
import { Level2Icon } from '../icons/Level2Icon.tsx'
import { Level3Icon } from '../icons/Level3Icon.tsx'

const ICONS: Readonly<Record<Level, typeof Level1Icon>> = {
  BEGINNER: Level1Icon,
  INTERMEDIATE: Level2Icon,
  EXPERT: Level3Icon,
}

interface LevelIconProps {
  level: Level
  /** Edge length in px. */
  size?: number
}

/** Rising bars. Decorative: the level is always next to it as text. */
export function LevelIcon({ level, size }: LevelIconProps) {
  const Icon = ICONS[level]
  return <Icon {...(size !== undefined && { size })} />
}
