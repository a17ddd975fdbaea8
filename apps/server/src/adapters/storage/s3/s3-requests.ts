// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { StorageUnavailable } from '../../../modules/messages/ports.ts'
import { createOutbound, type Outbound } from '../../../platform/outbound/outbound.ts'
import type { FileBucket } from '../../../platform/env/environment.ts'

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
}
export interface S3Answer {
  status: number
  body: Buffer
}

/**
 * Sends a request to a bucket. Answers with 2xx, or 404 for a missing key; throws StorageUnavailable for
 * everything else.
 */
export type S3Requests = (request: S3Request) => Promise<S3Answer>

const usualTimeoutMs = 5_000
/** More than the largest stored picture, and than a page of a listing. */
const mostBytes = 16 * 1024 * 1024

/** The operator has configured this address: it may be in a private network. */
const anyAddress = createOutbound({ anywhere: true })

/** Signed requests to one bucket, each answered or aborted within `timeoutMs`. */
export function createS3Requests(
  { endpoint, bucket, region, accessKey, secretKey, pathStyle }: FileBucket,
  timeoutMs = usualTimeoutMs,
  outbound: Outbound = anyAddress,
): S3Requests {
  const root = new URL(endpoint)
  if (!pathStyle) root.hostname = `${bucket}.${root.hostname}`
  const cache = new Map<string, ArrayBuffer>()
  return async ({ method, key = '', query = {}, body }) => {
    const url = new URL([...(pathStyle ? [bucket] : []), ...(key === '' ? [] : [key])].join('/'), root)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const signed = await new AwsV4Signer({
      url: url.href,
      method,
      headers,
      service: 's3',
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      cache,
    }).sign()
    // Yesterday's signing key is useless today.
    if (cache.size > 4) cache.clear()
    const answer = await outbound(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
      mostBytes,
    }).catch((error: unknown) => {
      throw new StorageUnavailable(
        'away',
        `the file store at ${root.origin} does not answer (${wordOf(error)})`,
        error,
      )
    })
    return judge(
      { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) },
      { bucket, origin: root.origin },
    )
  }
}

function judge(answer: S3Answer, { bucket, origin }: { bucket: string; origin: string }): S3Answer {
  const { status } = answer
  if (status >= 200 && status < 300) return answer
  const code =
    /<Code>([A-Za-z]{1,60})<\/Code>/.exec(answer.body.toString('utf8', 0, 4_096))?.[1] ?? `HTTP ${status}`
  if (status === 404 && code !== 'NoSuchBucket') return answer
  if (status === 404)
    throw new StorageUnavailable('refused', `the file store at ${origin} has no bucket "${bucket}"`)
  if (status >= 500 || status === 429 || status === 408)
    throw new StorageUnavailable('away', `the file store at ${origin} is not able to answer now (${code})`)
  throw new StorageUnavailable(
    'refused',
    `the file store at ${origin} refuses the bucket "${bucket}" with these keys (${code})`,
  )
}

const wordOf = (error: unknown): string => {
  const { code, name } = error as { code?: string; name?: string }
  return name === 'TimeoutError' ? 'no answer in time' : (code ?? name ?? 'unknown')
}
