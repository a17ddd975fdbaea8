// SPDX-License-Identifier: Apache-2.0
import { useCallback } from 'react'
import { typeOfPath } from '../../features/catalogue/game-types.ts'
import { VendorRow } from '../../features/catalogue/vendors/vendor-row.tsx'
import { readSportsbookSearch } from '../../features/sportsbook/lobby/read-sportsbook-search.ts'
import { SportsbookPage } from '../../features/sportsbook/lobby/sportsbook-page.tsx'
import { useNavigate, useRouterState, useSearch } from '../../shared/router/index.ts'

/** The lobby of the sportsbook; at the address of a kind of games with the vendors of that kind below. */
export function SportsbookRoute() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = readSportsbookSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const onFind = useCallback(
    (text: string) =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, find: text === '' ? undefined : text }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const type = typeOfPath(path.slice(1))
  return (
    <SportsbookPage key={path} search={search} onFind={onFind} foot={type && <VendorRow type={type} />} />
  )
}
