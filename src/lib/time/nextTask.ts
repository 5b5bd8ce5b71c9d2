/** Goes on in a task of its own: what has taken long enough lets the phone draw and listen first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
