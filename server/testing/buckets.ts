import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '#server/adapters/s3/s3Calls.ts'

const REGION = 'us-east-1'

/** A new, empty bucket on an S3 server; the URL carries the key and the secret. */
export async function createBucket(url: string): Promise<S3Settings> {
  const { origin, username, password } = new URL(url)
  const [key, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const bucket = `test-${crypto.randomUUID()}`
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: REGION })
  const { status } = await client.fetch(`${origin}/${bucket}`, { method: 'PUT' })
  if (status !== 200) throw new Error(`the bucket was not made: ${status}`)
  return { endpoint: new URL(origin), bucket, region: REGION, key, secret }
}

/**
 * Lets pages of this origin fetch from the bucket (docs/operations.md "Files in S3"). Swift sets CORS by a call of its
 * own, not by one of S3.
 */
export async function allowPages(
  { endpoint, bucket, key, secret }: S3Settings,
  origin: string,
): Promise<void> {
  const login = await fetch(new URL('/auth/v1.0', endpoint), {
    headers: { 'X-Auth-User': key, 'X-Auth-Key': secret },
  })
  const { status } = await fetch(`${login.headers.get('X-Storage-Url')}/${bucket}`, {
    method: 'POST',
    headers: {
      'X-Auth-Token': login.headers.get('X-Auth-Token') ?? '',
      'X-Container-Meta-Access-Control-Allow-Origin': origin,
    },
  })
  if (status !== 204) throw new Error(`the pages were not allowed: ${status}`)
}

/** The settings of a program that uses this bucket. */
export const variablesOf = ({ endpoint, bucket, region, key, secret }: S3Settings) => ({
  S3_ENDPOINT: endpoint.origin,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_KEY: key,
  S3_SECRET: secret,
})
