// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { weighExposure, type ExposedBet, type Exposure } from '@tessera/rules/lottery/net-exposure'
import type { Draw } from '../draws/draw-store.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { ticketsOnDraw, type TicketLine } from './ticket-store.ts'

/** A member's exposure on a draw across all their tickets. */
export type Exposures = (memberId: number) => Promise<Exposure>

const ticketsAtOnce = 500

/**
 * The exposures on a draw that was made. Remembers the last member, because settlement takes the tickets of
 * one member in a row.
 */
export function exposuresOf({ database }: Pick<LotteryDeps, 'database'>, draw: Draw): Exposures {
  let last: { memberId: number; exposure: Promise<Exposure> } | undefined

  async function betsOf(memberId: number): Promise<ExposedBet[]> {
    const bets: ExposedBet[] = []
    for (let after: string | undefined; ;) {
      const tickets = await ticketsOnDraw(
        database,
        { drawId: draw.id, memberId },
        { after, limit: ticketsAtOnce },
      )
      for (const { lines } of tickets) for (const line of lines) bets.push(betOf(line))
      if (tickets.length < ticketsAtOnce) return bets
      after = tickets.at(-1)?.id
    }
  }

  async function weigh(memberId: number): Promise<Exposure> {
    const lottery = lotteryOf(draw.gameCode)
    if (!lottery) throw new Error(`${draw.gameCode} is no lottery`)
    const weighing = weighExposure(lottery, await betsOf(memberId))
    for (;;) {
      const step = weighing.next()
      if (step.done === true) return step.value
      // A member with very many bets must not keep others waiting.
      await nextTurn()
    }
  }

  return (memberId) => {
    if (last?.memberId !== memberId) last = { memberId, exposure: weigh(memberId) }
    return last.exposure
  }
}

const betOf = ({ playType, numbers, dao, stakePerLot, odds }: TicketLine): ExposedBet => ({
  playType,
  pick: numbers,
  dao,
  stakePerLot,
  odds,
})
