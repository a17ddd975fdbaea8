// SPDX-License-Identifier: Apache-2.0
import { drawResult } from '../../lottery/draw-result.ts'
import { leastEdgesOf } from '../../lottery/least-edges.ts'
import { lotteryOf } from '../../lottery/lotteries.ts'
import { weighExposure, type Exposure } from '../../lottery/net-exposure.ts'
import { playTypeOf } from '../../lottery/play-types.ts'
import { ratioOf } from '../../lottery/ratio.ts'
import { costOf, judge, returnToPlayer, validBetOf, type Wager } from '../../lottery/wager.ts'
import type { Next } from './draws.ts'
import { mostPayout } from './money-rules.ts'
import type { Played } from './played.ts'
import type { Stakes, Strategy } from './strategy.ts'
import { amountOf } from './team.ts'

const wager = (playType: string, pick: string): Wager => ({ playType, pick: [pick] })
/** Plays of every kind of odds; the first two of each lottery are opposite sides. */
const plays: readonly { gameCode: string; sides: readonly [Wager, Wager] }[] = [
  { gameCode: 'D5-1', sides: [wager('sbs', 'big'), wager('sbs', 'small')] },
  { gameCode: 'D5-1', sides: [wager('soe', 'odd'), wager('soe', 'even')] },
  { gameCode: 'D5-1', sides: [wager('dt', 'dragon'), wager('dt', 'tiger')] },
  { gameCode: 'D5-1', sides: [wager('dt', 'tie'), wager('dt', 'dragon')] },
  { gameCode: 'D5-1', sides: [wager('st1', '---4-'), wager('st1', '---5-')] },
  { gameCode: 'D5-1', sides: [wager('st2', '---47'), wager('st2', '---74')] },
  { gameCode: 'MB-HN', sides: [wager('lo2', '15'), wager('lo2', '51')] },
  { gameCode: 'MB-HN', sides: [wager('de', '32'), wager('de', '23')] },
  { gameCode: 'MN-AG', sides: [wager('lo2', '07'), wager('lo2', '70')] },
  { gameCode: 'MN-AG', sides: [wager('de_dau', '54'), wager('de_dau', '45')] },
]
const edges = leastEdgesOf({ odds: [], level: ratioOf(1, 1), kenoTable: 'vietlott', jackpots: [] })
const hundredths = (amount: bigint): number => Number(amount / 10_000n)

/** Tickets of a strategy on one draw: one, or one on each of two sides. */
export function playLottery(
  strategy: Strategy,
  { day, stakes, next }: { day: number; stakes: readonly Stakes[]; next: Next },
): Played[] {
  const { gameCode, sides } = plays[strategy.lotteryPlay % plays.length]!
  const lottery = lotteryOf(gameCode)!
  const drawn = drawResult(lottery, (bound) => Math.floor(next() * bound))
  const account = Math.floor(next() * stakes.length)
  const subject = `draw ${day} ${next()}`
  const backed = strategy.side === 'blind' ? sides.slice(0, 1) : sides
  const play = playTypeOf(lottery, sides[0].playType)!
  const dearest = Math.max(
    ...Object.values(play.odds).map((odds) => Number(odds.numerator) / Number(odds.denominator)),
  )
  const stakePerLot = amountOf(
    Math.max(1, Math.floor(Math.min(stakes[account]!.next() / play.lots, mostPayout / dearest))),
  )
  const bets = backed.map((each) => ({ ...each, stakePerLot, odds: play.odds }))
  const exposed = strategy.side === 'hedged' ? exposureOf(lottery, bets) : undefined
  return backed.map((each, index) => {
    const own = strategy.side === 'opposite' ? (account + index) % stakes.length : account
    const stake = hundredths(costOf(lottery, each, stakePerLot))
    const returned = hundredths(judge(lottery, each, drawn, { stakePerLot: stakePerLot, currency: 'USD' }))
    const rtp = returnToPlayer(lottery, each)
    const share = exposed?.(each.playType) ?? ratioOf(1, 1)
    const valid = (validBetOf(lottery, each, drawn, stakePerLot) * share.numerator) / share.denominator
    stakes[own]!.settled(returned - stake)
    return {
      account: own,
      subject,
      type: 'LOTT',
      edge: edges.get(gameCode)!,
      placedDay: day,
      settledDay: day,
      stake,
      returned,
      validBets: hundredths(valid),
      expected: (stake * Number(rtp.numerator)) / Number(rtp.denominator),
    }
  })
}

function exposureOf(...[lottery, bets]: Parameters<typeof weighExposure>): Exposure {
  const weighing = weighExposure(lottery, bets)
  for (;;) {
    const step = weighing.next()
    if (step.done) return step.value
  }
}
