/** Compares JSON values: drafts, payloads and parts of them. Lists in a different order are different. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
