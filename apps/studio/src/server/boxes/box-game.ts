// SPDX-License-Identifier: Apache-2.0
import { storyOfBox } from '../../games/blackjack/room/box-record.ts'
import { currencyNamed } from '../currencies.ts'
import { RoomRefusal } from '../rooms/rules/room-rules.ts'
import type { SharedGame } from '../rooms/rules/shared-game.ts'
import type { BoxAction, BoxOwn, BoxResult } from './box-state.ts'
import type { BoxTimes } from './box-times.ts'

/** Blackjack with others as its room stores and pays it. Its rounds follow `boxRules`, which ask nothing else of this. */
export function boxGame({ openMs, closingMs, pauseMs }: BoxTimes): SharedGame<BoxOwn, BoxResult, BoxAction> {
  return {
    code: 'blackjack',
    ...{ openMs, closingMs, pauseMs },
    hasActions: false,
    reopensDrawn: true,
    raiseOf: (action) => (action.type === 'paid' ? action : undefined),
    // Of a round that is void no hand was played.
    resultOf: () => ({ events: [] }),
    durationMs: () => 0,
    enter() {
      throw new RoomRefusal('studio.otherGame')
    },
    endsAfterMs: () => null,
    end: (own) => own,
    act() {
      throw new RoomRefusal('studio.otherGame')
    },
    storyOf({ own, stake, currency }, result) {
      const record = result?.events[0]
      if (!record) throw new Error('a bet at a table ends with its round')
      const { unit } = currencyNamed(currency)
      return storyOfBox(record, own, own.bet, { amount: BigInt(stake), unit })
    },
  }
}
