// SPDX-License-Identifier: Apache-2.0
import type { Site } from './site.ts'

/** Chosen once per load of the page, so that the browser's cache stays useful (D-59). */
const choice = Math.random()

/** One of the hosts from which games are started, for this load of the page; undefined: each game's own. */
export function launchHost(
  { launchGameCDNs }: Pick<Site, 'launchGameCDNs'>,
  chosen = choice,
): string | undefined {
  return launchGameCDNs[Math.floor(chosen * launchGameCDNs.length)]
}

/** The address of a game at the chosen host. Only in-house games move; other vendors' addresses stay. */
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

/** The origin of our own games' pages in this load, for the messages of their frame. */
export function gameOrigin(
  site: Pick<Site, 'launchGameCDNs'> & { whitelabel: { studioOrigin: string } },
): string {
  return launchHost(site)?.replace(/\/+$/, '') ?? site.whitelabel.studioOrigin
}

/** The address of a page of our own games with the site's time zone, for displaying times. */
export function withSiteClock(
  address: string,
  site: Pick<Site, 'launchGameCDNs'> & { whitelabel: { studioOrigin: string; siteTimeZone: string } },
): string {
  if (!address.startsWith(`${gameOrigin(site)}/`) && !address.startsWith(`${site.whitelabel.studioOrigin}/`))
    return address
  const url = new URL(address)
  url.searchParams.set('zone', site.whitelabel.siteTimeZone)
  return url.href
}
