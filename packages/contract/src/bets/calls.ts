// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, Moment, page, PageNo, pageSize } from '../kit/index.ts'

export const betsCalls = {
  history: call('bets.history', {
    http: 'GET /wps/relay/MCS2_betHistory',
    who: 'member',
    summary: 'The betting record of the member, newest first.',
    input: {
      startTime: Moment.optional(),
      endTime: Moment.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(
      z.object({
        roundId: z.string(),
        time: Moment,
        gameCode: z.string(),
        gameName: z.string(),
        vendor: z.string(),
        bet: Amount,
        validBet: Amount,
        payout: Amount,
        /** A sitting among players: what of it the house kept, by which it counts; null for every other round. */
        rake: Amount.nullable(),
        /** What of the bet came back without having been played: part of the payout, and no valid bet. */
        unplayed: Amount,
        status: z.enum(['open', 'settled', 'refunded']),
      }),
    ),
  }),
}
