/** Whether a text has something in it that can be seen: spaces and signs without a width are nothing, as on the server. */
export const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
