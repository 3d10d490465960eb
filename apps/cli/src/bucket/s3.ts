import { createHash } from 'node:crypto'

import { demandAddress } from '../terminal/address.ts'
import { UserError } from '../terminal/userError.ts'
import {
  ChangedMeanwhile,
  Refused,
  type Expected,
  type Kind,
  type Listed,
  type ObjectStore,
} from './objectStore.ts'
import { s3Error, statusOf } from './s3Error.ts'

const SCHEME = 's3://'

/** Bucket and prefix of an address such as s3://bucket/some/prefix. */
export interface BucketAddress {
  readonly bucket: string
  /** Ends with a slash, or is empty. */
  readonly prefix: string
}

/** True for the name of a store that is no folder. */
export function isBucketAddress(named: string | undefined): named is string {
  return named?.startsWith(SCHEME) === true
}

/** @throws {UserError} when it names no bucket */
export function readBucketAddress(address: string): BucketAddress {
  const [bucket = '', ...parts] = address.slice(SCHEME.length).split('/')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new UserError(
      `--store is '${address}': give a bucket, such as s3://releases or s3://releases/site.`,
    )
  const prefix = parts.filter(Boolean).join('/')
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` }
}

const unquoted = (etag: string | undefined) => (etag ?? '').replaceAll('"', '')

/** A write's condition as headers. ETags are given without quotes, as S3's documentation does and Ceph needs it. */
function conditionOf(expected: Expected | undefined) {
  if (expected === undefined) return {}
  return expected.etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: expected.etag }
}

/** Answers to a write whose condition does not hold, or to one of several at the same moment. */
const CONFLICTS = new Set([409, 412])

/** Time for a removal with its repetitions: a clean-up that waits for one is not taken for dead meanwhile. */
const REMOVAL_MS = 20_000

/** Metadata of an answer, with the number of tries that it took. */
interface Answered {
  readonly $metadata?: { readonly attempts?: number }
}

/** True when all that was sent has its answer. */
const isOnlyTry = (answer: unknown) => (answer as Answered).$metadata?.attempts === 1

/** Answers that nothing was done, whatever the reason. */
const isRefusal = (status = 0) => status >= 400 && status < 500

/**
 * Object storage that speaks the S3 API. Credentials, region and endpoint come from where all tools take them: the
 * environment (AWS_ACCESS_KEY_ID, AWS_REGION, AWS_ENDPOINT_URL_S3 …), profiles, or the machine's role.
 */
export async function openS3(address: string): Promise<ObjectStore> {
  const { bucket, prefix } = readBucketAddress(address)
  const sdk = await import('@aws-sdk/client-s3')
  const { env } = process
  const variable = env['AWS_ENDPOINT_URL_S3'] === undefined ? 'AWS_ENDPOINT_URL' : 'AWS_ENDPOINT_URL_S3'
  const endpoint = env[variable]
  if (endpoint !== undefined) demandAddress(variable, endpoint, 'https://s3.example')
  const client = new sdk.S3Client({
    // Servers of one's own rarely have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    ...(endpoint === undefined ? {} : { endpoint, region: env['AWS_REGION'] ?? 'us-east-1' }),
    maxAttempts: 4,
    // Other checksums than Content-MD5 are unknown to servers of before 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  async function told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw s3Error(error, address)
    }
  }
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  async function put(key: string, body: Buffer, kind: Kind, expected?: Expected): Promise<string> {
    const { type, encoding, cache } = kind
    const command = new sdk.PutObjectCommand({
      ...place(key),
      Body: body,
      ContentMD5: createHash('md5').update(body).digest('base64'),
      ContentType: type,
      CacheControl: cache,
      ...(encoding === undefined ? {} : { ContentEncoding: encoding }),
      ...conditionOf(expected),
    })
    try {
      return unquoted((await client.send(command)).ETag)
    } catch (error) {
      const status = statusOf(error)
      // A server may answer 404 where an object that is to be replaced is gone.
      const isGone = status === 404 && expected?.etag !== undefined && (error as Error).name === 'NoSuchKey'
      if (expected !== undefined && (isGone || CONFLICTS.has(status ?? 0))) throw new ChangedMeanwhile(key)
      throw s3Error(error, address)
    }
  }

  async function pages(from: string, Delimiter?: string) {
    const found: Listed[] = []
    const folders: string[] = []
    const input = { Bucket: bucket, Prefix: prefix + from, ...(Delimiter === undefined ? {} : { Delimiter }) }
    for await (const page of sdk.paginateListObjectsV2({ client }, input)) {
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
        found.push({ key: Key.slice(prefix.length), bytes: Size, at: LastModified })
      for (const { Prefix = '' } of page.CommonPrefixes ?? [])
        folders.push(Prefix.slice(prefix.length + from.length).replace(/\/$/, ''))
    }
    return { found, folders }
  }

  return {
    address,
    get: async (key) => {
      try {
        const { Body, ETag } = await client.send(new sdk.GetObjectCommand(place(key)))
        const body = Buffer.from((await Body?.transformToByteArray()) ?? [])
        return { body, etag: unquoted(ETag) }
      } catch (error) {
        if (statusOf(error) === 404 && (error as Error).name === 'NoSuchKey') return undefined
        throw s3Error(error, address)
      }
    },
    put,
    list: (from) => told(async () => (await pages(from)).found),
    folders: (from) => told(async () => (await pages(from, '/')).folders),
    remove: async (key) => {
      const abortSignal = AbortSignal.timeout(REMOVAL_MS)
      try {
        return isOnlyTry(await client.send(new sdk.DeleteObjectCommand(place(key)), { abortSignal }))
      } catch (error) {
        const words = s3Error(error, address)
        throw isRefusal(statusOf(error)) && isOnlyTry(error) ? new Refused(words) : words
      }
    },
  }
}
