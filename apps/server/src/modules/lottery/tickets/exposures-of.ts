// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { weighExposure, type ExposedBet, type Exposure } from '@tessera/rules/lottery/net-exposure'
import type { Draw } from '../draws/draw-store.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { countTicketsOnDraw, ticketsOnDraw, type Ticket, type TicketLine } from './ticket-store.ts'

/** The exposure of the owners of some tickets on a draw, across all tickets that they have there. */
export type Exposures = (tickets: readonly Ticket[]) => Promise<Map<bigint, Exposure>>

const ticketsAtOnce = 500

/**
 * The exposures on a draw that was made, which gets no new tickets. Members whose tickets are all among the given ones
 * need no further reading. Remembers the last member who needed it, because settlement takes the tickets of one member
 * in a row.
 */
export function exposuresOf({ database }: Pick<LotteryDeps, 'database'>, draw: Draw): Exposures {
  let last: { memberId: bigint; exposure: Promise<Exposure> } | undefined

  async function betsOf(memberId: bigint): Promise<ExposedBet[]> {
    const bets: ExposedBet[] = []
    for (let after: string | undefined; ;) {
      const tickets = await ticketsOnDraw(
        database,
        { drawId: draw.id, memberId },
        { after, limit: ticketsAtOnce },
      )
      bets.push(...betsOn(tickets))
      if (tickets.length < ticketsAtOnce) return bets
      after = tickets.at(-1)?.id
    }
  }

  async function weigh(bets: readonly ExposedBet[]): Promise<Exposure> {
    const lottery = lotteryOf(draw.gameCode)
    if (!lottery) throw new Error(`${draw.gameCode} is no lottery`)
    const weighing = weighExposure(lottery, bets)
    for (;;) {
      const step = weighing.next()
      if (step.done === true) return step.value
      // A member with very many bets must not keep others waiting.
      await nextTurn()
    }
  }

  return async (tickets) => {
    const exposures = new Map<bigint, Exposure>()
    const byMember = Map.groupBy(tickets, ({ memberId }) => memberId)
    const counts = await countTicketsOnDraw(database, draw.id, [...byMember.keys()])
    for (const [memberId, own] of byMember) {
      if (own.length === counts.get(memberId)) {
        exposures.set(memberId, await weigh(betsOn(own)))
        continue
      }
      if (last?.memberId !== memberId) last = { memberId, exposure: betsOf(memberId).then(weigh) }
      exposures.set(memberId, await last.exposure)
    }
    return exposures
  }
}

const betsOn = (tickets: readonly Ticket[]): ExposedBet[] => tickets.flatMap(({ lines }) => lines.map(betOf))

const betOf = ({ playType, numbers, dao, stakePerLot, odds }: TicketLine): ExposedBet => ({
  playType,
  pick: numbers,
  dao,
  stakePerLot,
  odds,
})
