// SPDX-License-Identifier: Apache-2.0
import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of server data. The client of the calls retries lost answers, so this does not. It makes a call
 * even if the browser believes that it is offline: then the call fails with its message instead of waiting
 * silently. Visible data reloads when the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: false,
    },
    mutations: { networkMode: 'always' },
  },
})
