// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useMemo } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import type { Game } from '../game-types.ts'

type ListedRoom = CallOutput<'play.roomStates'>['rooms'][number]

/** A table as it stands; moments are those of this device's clock. */
export type RoomState = Omit<ListedRoom, 'nodeId'>

const everyMs = 3_000
const none: ReadonlyMap<number, RoomState> = new Map()

/**
 * How the tables among these games stand, by our id of them; asks again every few seconds while the page is visible, and
 * never if there is no table among them.
 */
export function useRoomStates(games: readonly Game[]): ReadonlyMap<number, RoomState> {
  const hasRooms = games.some(({ room }) => room !== null)
  const { data, dataUpdatedAt } = useCallQuery(
    'play.roomStates',
    {},
    { enabled: hasRooms, staleTimeMs: everyMs, refetchIntervalMs: everyMs },
  )
  return useMemo(() => {
    if (!hasRooms || !data) return none
    // The clocks of server and device need not be the same.
    const aheadMs = dataUpdatedAt - data.now
    return new Map(
      data.rooms.map(({ nodeId, closesAt, ...state }) => [
        nodeId,
        { ...state, closesAt: closesAt === null ? null : closesAt + aheadMs },
      ]),
    )
  }, [hasRooms, data, dataUpdatedAt])
}
