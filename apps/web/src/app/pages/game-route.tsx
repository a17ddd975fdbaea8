// SPDX-License-Identifier: Apache-2.0
import { wantedOf } from '../../features/play/wanted.ts'
import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { RunningGame } from './running-game.tsx'

/** The game or room in the address. */
export function GameRoute() {
  const wanted = wantedOf(useSearch({ from: '/game' }))
  const navigate = useNavigate()
  return (
    <RunningGame
      wanted={wanted}
      onLobby={() => (window.opener === null ? void navigate({ to: '/', search: {} }) : window.close())}
    />
  )
}
