// SPDX-License-Identifier: Apache-2.0
import { createContext, use } from 'react'
import type { Site } from './site.ts'
import { zoneOf } from './zone-of.ts'

export const SiteContext = createContext<Site | null>(null)

/** The platform's answer from when the page was opened. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('The site is not known yet')
  return site
}

/** The time zone of the site in the form that Intl reads, such as +07:00. */
export function useZone(): string {
  return zoneOf(useSite().whitelabel.siteTimeZone)
}
