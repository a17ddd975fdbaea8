// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { StorageUnavailable, type FileStore } from '../../modules/messages/ports.ts'
import type { Chance } from '../../platform/chance/chance.ts'
import type { Environment, FileBucket } from '../../platform/env/environment.ts'
import { createBoundedStore } from './bounded-store.ts'
import { createLocalFolderStore } from './local-folder/local-folder.ts'
import { createS3Requests } from './s3/s3-requests.ts'
import { createS3Store } from './s3/s3-store.ts'

/** The files of a data folder, which only processes of this machine see. */
export const folderStore = (dataDir: string, chance: Chance): FileStore =>
  createLocalFolderStore(join(dataDir, 'files'), () => chance.bytes(6).toString('hex'))

/** The files of a bucket, which every process sees. */
export const bucketStore = (bucket: FileBucket): FileStore => createS3Store(createS3Requests(bucket))

/** Where this process stores uploaded files: in the bucket of the environment, else in its data folder. */
export const chooseStore = (
  { dataDir, fileBucket }: Pick<Environment, 'dataDir' | 'fileBucket'>,
  chance: Chance,
): FileStore =>
  createBoundedStore(fileBucket === undefined ? folderStore(dataDir, chance) : bucketStore(fileBucket))

/**
 * Checks whether a bucket accepts us. Throws StorageUnavailable: `refused` when the settings are wrong,
 * `away` when that is unknown.
 */
export async function requireBucket(bucket: FileBucket): Promise<void> {
  const listing = await createS3Requests(bucket)({
    method: 'GET',
    query: { 'list-type': '2', 'max-keys': '1' },
  })
  if (listing.status === 404)
    throw new StorageUnavailable(
      'refused',
      `${new URL(bucket.endpoint).origin} is no file store that speaks S3`,
    )
}
