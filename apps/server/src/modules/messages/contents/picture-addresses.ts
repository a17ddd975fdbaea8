import type { ContentPicture } from '@tessera/contract/messages/content'
import type { Queries } from '../../../platform/db/index.ts'
import { mediaByIds } from '../media/media-store.ts'
import { mediaAddress } from '../media/serve-media.ts'

export type DrawnPicture = (picture: { id: string }, shape: 'wide' | 'phone') => string
interface Pictured { id: number; body: { picture: ContentPicture } }

/** What the picture maker calls the picture of an item that names none. */
export const artIdOf = ({ id, body: { picture } }: Pictured): string => picture.artId || `content-${id}`

/** Gives each item's two addresses: pictures of the library where there are any, else drawn ones. One query for all. */
export async function pictureAddresses(db: Queries, drawn: DrawnPicture, items: readonly Pictured[]): Promise<(item: Pictured) => { imageUrl: string; imageUrlPhone: string }> {
  const ids = items.flatMap(({ body: { picture } }) => [picture.wide, picture.phone]).filter(id => id !== null)
  const files = new Map((ids.length === 0 ? [] : await mediaByIds(db, ids)).map(({ id, file }) => [id, file]))
  return item => {
    const { wide, phone } = item.body.picture
    const address = (own: number | null, other: number | null, shape: 'wide' | 'phone'): string => {
      const file = files.get(own ?? 0) ?? files.get(other ?? 0)
      return file === undefined ? drawn({ id: artIdOf(item) }, shape) : mediaAddress(file)
    }
    return { imageUrl: address(wide, phone, 'wide'), imageUrlPhone: address(phone, wide, 'phone') }
  }
}
