/** Of what is JSON: drafts, payloads and parts of them. Lists in another order differ. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
