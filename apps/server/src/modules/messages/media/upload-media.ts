// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { MediaKind } from '@tessera/contract/messages/content'
import type { Database, Queries, Tx } from '../../../platform/db/index.ts'
import type { EditFacts } from '../contents/content.ts'
import type { FileStore } from '../ports.ts'
import { drawSizes, type DrawnFile } from './draw-sizes.ts'
import { removalsOf, takeRemovals, type FileRemoval } from './file-removals.ts'
import { insertMedia, listMedia, lockFiles, type Media } from './media-store.ts'
import { pictureSizes, smallestPictures } from './picture-sizes.ts'
import type { PictureWork } from './picture-work.ts'
import { readPicture } from './read-picture.ts'
import { removeFiles, removeUnusedFiles } from './remove-files.ts'

export interface MediaDeps {
  database: Database
  files: FileStore
  pictureWork: PictureWork
}
export interface PictureToUpload {
  brandCode: string
  kind: MediaKind
  name: string
  data: string
}

/** The most pictures that the library of one brand may hold. */
export const mostPicturesOfBrand = 5_000

/** Refuses another picture for a brand whose library is full. */
async function requireRoom(db: Queries, brandCode: string): Promise<void> {
  const { totalCount } = await listMedia(db, { brandCode, pageNo: 1, pageSize: 1 })
  if (totalCount >= mostPicturesOfBrand) throw fault('messages.libraryFull', { most: mostPicturesOfBrand })
}

/**
 * Adds a picture to the library: checked, re-encoded in the sizes of its kind, stored. `record` runs in the
 * same transaction as the row, after the files are in the store. Throws `call.unavailable`, and adds nothing,
 * while the store is unreachable.
 */
export async function uploadMedia(
  deps: MediaDeps,
  { nowMs, by }: EditFacts,
  picture: PictureToUpload,
  record: (tx: Tx, media: Media) => Promise<void>,
): Promise<Media> {
  const { brandCode, kind, name } = picture
  const { database, files } = deps
  await requireRoom(database, brandCode)
  const drawn = await draw(deps, picture)
  const sizes = drawn.map(({ content: _, ...size }) => size)
  // For a small picture several sizes are the same file.
  const names = [...new Set(sizes.map(({ file }) => file))]
  const [largest] = sizes
  if (!largest) throw new Error(`a picture of kind ${kind} has no size`)
  const before = await requireNoRemoval(deps, names, nowMs)
  try {
    for (const { file, content } of drawn) await files.keep('public', file, content)
    return await database.transaction(async (tx) => {
      await lockFiles(tx)
      if (!sameRemovals(before, await removalsOf(tx, names))) throw fault('call.unavailable')
      await requireRoom(tx, brandCode)
      const media = await insertMedia(tx, {
        brandCode,
        kind,
        name,
        file: largest.file,
        width: largest.width,
        height: largest.height,
        sizes,
        uploadedAtMs: nowMs,
        uploadedBy: by,
      })
      await record(tx, media)
      return media
    })
  } catch (error) {
    await removeUnusedFiles(deps, names, nowMs).catch(() => undefined)
    throw error
  }
}

async function draw({ pictureWork }: MediaDeps, { kind, name, data }: PictureToUpload): Promise<DrawnFile[]> {
  const picture = await readPicture(data, { formats: ['png', 'jpeg', 'webp'], name })
  const smallest = smallestPictures[kind]
  if (picture.width < smallest.width || picture.height < smallest.height)
    throw fault('messages.pictureTooSmall', smallest)
  return pictureWork(async () => {
    await picture.requireReadable()
    return drawSizes(picture, pictureSizes[kind])
  })
}

/**
 * A file whose removal is under way must be gone before it is stored again. Returns the removals decided so
 * far.
 */
async function requireNoRemoval(
  deps: MediaDeps,
  names: readonly string[],
  nowMs: number,
): Promise<FileRemoval[]> {
  await removeFiles(deps, await takeRemovals(deps.database, nowMs, names), nowMs)
  const removals = await removalsOf(deps.database, names)
  if (removals.some(({ finished }) => !finished)) throw fault('call.unavailable')
  return removals
}

const sameRemovals = (before: readonly FileRemoval[], now: readonly FileRemoval[]): boolean =>
  now.every(({ file, number }) => before.some((other) => other.file === file && other.number === number))
