// SPDX-License-Identifier: Apache-2.0
import { useCallback } from 'react'
import { useNavigate, useSearch } from '../../shared/router/index.ts'
import type { LobbyPageProps } from '../../features/catalogue/lobby-page.tsx'
import { readLobbyPlace, writeLobbyPlace } from '../../features/catalogue/state/lobby-place.ts'

/** What a lobby shows, read from the address and written to it. */
export function useLobbyPlace(
  vendorUnder: 'page' | 'vassalage' = 'page',
): Pick<LobbyPageProps, 'place' | 'onPlace'> {
  const place = readLobbyPlace(useSearch({ strict: false }))
  const navigate = useNavigate()
  const onPlace = useCallback<LobbyPageProps['onPlace']>(
    (next, { quietly = false, toTop = false } = {}) => {
      void navigate({
        to: '.',
        search: writeLobbyPlace(next, vendorUnder),
        replace: quietly,
        resetScroll: toTop,
      })
    },
    [navigate, vendorUnder],
  )
  return { place, onPlace }
}
