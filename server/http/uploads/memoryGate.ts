/**
 * Lets callers hold `maxBytes` together. One that needs more than is free waits, and those after it wait
 * behind it, so that a large file is not overtaken for ever. Nobody may take more than `maxBytes`.
 */
export function memoryGate(maxBytes: number) {
  let usedBytes = 0
  const waiting: { bytes: number; enter: () => void }[] = []

  function letIn(): void {
    while (waiting[0] && usedBytes + waiting[0].bytes <= maxBytes) {
      const { bytes, enter } = waiting.shift()!
      usedBytes += bytes
      enter()
    }
  }

  return {
    take(bytes: number): Promise<void> {
      if (bytes > maxBytes) return Promise.reject(new Error('more than there is'))
      return new Promise((resolve) => {
        waiting.push({ bytes, enter: resolve })
        letIn()
      })
    },
    give(bytes: number): void {
      usedBytes -= bytes
      letIn()
    },
  }
}
