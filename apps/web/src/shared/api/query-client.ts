import { QueryClient } from '@tanstack/react-query'
import { Failure } from '@tessera/contract/client/failure'

/**
 * Server state of the page. An answer that is a refusal is not asked again; a lost one is, once. A call is made even when the
 * browser believes that it is offline: so it fails with its sentence instead of waiting in silence. What is on screen is asked
 * again when the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && error instanceof Failure && error.status === 0,
    },
    mutations: { networkMode: 'always' },
  },
})
