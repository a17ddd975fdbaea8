// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { setPictureBases } from '@tessera/ui/media/picture-bases.ts'
import { call, meetServer } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'

export type Site = CallOutput<'site.permission'>

let known: Site | undefined

/** The first call of the page: names, switches, key. Everything renders after it. */
export async function meetSite(): Promise<Site> {
  const site = await queryClient.fetchQuery({
    queryKey: ['site.permission', {}],
    queryFn: () => call('site.permission', { host: location.host }),
    staleTime: Infinity,
    retry: 2,
  })
  known = site
  meetServer(site.whitelabel)
  setPictureBases(site.imageCDNs)
  return site
}

/** The platform's first answer, for code outside of components. Throws before it has loaded. */
export function knownSite(): Site {
  if (!known) throw new Error('The site is not known yet')
  return known
}
