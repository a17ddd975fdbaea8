// SPDX-License-Identifier: Apache-2.0
import { sayTo, type DomainHandlers, type Say } from '../../platform/http/index.ts'
import { betRecord } from './bet-record.ts'

export interface GameOfVendor {
  vendor: string
  gameCode: string
}
export interface GameLabel {
  name: string
  vendorCode: string
  nodeId: number | undefined
  /** Address of its picture, for a game outside the catalogue. */ picture?: string
}
/**
 * Display names of games, from the catalogue, which is to the right of bets (ARCHITECTURE.md), and of sports in the language
 * of the reader. Keys are `vendor/gameCode`.
 */
export type LabelGames = (games: GameOfVendor[], say: Say) => Promise<Map<string, GameLabel>>

export interface BetsDeps {
  labelGames: LabelGames
}

const defaultPeriodMs = 90 * 86_400_000

export const betsCalls = ({ labelGames }: BetsDeps): DomainHandlers<'bets'> => ({
  async 'bets.history'({ startTime, endTime, pageNo, pageSize }, { db, member, nowMs, ...facts }) {
    // Without an end, the period includes rounds that begin in this very millisecond.
    const toMs = endTime ?? nowMs + 60_000
    const { rounds, total } = await betRecord(db, member.memberId, {
      fromMs: startTime ?? toMs - defaultPeriodMs,
      toMs,
      page: pageNo,
      size: pageSize,
    })
    const labels = await labelGames(rounds, sayTo(facts))
    return {
      list: rounds.map((round) => {
        const label = labels.get(`${round.vendor}/${round.gameCode}`)
        return {
          roundId: round.roundId,
          time: round.atMs,
          gameCode: round.gameCode,
          gameName: label?.name ?? round.gameCode,
          vendor: label?.vendorCode ?? round.vendor,
          bet: round.stake,
          validBet: round.validBet,
          payout: round.returned,
          rake: round.rake ?? null,
          unplayed: round.unplayed,
          status: round.status,
        }
      }),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
})
