// SPDX-License-Identifier: Apache-2.0
import type { ContentPicture } from '@tessera/contract/messages/content'
import type { Queries } from '../../../platform/db/index.ts'
import { mediaByIds, type Media } from '../media/media-store.ts'
import { mediaAddress } from '../media/serve-media.ts'

export type DrawnPicture = (picture: { id: string }, shape: 'wide' | 'phone') => string
interface Pictured {
  id: number
  body: { picture: ContentPicture }
}
/**
 * The wide picture for pages, the one for phones, and the wide one in the format that every link preview
 * supports.
 */
export interface PictureAddresses {
  imageUrl: string
  imageUrlPhone: string
  sharedUrl: string
}

/** The id of the drawn picture for an item that has no picture of its own. */
export const artIdOf = ({ id, body: { picture } }: Pictured): string => picture.artId || `content-${id}`

/**
 * The addresses of each item's pictures: from the library where there are any, else drawn ones. One query for
 * all items.
 */
export async function pictureAddresses(
  db: Queries,
  drawn: DrawnPicture,
  items: readonly Pictured[],
): Promise<(item: Pictured) => PictureAddresses> {
  const ids = items
    .flatMap(({ body: { picture } }) => [picture.wide, picture.phone])
    .filter((id) => id !== null)
  const library = new Map(
    (ids.length === 0 ? [] : await mediaByIds(db, ids)).map((media) => [media.id, media]),
  )
  return (item) => {
    const { wide, phone } = item.body.picture
    const [forWide, forPhone] = [library.get(wide ?? phone ?? 0), library.get(phone ?? wide ?? 0)]
    const drawnWide = drawn({ id: artIdOf(item) }, 'wide')
    return {
      imageUrl: forWide ? mediaAddress(forWide.file) : drawnWide,
      imageUrlPhone: forPhone ? mediaAddress(forPhone.file) : drawn({ id: artIdOf(item) }, 'phone'),
      sharedUrl: forWide ? mediaAddress(largestWebp(forWide)) : drawnWide.replace(/\.avif$/, '.webp'),
    }
  }
}

const largestWebp = ({ sizes, file }: Media): string =>
  sizes.find(({ format }) => format === 'webp')?.file ?? file
