// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../platform/http/index.ts'
import { betRecord } from './bet-record.ts'

export interface GameOfVendor {
  vendor: string
  gameCode: string
}
export interface GameLabel {
  name: string
  vassalage: string
  nodeId: number | undefined
  /** Where its picture is served, of one that is not in the catalogue. */ picture?: string
}
/**
 * Names of games for people; told by the catalogue, which stands to the right of bets. Keys are
 * `vendor/gameCode`.
 */
export type LabelGames = (games: GameOfVendor[]) => Promise<Map<string, GameLabel>>

export interface BetsDeps {
  labelGames: LabelGames
}

const defaultPeriodMs = 90 * 86_400_000

/** Binds the betting record. */
export const betsCalls = ({ labelGames }: BetsDeps): DomainHandlers<'bets'> => ({
  async 'bets.history'({ startTime, endTime, pageNo, pageSize }, { db, member, nowMs }) {
    // A round in this millisecond belongs to a period that ends now.
    const toMs = endTime ?? nowMs + 60_000
    const { rounds, total } = await betRecord(db, member.memberId, {
      fromMs: startTime ?? toMs - defaultPeriodMs,
      toMs,
      page: pageNo,
      size: pageSize,
    })
    const labels = await labelGames(rounds)
    return {
      list: rounds.map((round) => {
        const label = labels.get(`${round.vendor}/${round.gameCode}`)
        return {
          roundId: round.roundId,
          time: round.atMs,
          gameCode: round.gameCode,
          gameName: label?.name ?? round.gameCode,
          vendor: label?.vassalage ?? round.vendor,
          bet: round.stake,
          validBet: round.validBet,
          payout: round.returned,
          status: round.status,
        }
      }),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      totalCount: total,
    }
  },
})
