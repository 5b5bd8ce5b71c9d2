import { makeSight } from '#src/lib/page/sight.ts'

/** The list of rooms shows what was said last anyway. */
export const roomsSight = makeSight()
