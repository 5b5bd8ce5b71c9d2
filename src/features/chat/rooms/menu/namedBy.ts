import { withJosa } from '#src/lib/text/josa.ts'

/** The digits whose names end in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const CLOSED_DIGIT = /[013678]$/

/** `@하린이`, `@yuna22가`; how a Latin letter ends depends on the reader: `@harin 이름이`. */
export function namedBy(nickname: string): string {
  const name = `@${nickname}`
  if (/\d$/.test(nickname)) return `${name}${CLOSED_DIGIT.test(nickname) ? '이' : '가'}`
  return withJosa(name, '이/가') ?? `${name} 이름이`
}
