import { makeSight } from '#src/lib/page/sight.ts'

export const notificationsSight = makeSight()
