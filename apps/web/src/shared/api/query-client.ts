import { QueryClient } from '@tanstack/react-query'
import { Failure } from '@tessera/contract/client/failure'

/** Server state of the page. An answer that is a refusal is not asked again; a lost one is, once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && error instanceof Failure && error.status === 0,
    },
  },
})
