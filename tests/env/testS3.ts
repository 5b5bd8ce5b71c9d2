import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** An S3 server, with the key and the secret in its URL; absent where it cannot run. */
    testS3: string
  }
}

/** `npm test` starts the server (`scripts/lib/services.mjs`). */
export default function setup(project: TestProject): void {
  const url = process.env.TEST_S3_URL
  if (url) project.provide('testS3', url)
}
