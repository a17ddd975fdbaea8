// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { lockBrandContents } from '../contents/content-store.ts'
import { decideRemovals } from './file-removals.ts'
import { lockFiles, mediaById, orphans, removeMedia, usersOf, type Media } from './media-store.ts'
import { removeFiles } from './remove-files.ts'
import type { MediaDeps } from './upload-media.ts'

/**
 * Deletes a picture from the library, with the files that nothing else uses. Throws `messages.pictureInUse`
 * while a content shows it or the caller says that it is used. `record` runs in the same transaction. While
 * the store is unreachable the picture still leaves the library, and its files are removed later.
 */
export async function deleteMedia(
  deps: Pick<MediaDeps, 'database' | 'files'>,
  { id, nowMs }: { id: number; nowMs: number },
  usedElsewhere: (media: Media) => Promise<string[]>,
  record: (tx: Tx, media: Media) => Promise<void>,
): Promise<void> {
  const unused = await deps.database.transaction(async (tx) => {
    await lockFiles(tx)
    const media = await mediaById(tx, id)
    if (!media) throw fault('call.notFound')
    await lockBrandContents(tx, media.brandCode)
    const users = [...((await usersOf(tx, [media])).get(id) ?? []), ...(await usedElsewhere(media))]
    if (users.length > 0) throw fault('messages.pictureInUse', { items: users.join(', ') })
    await removeMedia(tx, id)
    await record(tx, media)
    const found = await orphans(tx, [...new Set(media.sizes.map(({ file }) => file))])
    await decideRemovals(tx, found, nowMs)
    return found
  })
  // The store is called only after the locks are released.
  await removeFiles(deps, unused, nowMs)
}
