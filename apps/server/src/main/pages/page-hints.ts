// SPDX-License-Identifier: Apache-2.0
import { facingArt } from '@tessera/ui/media/facing-art.ts'
import type { PictureAddresses } from '../../modules/messages/index.ts'

const homes = new Set(['/', '/index', '/index.html', '/home'])
/** Asks for the first banner of home. */
type FirstBanner = () => Promise<PictureAddresses | undefined>

/**
 * What a browser may fetch for a page of the site before its scripts have asked: on home the picture of the
 * first banner, in the shape of the screen and facing words of direction `dir`. The value of a Link header;
 * undefined where there is nothing, or the database is away.
 */
export async function siteHints(
  firstBanner: FirstBanner,
  address: string,
  dir: 'ltr' | 'rtl' = 'ltr',
): Promise<string | undefined> {
  const [path = '', query] = address.split('?')
  if (!homes.has(path) || new URLSearchParams(query).has('gameName')) return undefined
  const banner = await firstBanner().catch(() => undefined)
  if (banner === undefined) return undefined
  return [
    `<${facingArt(banner.imageUrlPhone, dir)}>; rel=preload; as=image; fetchpriority=high; media="(max-width: 47.99rem)"`,
    `<${facingArt(banner.imageUrl, dir)}>; rel=preload; as=image; fetchpriority=high; media="(min-width: 48rem)"`,
  ].join(', ')
}

/**
 * The picture that stands for the site where a link to it is shared: that of the first banner. Undefined
 * where there is none.
 */
export async function sharedPicture(firstBanner: FirstBanner): Promise<string | undefined> {
  return (await firstBanner().catch(() => undefined))?.sharedUrl
}
