// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call } from '../kit/index.ts'
import { competition, eventCard, language, teamFound } from './shapes.ts'

/** Ids with commas between them, at most 50. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,49}$/)
  .optional()

/** What pages ask about things that a browser remembers. */
export const sportsbookFavouriteCalls = {
  favourites: call('sportsbook.favourites', {
    http: 'GET /wps/sportsbook/favourites',
    who: 'anyone',
    perMinute: 120,
    summary:
      'Of teams, competitions and events with these ids: their names, and the events that are live or to come, soonest first.',
    input: { teams: ids, competitions: ids, events: ids, language },
    output: z.object({
      teams: z.array(teamFound),
      /** Those that have events. */
      competitions: z.array(competition),
      /** At most 60: the events asked for, and those of the teams. */
      events: z.array(eventCard),
    }),
  }),
}
