import { LEVEL_NAMES, LEVELS, type Level } from '#contract/sessions.ts'
import { LevelIcon } from '#src/ui/people/LevelIcon.tsx'
import type { SessionLevel } from './SessionCard.tsx'

const DESCRIPTIONS: Readonly<Record<Level, string>> = {
  BEGINNER: '기본 코드와 박자를 따라갈 수 있어요',
  INTERMEDIATE: '악보를 보고 한 곡을 완주할 수 있어요',
  EXPERT: '즉흥 연주와 편곡까지 할 수 있어요',
}

/** The three levels for the session cards and the guide. */
export const SESSION_LEVELS: readonly SessionLevel<Level>[] = LEVELS.map((value) => ({
  value,
  label: LEVEL_NAMES[value],
  description: DESCRIPTIONS[value],
  icon: <LevelIcon level={value} />,
}))
