// SPDX-License-Identifier: Apache-2.0
import type { Site } from './site.ts'
import { zoneOf } from './zone-of.ts'

/** Chosen once and kept as long as the page lives, so that the browser's cache stays useful (D-59). */
const choice = Math.random()

/** One of the hosts from which games are started, for this load of the page; undefined: each game's own. */
export function launchHost(
  { launchGameCDNs }: Pick<Site, 'launchGameCDNs'>,
  chosen = choice,
): string | undefined {
  return launchGameCDNs[Math.floor(chosen * launchGameCDNs.length)]
}

/**
 * The address of a game at the chosen host. Only in-house games move; another vendor's address is his.
 */
export function launchAddress(
  address: string,
  site: Pick<Site, 'launchGameCDNs'> & { whitelabel: { studioOrigin: string } },
  chosen = choice,
): string {
  const host = launchHost(site, chosen)
  const { studioOrigin } = site.whitelabel
  return host === undefined || !address.startsWith(`${studioOrigin}/`)
    ? address
    : host.replace(/\/+$/, '') + address.slice(studioOrigin.length)
}

/** Where the pages of our own games come from in this load, for the messages of their frame. */
export function gameOrigin(
  site: Pick<Site, 'launchGameCDNs'> & { whitelabel: { studioOrigin: string } },
): string {
  return launchHost(site)?.replace(/\/+$/, '') ?? site.whitelabel.studioOrigin
}

/** The address of a page of our own games with the clock of the site, by which it shows its times. */
export function withSiteClock(
  address: string,
  site: Pick<Site, 'launchGameCDNs'> & { whitelabel: { studioOrigin: string; siteTimeZone: number } },
): string {
  if (!address.startsWith(`${gameOrigin(site)}/`) && !address.startsWith(`${site.whitelabel.studioOrigin}/`))
    return address
  const url = new URL(address)
  url.searchParams.set('zone', zoneOf(site.whitelabel.siteTimeZone))
  return url.href
}
