// SPDX-License-Identifier: Apache-2.0
import {
  BOX_COUNT,
  type BlackjackRoomRound,
  type BlackjackRoomState,
  type BlackjackTableEvent,
  type BoxMove,
  type BoxView,
  type OwnBoxes,
  type TableHand,
} from '../../blackjack-room-protocol.ts'
import { movesAt } from '../../games/blackjack/room/box-table.ts'
import type { LiveMessage } from '../../protocol.ts'
import type { Millionths } from '../money.ts'
import { formatMoney } from '../money.ts'
import { currencyNamed } from '../currencies.ts'
import type { EndedRound } from '../rooms/store/room-round-store.ts'
import type { RoomPage, RoomView } from '../rooms/watchers.ts'
import type { BoxOwn, BoxResult, BoxState, PlayedRound } from './box-state.ts'
import type { Holders } from './holders.ts'

/** A bet as the sums of its box count it. Play money is not among them. */
export interface CountedBet {
  readonly box: number
  readonly playerId: string
  readonly currency: string
  readonly stake: Millionths
}

export interface BoxPageOptions {
  readonly openMs: number
  readonly holders: Holders
  readonly own: (viewer: string) => OwnBoxes
  readonly counted: (state: BoxState | undefined) => readonly CountedBet[]
  readonly players: () => number
}

/** How pages see a blackjack table. Of cards only what lies open. */
export function createBoxPage(options: BoxPageOptions): RoomPage<BoxOwn, BoxResult> {
  return {
    progressEveryMs: Number.POSITIVE_INFINITY,
    progress: () => [],
    table: (view, viewer): LiveMessage => ({
      type: 'boxRoom',
      room: {
        now: view.nowMs,
        state: stateOf(view, options),
        chain: view.chain,
        recent: view.recent.map(boxRoundOf),
        players: options.players(),
        own: options.own(viewer ?? ''),
      },
    }),
    phase: (view): LiveMessage => ({
      type: 'boxState',
      now: view.nowMs,
      state: stateOf(view, options),
      players: options.players(),
    }),
  }
}

/** A round that has ended, as pages get it. */
export const boxRoundOf = ({ id, position, result }: EndedRound<BoxResult>): BlackjackRoomRound => ({
  id,
  position,
  events: recordIn(result),
})

const recordIn = ({ events }: BoxResult): readonly [BlackjackTableEvent] => [events[0]!]

function stateOf({ state, stop }: RoomView<BoxOwn, BoxResult>, options: BoxPageOptions): BlackjackRoomState {
  const boxes = boxesOf(state, options)
  if (!state) return { phase: 'closed', ...(stop && { stop }), boxes }
  const { roundId, position } = state
  const numbered = { roundId, position, boxes }
  switch (state.phase) {
    case 'open': {
      const { closesAtMs } = state
      return { ...numbered, phase: 'open', opensAt: closesAtMs - options.openMs, closesAt: closesAtMs }
    }
    case 'closing':
      return { ...numbered, phase: 'closing' }
    case 'drawn': {
      const played = state.result.played!
      const { stage, step, table } = played
      return {
        ...{ ...numbered, phase: 'drawn', stage, step },
        ...{ startedAt: state.startedAtMs, endsAt: state.endsAtMs },
        hands: handsOf(played),
        dealer: stage === 'dealer' ? table.dealer : table.dealer.slice(0, 1),
      }
    }
    case 'settling': {
      const events = recordIn(state.result)
      const hands = events[0].hands.map(({ result: _ended, ...hand }): TableHand => ({
        ...hand,
        done: true,
        decided: false,
        moves: [],
      }))
      const { nextAtMs } = state
      return { ...numbered, phase: 'settling', hands, dealer: events[0].dealer, events, nextAt: nextAtMs }
    }
  }
}

function handsOf({ table, stage, decided }: PlayedRound): TableHand[] {
  return table.hands.map((own) => {
    const { box, hand, cards, stakes, split, done } = own
    const moves: readonly BoxMove[] =
      stage === 'insurance' ? ['insure', 'decline'] : stage === 'deciding' ? movesAt(own) : []
    const isDecided = decided.some((one) => one.box === box && one.hand === hand && !one.pending)
    return { box, hand, cards, stakes, split, done, decided: isDecided, moves }
  })
}

function boxesOf(state: BoxState | undefined, { holders, counted }: BoxPageOptions): BoxView[] {
  if (state) holders.restore(state.bets)
  const bets = counted(state)
  return Array.from({ length: BOX_COUNT }, (_, box) => {
    const own = bets.filter((bet) => bet.box === box)
    const sums = new Map<string, Millionths>()
    for (const { currency, stake } of own) sums.set(currency, (sums.get(currency) ?? 0n) + stake)
    return {
      box,
      alias: holders.of(box)?.alias ?? null,
      players: new Set(own.map(({ playerId }) => playerId)).size,
      amounts: Object.fromEntries(
        [...sums].map(([code, sum]) => [code, formatMoney(sum, currencyNamed(code).decimals)]),
      ),
    }
  })
}
