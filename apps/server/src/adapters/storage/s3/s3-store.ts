// SPDX-License-Identifier: Apache-2.0
import type { FileStore } from '../../../modules/messages/ports.ts'
import { filePath, isFileName } from '../file-paths.ts'
import { readListing } from './read-listing.ts'
import type { S3Requests } from './s3-requests.ts'

const usualPageSize = 1_000

/** Stores files in a bucket of an S3-compatible store, at the same paths as in a folder. */
export const createS3Store = (ask: S3Requests, pageSize = usualPageSize): FileStore => ({
  async keep(area, name, bytes) {
    await ask({ method: 'PUT', key: filePath(area, name), body: bytes })
  },
  async read(area, name) {
    if (!isFileName(name)) return undefined
    const { status, body } = await ask({ method: 'GET', key: filePath(area, name) })
    return status === 404 ? undefined : body
  },
  async remove(area, name) {
    await ask({ method: 'DELETE', key: filePath(area, name) })
  },
  async *list(area) {
    let after: string | undefined
    do {
      const { body } = await ask({
        method: 'GET',
        query: {
          'list-type': '2',
          'max-keys': String(pageSize),
          prefix: `${area}/`,
          ...(after !== undefined && { 'continuation-token': after }),
        },
      })
      const { keys, next } = readListing(body.toString('utf8'))
      yield* keys.map((key) => key.split('/').at(-1) ?? '').filter(isFileName)
      after = next
    } while (after !== undefined)
  },
})
