// SPDX-License-Identifier: Apache-2.0
import { isChipRoom } from '@tessera/rules/games/rooms/room'
import { boxGame } from '../boxes/box-game.ts'
import { boxTimes } from '../boxes/box-times.ts'
import type { SharedGame } from '../rooms/rules/shared-game.ts'
import type { NamedRoom } from './room-of-session.ts'
import { sharedTable } from './shared-table.ts'

/** What is published of the result of a room's round, whichever kind of table it is. */
export const gameOfRoom = (room: NamedRoom): Pick<SharedGame<unknown, object, never>, 'resultOf'> =>
  isChipRoom(room) ? sharedTable(room) : boxGame(boxTimes[room.pace])
