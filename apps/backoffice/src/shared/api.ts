// SPDX-License-Identifier: Apache-2.0
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallName, CallOutput } from '@tessera/contract'
import { createClient, type ClientInput } from '@tessera/contract/client/create-client'
import { Failure } from '@tessera/contract/client/failure'
import { reloadQueries } from '@tessera/contract/client/reload-queries'
import { routes } from '@tessera/contract/generated/routes'
import { endSession, operatorToken } from './session.ts'
import { t } from './texts.ts'

/** The calls of the console, and the public one that returns the sealing key. */
export type ConsoleCall = Extract<CallName, `backoffice.${string}`>

export const client = createClient({
  routeOf: (name) => routes[name],
  token: operatorToken,
  onDeadSession: () => endSession('ended'),
  language: () => 'EN',
  storage: sessionStorage,
  sentences: {
    network: () => t('console.network'),
    insecure: () => t('console.insecure'),
    unknown: () => t('console.failed'),
  },
})

/** Loads the sealing key; needed once before signing in. */
export async function meetServer(): Promise<string> {
  const facts = await client.call('site.whitelabel', {})
  client.meet(facts)
  return facts.siteName
}

/** The switch that asks operators for an app can be turned on while they are signed in. */
function mindApp(error: Error): void {
  if (error instanceof Failure && error.code === 'SECOND_FACTOR_REQUIRED') invalidate('backoffice.me')
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: mindApp }),
  mutationCache: new MutationCache({ onError: mindApp }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 1 && error instanceof Failure && error.status === 0,
    },
  },
})

/** Loads a call's answer and keeps it fresh; the last page stays on screen while the next one loads. */
export const useCallQuery = <Name extends ConsoleCall>(
  name: Name,
  input: ClientInput<Name>,
  { refetchIntervalMs }: { refetchIntervalMs?: number } = {},
): UseQueryResult<CallOutput<Name>> =>
  useQuery({
    queryKey: [name, input],
    queryFn: () => client.call(name, input),
    placeholderData: keepPreviousData,
    refetchInterval: refetchIntervalMs ?? false,
  })

/** Performs an action by a call; `invalidates` names the queries that it makes stale. */
export const useCallMutation = <Name extends ConsoleCall>(
  name: Name,
  invalidates: readonly ConsoleCall[],
): UseMutationResult<CallOutput<Name>, Error, ClientInput<Name>> =>
  useMutation({
    mutationFn: (input: ClientInput<Name>) => client.call(name, input),
    onSettled: () => invalidate(...invalidates),
  })

/** The cached answers of these calls are out of date: reloads the visible ones. */
export function invalidate(...names: readonly ConsoleCall[]): void {
  for (const name of names) void reloadQueries(queryClient, { queryKey: [name] })
}

export const messageOf = (error: unknown): string =>
  error instanceof Failure ? error.message : t('console.failed')
