// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { HoldemChair, HoldemTableView } from '../../../card-protocol/holdem-table-view.ts'
import type { Viewing } from '../../../fair/card-room/card-table.ts'
import { candidatesOf } from '../table/deal.ts'
import { chairOf, isDealtIn, type Chair } from '../table/table.ts'
import type { CashState, CashTable } from './cash-state.ts'
import { handView, inHandView, stackOf, type SeenHand } from './hand-view.ts'

/** A cash table as one player may see it, or an onlooker. */
export function cashView(cash: CashTable, state: CashState, viewing: Viewing): CardTableMessage {
  const { table, story, last } = state
  const { playerId, nowMs } = viewing
  const at = playerId === null ? -1 : chairOf(table, playerId)
  const own = at < 0 ? null : at
  const seen: SeenHand = { hand: table.hand, clock: table.clock, story, last }
  const hand = handView(seen, own, cash.write)
  return {
    ...{ type: 'cardTable', table: cash.table, now: nowMs, currency: cash.currency.code },
    ...{ own, ownVersion: own === null ? 0 : table.chairs[own]!.version, deal: null },
    ...playedFor(cash),
    chairs: table.chairs.map(
      (chair, index) => chair && chairView(cash, state, { chair, index, own, seen, viewing }),
    ),
    ...{ button: story?.button ?? last?.button ?? null, hand, last: hand ? null : last && last.view },
    nextHandAt: hand || candidatesOf(table).length < 2 ? null : table.nextHandAtMs,
    ...waitingView(state, playerId),
    preferences: own === null ? null : preferencesOf(table.chairs[own]!),
  }
}

type PlayedFor = Pick<
  HoldemTableView,
  'game' | 'blinds' | 'leastBuyIn' | 'mostBuyIn' | 'coin' | 'straddle' | 'runTwice'
>

function playedFor({ game, settings, write }: CashTable): PlayedFor {
  const { stakes, leastBuyIn, mostBuyIn, straddle, runTwice } = settings
  return {
    ...{ game, blinds: [write(stakes.smallBlind), write(stakes.bigBlind)], coin: write(stakes.coin) },
    ...{ leastBuyIn: write(leastBuyIn), mostBuyIn: write(mostBuyIn), straddle, runTwice },
  }
}

const preferencesOf = ({ straddles, runsTwice, showsLosing, autoRebuy }: Chair) => ({
  ...{ straddles, runsTwice, showsLosing, autoRebuy },
})

function waitingView(
  { table }: CashState,
  playerId: string | null,
): Pick<HoldemTableView, 'waiting' | 'ownWaiting'> {
  const at = table.waiting.findIndex((one) => one.playerId === playerId)
  const own = table.waiting[at]
  return {
    waiting: table.waiting.length,
    ownWaiting: own ? { number: at + 1, offeredUntil: own.offeredUntilMs } : null,
  }
}

interface SeenChair {
  readonly chair: Chair
  readonly index: number
  readonly own: number | null
  readonly seen: SeenHand
  readonly viewing: Viewing
}

function chairView(
  { write }: CashTable,
  { table }: CashState,
  { chair, index, own, seen, viewing }: SeenChair,
): HoldemChair {
  const { tag, name, robot } = viewing.publicOf(chair.playerId)
  const plays = isDealtIn(table, index)
  const owes = table.blinds !== null && (chair.owesBig || chair.owesSmall) && !chair.posts
  return {
    ...{ chair: index, tag, name, robot },
    stack: write(plays ? stackOf(seen, index, chair.stack) : chair.stack),
    pending: write(chair.pending),
    ...{ sitsOut: chair.outSinceMs !== null, absent: chair.absentSinceMs !== null, leaving: chair.leaving },
    ...{ waitsForBlind: !plays && chair.outSinceMs === null && owes, bankMs: chair.bankMs },
    inHand: inHandView(seen, { chair: index, playerId: chair.playerId }, own, write),
  }
}
