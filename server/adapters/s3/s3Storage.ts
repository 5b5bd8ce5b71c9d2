import type { Archives, CountFilesRequest, Files } from '#server/deps.ts'
import { FilesOutOfReach } from '#server/http/errors.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import { s3Archives } from '../archives/s3Archives.ts'
import { s3Files } from '../files/s3Files.ts'
import { S3Refused, type S3Settings } from './s3Calls.ts'
import { type S3Client, s3Client } from './s3Client.ts'

/** Files and archives in one bucket. */
export function s3Storage(
  settings: S3Settings,
  onCall?: CountFilesRequest,
): { s3: S3Client; files: Files; archives: Archives } {
  const s3 = s3Client(settings, { fetch, now: () => new Date(), onCall })
  return { s3, files: s3Files(s3), archives: s3Archives(s3) }
}

/** Which setting a refusal is about; the store's code is added. */
const WRONG: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET names no bucket of the store',
  InvalidBucketName: 'S3_BUCKET names no bucket of the store',
  InvalidAccessKeyId: 'The store does not know S3_KEY',
  SignatureDoesNotMatch: 'S3_SECRET does not belong to S3_KEY',
  AccessDenied: 'S3_KEY may not use S3_BUCKET, or S3_SECRET is wrong',
  AuthorizationHeaderMalformed: 'S3_REGION is another than that of S3_BUCKET',
  PermanentRedirect: 'S3_REGION or S3_ENDPOINT is another than that of S3_BUCKET',
  RequestTimeTooSkewed: 'The clock of this machine differs from that of the store',
}

/** Does what a start needs of the store. @throws StartRefused naming the setting that is wrong, never its value */
export async function refusingStart<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FilesOutOfReach)
      throw new StartRefused(`The store of S3_ENDPOINT is out of reach (${error.message}).`)
    if (error instanceof S3Refused)
      throw new StartRefused(`${WRONG[error.code] ?? 'The store of S3_ENDPOINT refuses'} (${error.code}).`)
    throw error
  }
}
