import { bannerPictures } from '../modules/messages/index.ts'
import type { Queries } from '../platform/db/index.ts'
import { artAddresses } from './art-addresses.ts'

const homes = new Set(['/', '/index', '/index.html', '/home'])

/**
 * What a browser may fetch for a page of the site before its scripts have asked: on home the picture of the first banner,
 * in the shape of the screen. The value of a Link header; undefined where there is nothing, or the database is away.
 */
export async function siteHints(db: Queries, address: string): Promise<string | undefined> {
  const [path = '', query] = address.split('?')
  if (!homes.has(path) || new URLSearchParams(query).has('gameName')) return undefined
  const [id] = await bannerPictures(db).catch(() => [])
  if (id === undefined) return undefined
  return [
    `<${artAddresses.banner({ id }, 'phone')}>; rel=preload; as=image; fetchpriority=high; media="(max-width: 47.99rem)"`,
    `<${artAddresses.banner({ id }, 'wide')}>; rel=preload; as=image; fetchpriority=high; media="(min-width: 48rem)"`,
  ].join(', ')
}

/** The picture that stands for the site where a link to it is shared: that of the first banner. Undefined where there is none. */
export async function sharedPicture(db: Queries): Promise<string | undefined> {
  const [id] = await bannerPictures(db).catch(() => [])
  return id === undefined ? undefined : artAddresses.banner({ id }, 'wide').replace(/\.avif$/, '.webp')
}
