// SPDX-License-Identifier: Apache-2.0
import { headBytes, pictureFormatOf } from '@tessera/rules/promotions/application'

/** Sorts files by their first bytes: the file name does not count. */
export async function judgePictures(files: readonly File[]): Promise<{ pictures: File[]; others: File[] }> {
  const judged = await Promise.all(
    files.map(async (file) => ({
      file,
      format: pictureFormatOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())),
    })),
  )
  return {
    pictures: judged.filter(({ format }) => format).map(({ file }) => file),
    others: judged.filter(({ format }) => !format).map(({ file }) => file),
  }
}
