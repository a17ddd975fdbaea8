import { fault } from '@tessera/contract'
import type { MediaKind } from '@tessera/contract/messages/content'
import type { Database, Tx } from '../../../platform/db/index.ts'
import type { EditFacts } from '../contents/content.ts'
import { lockMerchantContents } from '../contents/content-store.ts'
import type { FileStore } from '../ports.ts'
import { drawSizes } from './draw-sizes.ts'
import { insertMedia, lockFiles, mediaById, orphans, removeMedia, usersOf, type Media } from './media-store.ts'
import { pictureSizes, smallestPictures } from './picture-sizes.ts'
import type { PictureWork } from './picture-work.ts'
import { readPicture } from './read-picture.ts'

export interface MediaDeps { database: Database; files: FileStore; pictureWork: PictureWork }
export interface PictureToUpload { merchant: string; kind: MediaKind; name: string; data: string }

/** Takes a picture into the library: checked, drawn anew in the sizes of its kind, stored. `record` runs in the same transaction. */
export async function uploadMedia({ database, files, pictureWork }: MediaDeps, { nowMs, by }: EditFacts, { merchant, kind, name, data }: PictureToUpload, record: (tx: Tx, media: Media) => Promise<void>): Promise<Media> {
  const drawn = await pictureWork(async () => {
    const picture = await readPicture(data, { formats: ['png', 'jpeg', 'webp'], name })
    const smallest = smallestPictures[kind]
    if (picture.width < smallest.width || picture.height < smallest.height) throw fault('messages.pictureTooSmall', smallest)
    return drawSizes(picture, pictureSizes[kind])
  })
  const sizes = drawn.map(({ content: _, ...size }) => size)
  const [largest] = sizes
  if (!largest) throw new Error(`a picture of kind ${kind} has no size`)
  return database.transaction(async tx => {
    await lockFiles(tx)
    for (const { file, content } of drawn) await files.keep('public', file, content)
    const media = await insertMedia(tx, { merchant, kind, name, file: largest.file, width: largest.width, height: largest.height, sizes, uploadedAtMs: nowMs, uploadedBy: by })
    await record(tx, media)
    return media
  })
}

/** Takes a picture out of the library. Throws `messages.pictureInUse` while a content shows it, or whatever else the caller knows of. Files that nobody needs any more go with it. */
export async function deleteMedia({ database, files }: MediaDeps, id: number, usedElsewhere: (media: Media) => Promise<string[]>, record: (tx: Tx, media: Media) => Promise<void>): Promise<void> {
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
