// SPDX-License-Identifier: Apache-2.0
import { reloadQueries } from '@tessera/contract/client/reload-queries'
import { queryClient } from '../api/query-client.ts'

const sameForAll = /^(site|catalogue|messages)\./
const public_ = /^(site|catalogue(?!\.(favourite|recent))|messages|rewards(?=\.(winnerBoard|mallRewards)$))\./

/** Loads again everything that depends on who is logged in. */
export function invalidateMemberQueries(): void {
  void reloadQueries(queryClient, {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !sameForAll.test(String(queryKey[0])),
  })
}

/** Drops everything that was loaded for a member. */
export function removeMemberQueries(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !public_.test(String(queryKey[0])) })
}
