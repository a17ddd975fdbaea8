// SPDX-License-Identifier: Apache-2.0
import { facingArt } from '@tessera/ui/media/facing-art.ts'
import type { PictureAddresses } from '../../modules/messages/index.ts'

const homes = new Set(['/', '/index', '/index.html', '/home'])
/** Reads the first banner of the home page. */
type FirstBanner = () => Promise<PictureAddresses | undefined>

/**
 * What a browser may fetch for a page of the site before its scripts run: on the home page, the picture of
 * the first banner, in the shape for the screen and for texts in direction `dir`. The value of a Link header;
 * undefined if there is nothing, or the database is unavailable.
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

/** The picture for shared links to the site: that of the first banner. Undefined if there is none. */
export async function sharedPicture(firstBanner: FirstBanner): Promise<string | undefined> {
  return (await firstBanner().catch(() => undefined))?.sharedUrl
}
