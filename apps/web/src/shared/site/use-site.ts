// SPDX-License-Identifier: Apache-2.0
import { isTimeZone } from '@tessera/rules/site/time-zones'
import { createContext, use } from 'react'
import type { Site } from './site.ts'

export const SiteContext = createContext<Site | null>(null)

/** The platform's answer from when the page was opened. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('The site is not known yet')
  return site
}

/** The name of the site's time zone; UTC in a browser that is too old to know it. */
export function useZone(): string {
  const { siteTimeZone } = useSite().whitelabel
  return isTimeZone(siteTimeZone) ? siteTimeZone : 'UTC'
}
