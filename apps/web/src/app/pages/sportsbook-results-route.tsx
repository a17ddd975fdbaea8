// SPDX-License-Identifier: Apache-2.0
import { readResultsSearch } from '../../features/sportsbook/lobby/read-sportsbook-search.ts'
import { ResultsPage } from '../../features/sportsbook/results/results-page.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /sportsbook/results: what has ended. */
export function SportsbookResultsRoute() {
  const { sport, day, page } = useSearch({ from: '/sportsbook/results' })
  const navigate = useNavigate()
  return (
    <ResultsPage
      search={{ sport, day, page }}
      onSearchChange={(change) =>
        void navigate({
          to: '.',
          search: (now) => ({ ...change(readResultsSearch(now)) }),
          resetScroll: false,
        })
      }
    />
  )
}
