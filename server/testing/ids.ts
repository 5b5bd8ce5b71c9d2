let last = 0

/** A UUID unique in this worker. The same tests in the same order get the same ids. */
export const nextId = (): string => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`
