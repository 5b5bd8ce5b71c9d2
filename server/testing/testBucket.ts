import { inject } from 'vitest'
import { createBucket } from './buckets.ts'

/** The S3 server of this run; null: tests that need one are skipped. */
export const testS3 = inject('testS3') ?? null

/** A new, empty bucket on it. */
export const aBucket = () => createBucket(testS3)
