// SPDX-License-Identifier: Apache-2.0
import { QueryClient } from '@tanstack/react-query'

/**
 * Server state of the page. A lost answer is asked for again by the client of the calls, and not here. A call
 * is made even when the browser believes that it is offline: so it fails with its sentence instead of waiting
 * in silence. What is on screen is asked again when the network is back.
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
