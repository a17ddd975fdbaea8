// SPDX-License-Identifier: Apache-2.0
import { bannerGroup } from '@tessera/contract/messages/banner-groups'
import type { BannerGroup } from '@tessera/contract/messages/content'
import { facingArt } from '@tessera/ui/media/facing-art.ts'
import type { PictureAddresses } from '../../modules/messages/index.ts'

/** Reads the first banner of a group. */
export type FirstBanner = (group: BannerGroup) => Promise<PictureAddresses | undefined>

/** Above results of the search there is no banner. */
const isSearch = (query: string | undefined): boolean => new URLSearchParams(query).has('gameName')

/**
 * What a browser may fetch for a page of the site before its scripts run: the picture of the first banner of its group,
 * in the shape for the screen and for texts in direction `dir`. The value of a Link header; undefined if there is
 * nothing, or the database is unavailable.
 */
export async function siteHints(
  firstBanner: FirstBanner,
  address: string,
  dir: 'ltr' | 'rtl' = 'ltr',
): Promise<string | undefined> {
  const [path = '', query] = address.split('?')
  const group = isSearch(query) ? undefined : bannerGroup(path)
  const banner = group && (await firstBanner(group).catch(() => undefined))
  if (banner === undefined) return undefined
  return [
    `<${facingArt(banner.imageUrlPhone, dir)}>; rel=preload; as=image; fetchpriority=high; media="(max-width: 47.99rem)"`,
    `<${facingArt(banner.imageUrl, dir)}>; rel=preload; as=image; fetchpriority=high; media="(min-width: 48rem)"`,
  ].join(', ')
}

/** The picture for shared links to the site: that of the first banner of home. Undefined if there is none. */
export async function sharedPicture(firstBanner: FirstBanner): Promise<string | undefined> {
  return (await firstBanner('home').catch(() => undefined))?.sharedUrl
}
