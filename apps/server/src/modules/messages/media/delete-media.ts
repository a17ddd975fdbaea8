import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { lockMerchantContents } from '../contents/content-store.ts'
import { lockFiles, mediaById, orphans, removeMedia, usersOf, type Media } from './media-store.ts'
import type { MediaDeps } from './upload-media.ts'

/**
 * Takes a picture out of the library, with the files that nobody needs any more. Throws `messages.pictureInUse` while a
 * content shows it, or whatever else the caller knows of. `record` runs in the same transaction.
 */
export async function deleteMedia(
  { database, files }: Pick<MediaDeps, 'database' | 'files'>, id: number, usedElsewhere: (media: Media) => Promise<string[]>, record: (tx: Tx, media: Media) => Promise<void>,
): Promise<void> {
  await database.transaction(async tx => {
    await lockFiles(tx)
    const media = await mediaById(tx, id)
    if (!media) throw fault('call.notFound')
    await lockMerchantContents(tx, media.merchant)
    const users = [...(await usersOf(tx, [media])).get(id) ?? [], ...await usedElsewhere(media)]
    if (users.length > 0) throw fault('messages.pictureInUse', { items: users.join(', ') })
    await removeMedia(tx, id)
    await record(tx, media)
    for (const file of await orphans(tx, media.sizes.map(({ file: name }) => name))) await files.remove('public', file)
  })
}
