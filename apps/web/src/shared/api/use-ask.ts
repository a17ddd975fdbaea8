// SPDX-License-Identifier: Apache-2.0
import {
  keepPreviousData,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { useDemand } from '../session/forced-password.ts'
import { useSession } from '../session/session.ts'
import { ask, type Question, type SiteCall } from './ask.ts'
import { queryClient } from './query-client.ts'

interface ReadOptions<Answer> {
  /** Runs only while somebody is logged in and has no password change pending; cleared when they leave. */
  member?: boolean
  enabled?: boolean
  /** Shows the previous page while the next one loads. */
  keep?: boolean
  staleTimeMs?: number
  /** How often it is asked again; may depend on the latest answer. */
  refreshMs?: number | ((answer: Answer | undefined) => number)
}

/** Loads a call's answer, and caches it by its name and question. */
export function useAsk<Name extends SiteCall>(
  name: Name,
  question: Question<Name>,
  options: ReadOptions<CallOutput<Name>> = {},
): UseQueryResult<CallOutput<Name>> {
  const session = useSession()
  const owes = useDemand() !== undefined
  const { refreshMs } = options
  return useQuery({
    queryKey: [name, question],
    queryFn: () => ask(name, question),
    enabled: (options.enabled ?? true) && (!options.member || (session === 'member' && !owes)),
    placeholderData: options.keep ? keepPreviousData : undefined,
    staleTime: options.staleTimeMs,
    refetchInterval:
      typeof refreshMs === 'function' ? (query) => refreshMs(query.state.data) : (refreshMs ?? false),
  })
}

/** Performs an action by a call; `renews` names the reads that it makes stale. */
export function useDo<Name extends SiteCall>(
  name: Name,
  renews: readonly SiteCall[] = [],
): UseMutationResult<CallOutput<Name>, Error, Question<Name>> {
  return useMutation({
    mutationFn: (question: Question<Name>) => ask(name, question),
    onSuccess: () => renew(...renews),
  })
}

/** The cached answers of these calls are out of date: reloads the visible ones. */
export function renew(...names: readonly SiteCall[]): void {
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] })
}

/** Reloads answers in another language; a running game continues as it was opened. */
export function renewWords(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'play.launch' })
}

/** Clears everything that was loaded for a member. */
export function forget(...names: readonly SiteCall[]): void {
  for (const name of names) queryClient.removeQueries({ queryKey: [name] })
}
