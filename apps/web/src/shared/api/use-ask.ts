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

interface ReadOptions {
  /** Only asked while somebody is logged in and owes no new password; forgotten when he leaves. */
  member?: boolean
  enabled?: boolean
  /** Goes on showing the last page while the next one comes. */
  keep?: boolean
  staleTimeMs?: number
  refreshMs?: number
}

/** Reads a call into the page and keeps it in the cache under its name and question. */
export function useAsk<Name extends SiteCall>(
  name: Name,
  question: Question<Name>,
  options: ReadOptions = {},
): UseQueryResult<CallOutput<Name>> {
  const session = useSession()
  const owes = useDemand() !== undefined
  return useQuery({
    queryKey: [name, question],
    queryFn: () => ask(name, question),
    enabled: (options.enabled ?? true) && (!options.member || (session === 'member' && !owes)),
    placeholderData: options.keep ? keepPreviousData : undefined,
    staleTime: options.staleTimeMs,
    refetchInterval: options.refreshMs ?? false,
  })
}

/** Does something by a call; `renews` names the reads that it makes stale. */
export function useDo<Name extends SiteCall>(
  name: Name,
  renews: readonly SiteCall[] = [],
): UseMutationResult<CallOutput<Name>, Error, Question<Name>> {
  return useMutation({
    mutationFn: (question: Question<Name>) => ask(name, question),
    onSuccess: () => renew(...renews),
  })
}

/** The cached answers of these calls are old: those on screen are asked again. */
export function renew(...names: readonly SiteCall[]): void {
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] })
}

/** What was answered in another language is asked again; a running game goes on as it was opened. */
export function renewWords(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'play.launch' })
}

/** Lets go of all that was asked in somebody's name. */
export function forget(...names: readonly SiteCall[]): void {
  for (const name of names) queryClient.removeQueries({ queryKey: [name] })
}
