import type { CallOutput } from '@tessera/contract'
import { ask, meetHouse } from '../api/ask.ts'
import { queryClient } from '../api/query-client.ts'

export type Site = CallOutput<'site.permission'>

/** The first call of the page: names, switches, key. Everything drawn comes after it. */
export async function meetSite(): Promise<Site> {
  const site = await queryClient.fetchQuery({ queryKey: ['site.permission', {}], queryFn: () => ask('site.permission', { host: location.host }), staleTime: Infinity, retry: 2 })
  meetHouse(site.whitelabel)
  return site
}
