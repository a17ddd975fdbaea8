// SPDX-License-Identifier: Apache-2.0
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../shared/api/ask.ts'
import { endSession } from '../../shared/session/session.ts'

/** Ends the session here and on the platform, and clears everything that was loaded for it. */
export function useLogout(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    // The page drops the token even if the platform cannot be reached.
    await ask('identity.logout', {}).catch(() => undefined)
    endSession()
    forgetMember(cache)
  }
}

const public_ = /^(site|catalogue(?!\.(favourite|recent))|messages|rewards(?=\.(winnerBoard|mallRewards)$))\./

function forgetMember(cache: ReturnType<typeof useQueryClient>): void {
  cache.removeQueries({ predicate: ({ queryKey }) => !public_.test(String(queryKey[0])) })
}
