// SPDX-License-Identifier: Apache-2.0
import { useMemo } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { language } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'

const everyMs = 30_000

/**
 * How many members sit in each room, if all games of a list are rooms (D-99); otherwise undefined. Players
 * choose a room by its company, so this loads at once.
 */
export function useRoomPlayers(games: readonly Game[]): ReadonlyMap<number, number> | undefined {
  const areRooms = games.length > 0 && games.every(({ roomId }) => roomId !== undefined)
  const { data } = useCallQuery(
    'play.rooms',
    { gameType: 'PVP', language },
    { enabled: areRooms, keepPreviousData: true, staleTimeMs: everyMs, refetchIntervalMs: everyMs },
  )
  return useMemo(
    () => (areRooms && data ? new Map(data.list.map(({ nodeId, online }) => [nodeId, online])) : undefined),
    [areRooms, data],
  )
}
