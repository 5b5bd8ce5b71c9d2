/** Whether a text contains a visible character. Spaces and zero-width ones do not count, as on the server. */
export const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
