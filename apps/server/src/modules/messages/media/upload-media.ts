import { fault } from '@tessera/contract'
import type { MediaKind } from '@tessera/contract/messages/content'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import type { EditFacts } from '../contents/content.ts'
import type { FileStore } from '../ports.ts'
import { drawSizes } from './draw-sizes.ts'
import { insertMedia, listMedia, lockFiles, type Media } from './media-store.ts'
import { pictureSizes, smallestPictures } from './picture-sizes.ts'
import type { PictureWork } from './picture-work.ts'
import { readPicture } from './read-picture.ts'

export interface MediaDeps { database: Database; files: FileStore; pictureWork: PictureWork }
export interface PictureToUpload { merchant: string; kind: MediaKind; name: string; data: string }

/** What the library of one brand may hold. */
export const mostPicturesOfBrand = 5_000

/** Refuses one more picture for a brand whose library is full. */
async function requireRoom(db: Queries, merchant: string): Promise<void> {
  const { totalCount } = await listMedia(db, { merchant, pageNo: 1, pageSize: 1 })
  if (totalCount >= mostPicturesOfBrand) throw fault('messages.libraryFull', { most: mostPicturesOfBrand })
}

/** Takes a picture into the library: checked, drawn anew in the sizes of its kind, stored. `record` runs in the same transaction. */
export async function uploadMedia({ database, files, pictureWork }: MediaDeps, { nowMs, by }: EditFacts, { merchant, kind, name, data }: PictureToUpload, record: (tx: Tx, media: Media) => Promise<void>): Promise<Media> {
  await requireRoom(database, merchant)
  const picture = await readPicture(data, { formats: ['png', 'jpeg', 'webp'], name })
  const smallest = smallestPictures[kind]
  if (picture.width < smallest.width || picture.height < smallest.height) throw fault('messages.pictureTooSmall', smallest)
  const drawn = await pictureWork(async () => {
    await picture.requireReadable()
    return drawSizes(picture, pictureSizes[kind])
  })
  const sizes = drawn.map(({ content: _, ...size }) => size)
  const [largest] = sizes
  if (!largest) throw new Error(`a picture of kind ${kind} has no size`)
  return database.transaction(async tx => {
    await lockFiles(tx)
    await requireRoom(tx, merchant)
    for (const { file, content } of drawn) await files.keep('public', file, content)
    const media = await insertMedia(tx, { merchant, kind, name, file: largest.file, width: largest.width, height: largest.height, sizes, uploadedAtMs: nowMs, uploadedBy: by })
    await record(tx, media)
    return media
  })
}
