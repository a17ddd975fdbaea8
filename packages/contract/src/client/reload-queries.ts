// SPDX-License-Identifier: Apache-2.0

/** What this needs of a cached answer of a call. */
interface CachedQuery {
  readonly state: { readonly data?: unknown; readonly fetchStatus: string }
  cancel(options: { readonly revert: true; readonly silent: true }): Promise<void>
}

/** What this needs of a cache of queries: TanStack's client is one. */
interface QueryCacheClient<Filters> {
  getQueryCache(): { findAll(filters: Filters): readonly CachedQuery[] }
  invalidateQueries(filters: Filters): Promise<void>
}

/**
 * Reloads answers that something has changed, those on the page at once. A first answer that is still on its way may
 * have been read before the change: it is dropped, because the cache would take it for the new one.
 */
export async function reloadQueries<Filters>(
  client: QueryCacheClient<Filters>,
  filters: Filters,
): Promise<void> {
  const onTheWay = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  await Promise.all(onTheWay.map((query) => query.cancel({ revert: true, silent: true })))
  await client.invalidateQueries(filters)
}

/**
 * Asks again for answers that are on their way, after something newer was pushed: they may have been read before it. Others
 * stay as they are.
 */
export async function reloadUnanswered<Filters>(
  client: QueryCacheClient<Filters>,
  filters: Filters,
): Promise<void> {
  const found = client.getQueryCache().findAll(filters)
  if (found.some(({ state }) => state.fetchStatus === 'fetching')) await reloadQueries(client, filters)
}
