// SPDX-License-Identifier: Apache-2.0
import {
  keepPreviousData,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { reloadQueries } from '@tessera/contract/client/reload-queries'
import { useDemand } from '../session/forced-password.ts'
import { useSession } from '../session/session.ts'
import { call, type SiteCall, type SiteInput } from './call.ts'
import { queryClient } from './query-client.ts'

interface CallQueryOptions<Answer> {
  /** Runs only while somebody is logged in and has no password change pending; cleared when they leave. */
  member?: boolean
  enabled?: boolean
  /** Shows the previous page while the next one loads. */
  keepPreviousData?: boolean
  staleTimeMs?: number
  /** How often it is loaded again; may depend on the latest answer. */
  refetchIntervalMs?: number | ((answer: Answer | undefined) => number)
}

/** Loads a call's answer, and caches it by its name and input. */
export function useCallQuery<Name extends SiteCall>(
  name: Name,
  input: SiteInput<Name>,
  options: CallQueryOptions<CallOutput<Name>> = {},
): UseQueryResult<CallOutput<Name>> {
  const session = useSession()
  const owes = useDemand() !== undefined
  const { refetchIntervalMs } = options
  return useQuery({
    queryKey: [name, input],
    queryFn: () => call(name, input),
    enabled: (options.enabled ?? true) && (!options.member || (session === 'member' && !owes)),
    placeholderData: options.keepPreviousData ? keepPreviousData : undefined,
    staleTime: options.staleTimeMs,
    refetchInterval:
      typeof refetchIntervalMs === 'function'
        ? (query) => refetchIntervalMs(query.state.data)
        : (refetchIntervalMs ?? false),
  })
}

/** Performs an action by a call; `invalidates` names the queries that it makes stale. */
export function useCallMutation<Name extends SiteCall>(
  name: Name,
  invalidates: readonly SiteCall[] = [],
): UseMutationResult<CallOutput<Name>, Error, SiteInput<Name>> {
  return useMutation({
    mutationFn: (input: SiteInput<Name>) => call(name, input),
    onSuccess: () => invalidate(...invalidates),
  })
}

/** The cached answers of these calls are out of date: reloads the visible ones. */
export function invalidate(...names: readonly SiteCall[]): void {
  for (const name of names) void reloadQueries(queryClient, { queryKey: [name] })
}

/** Reloads answers in another language; a running game continues as it was opened. */
export function invalidateTexts(): void {
  void reloadQueries(queryClient, { predicate: ({ queryKey }) => queryKey[0] !== 'play.launch' })
}
