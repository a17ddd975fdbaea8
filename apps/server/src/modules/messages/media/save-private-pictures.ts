// SPDX-License-Identifier: Apache-2.0
import type { MessagesDeps } from '../messages-deps.ts'
import { drawSizes, type DrawnFile } from './draw-sizes.ts'
import { readPicture, type ReadPicture } from './read-picture.ts'

/** Large enough to read a screenshot. */
const storedSize = { width: 1600, height: 1600, fit: 'inside' as const }

/**
 * Accepts pictures of a member or visitor, png or jpg: checks the headers of all before any of them is
 * queued, decodes all before re-encoding the first. Throws the faults of a refused picture.
 */
export async function drawPrivatePictures(
  { pictureWork }: Pick<MessagesDeps, 'pictureWork'>,
  sent: readonly (string | Buffer)[],
): Promise<DrawnFile[]> {
  const read: ReadPicture[] = []
  for (const picture of sent) read.push(await readPicture(picture, { formats: ['png', 'jpeg'] }))
  if (read.length === 0) return []
  return pictureWork(async () => {
    const files: DrawnFile[] = []
    // One after another: each takes the memory of its pixels.
    for (const picture of read) await picture.requireReadable()
    for (const picture of read) files.push(...(await drawSizes(picture, [storedSize], ['webp'])))
    return files
  })
}

/** Stores only the re-encoded pictures, where operators can read them. Returns the names of the files. */
export async function savePrivatePictures(
  { files, pictureWork }: Pick<MessagesDeps, 'files' | 'pictureWork'>,
  sent: readonly (string | Buffer)[],
): Promise<string[]> {
  const drawn = await drawPrivatePictures({ pictureWork }, sent)
  for (const { file, content } of drawn) await files.keep('private', file, content)
  return drawn.map(({ file }) => file)
}

/** Stored pictures as data URLs, for a page of an operator. */
export async function showPrivatePictures(
  { files }: Pick<MessagesDeps, 'files'>,
  names: readonly string[],
): Promise<string[]> {
  const pictures = await Promise.all(names.map((name) => files.read('private', name)))
  return pictures.flatMap((bytes) => (bytes ? [`data:image/webp;base64,${bytes.toString('base64')}`] : []))
}
