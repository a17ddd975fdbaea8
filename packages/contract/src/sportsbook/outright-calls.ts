// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'
import { BookId, EventStatus, language, market, Sport } from './shapes.ts'

/** Bets on who wins a season. */
export const sportsbookOutrightCalls = {
  outrights: call('sportsbook.outrights', {
    http: 'GET /wps/sportsbook/outrights',
    who: 'anyone',
    cache: 'revalidate',
    perMinute: 120,
    summary:
      'Seasons that can be bet on as a whole: who wins, or finishes among the first; of one sport or of all.',
    input: { sport: Sport.optional(), language },
    output: z.array(
      z.object({
        id: BookId,
        sport: Sport,
        competition: z.object({ id: BookId, name: z.string(), region: z.string() }),
        season: z.string(),
        /** About when the season ends. */
        endsAt: Moment,
        status: EventStatus,
        version: z.number(),
        /** An outcome of its markets is the id of a competitor. */
        competitors: z.array(z.object({ id: BookId, name: z.string() })),
        markets: z.array(market),
      }),
    ),
  }),
}
