// SPDX-License-Identifier: Apache-2.0
import { useCallback } from 'react'
import { useNavigate, useSearch } from '../../shared/router/index.ts'
import type { LobbyPageProps } from '../../features/catalogue/lobby-page.tsx'
import { readLobbySearch, writeLobbySearch } from '../../features/catalogue/state/lobby-search.ts'

/** What a lobby shows, read from the address and written to it. */
export function useLobbySearch(
  vendorUnder: 'page' | 'vassalage' = 'page',
): Pick<LobbyPageProps, 'search' | 'onSearchChange'> {
  const search = readLobbySearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const onSearchChange = useCallback<LobbyPageProps['onSearchChange']>(
    (change, { quietly = false, toTop = false } = {}) => {
      void navigate({
        to: '.',
        search: (now) => writeLobbySearch(change(readLobbySearch(now)), vendorUnder),
        replace: quietly,
        resetScroll: toTop,
      })
    },
    [navigate, vendorUnder],
  )
  return { search, onSearchChange }
}
