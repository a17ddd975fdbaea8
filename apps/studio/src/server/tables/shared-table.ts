// SPDX-License-Identifier: Apache-2.0
import type { ChipGame, Room, RoomPace } from '@tessera/rules/games/rooms/room'
import type { TableBet } from '../../fair/table/table-game.ts'
import { currencyNamed } from '../currencies.ts'
import { RoomRefusal } from '../rooms/rules/room-rules.ts'
import type { SharedGame } from '../rooms/rules/shared-game.ts'
import { floatsOfOutcome } from './floats-of-outcome.ts'
import { roomGames } from './room-games.ts'
import { statedReturnOf } from './stated-return.ts'

/** What comes out of a round. */
export interface TableOutcome {
  readonly events: readonly object[]
}

/** How long chips can be moved. */
const OPEN_MS: Readonly<Record<RoomPace, number>> = { usual: 18_000, speed: 9_000 }
/** Stakes of many players are taken a few at a time: a full table needs longer than a wallet may take for one. */
const CLOSING_MS = 30_000
/** Long enough to see what was paid. */
const PAUSE_MS: Readonly<Record<RoomPace, number>> = { usual: 5_000, speed: 3_000 }

/** A table at which everybody bets on one result. */
export function sharedTable({ game: code, pace }: Room<ChipGame>): SharedGame<TableBet, TableOutcome, never> {
  const game = roomGames[code]
  const statedOf = statedReturnOf(code)
  return {
    code,
    openMs: OPEN_MS[pace],
    closingMs: CLOSING_MS,
    pauseMs: PAUSE_MS[pace],
    hasActions: false,
    resultOf: (outcome) => ({ events: game.deal(floatsOfOutcome(outcome, game.floats)) }),
    durationMs: ({ events }) => game.resultMs(events),
    // The chips of a bet were checked before they were stored.
    stated: ({ own }) => statedOf(own),
    enter: ({ parameters }) => parameters as TableBet,
    endsAfterMs: () => null,
    end: (bet) => bet,
    act() {
      throw new RoomRefusal('studio.otherGame')
    },
    storyOf({ own, stake, currency }, result) {
      if (result === null) throw new Error('a bet at a table ends with its round')
      return game.pay(own, { amount: BigInt(stake), unit: currencyNamed(currency).unit }, result.events)
    },
  }
}
