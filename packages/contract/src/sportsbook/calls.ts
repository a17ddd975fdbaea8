// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { sportsbookBetCalls } from './bet-calls.ts'
import { sportsbookFavouriteCalls } from './favourite-calls.ts'
import { sportsbookOutrightCalls } from './outright-calls.ts'
import { pitch } from './pitch-shapes.ts'
import { sportsbookPoolCalls } from './pool-calls.ts'
import {
  BookId,
  competition,
  eventCard,
  incident,
  language,
  market,
  periodScore,
  Sport,
  Sports,
  statistic,
  teamFound,
} from './shapes.ts'
import { sportsbookSlipCalls } from './slip-calls.ts'

export const sportsbookCalls = {
  sports: call('sportsbook.sports', {
    http: 'GET /wps/sportsbook/sports',
    who: 'anyone',
    cache: 'revalidate',
    perMinute: 240,
    summary: 'The sports of the book: how many events are live, and how many start within a day.',
    input: {},
    output: z.array(z.object({ sport: Sport, live: z.number(), upcoming: z.number() })),
  }),
  lobby: call('sportsbook.lobby', {
    http: 'GET /wps/sportsbook/lobby',
    who: 'anyone',
    cache: 'revalidate',
    perMinute: 240,
    summary:
      'Events that are live, those that start next, and the first competitions; of one sport, of several with commas between them, or of all.',
    input: { sport: Sports.optional(), language },
    output: z.object({
      live: z.array(eventCard),
      soon: z.array(eventCard),
      competitions: z.array(competition),
    }),
  }),
  competitions: call('sportsbook.competitions', {
    http: 'GET /wps/sportsbook/competitions',
    who: 'anyone',
    cache: 'revalidate',
    perMinute: 120,
    summary: 'The competitions of a sport that have events, in the order of the lobby.',
    input: { sport: Sport, language },
    output: z.array(competition),
  }),
  events: call('sportsbook.events', {
    http: 'GET /wps/sportsbook/events',
    who: 'anyone',
    cache: 'revalidate',
    perMinute: 240,
    summary: 'The events of a competition that are live or to come, soonest first.',
    input: { competitionId: BookId, pageNo: PageNo, pageSize: pageSize(20, 50), language },
    output: page(eventCard),
    faults: ['sportsbook.unknownCompetition'],
  }),
  event: call('sportsbook.event', {
    http: 'GET /wps/sportsbook/event',
    who: 'anyone',
    cache: 'revalidate',
    perMinute: 240,
    summary: 'One event with all its markets, what happened in it, and its statistics.',
    input: { eventId: BookId, language },
    output: z.object({
      event: eventCard,
      /** In the order in which they are shown. */
      markets: z.array(market),
      /** The latest, at most 200, oldest first. */
      incidents: z.array(incident),
      statistics: z.array(statistic),
      periods: z.array(periodScore),
      /** Of a football match that the platform plays itself. */
      pitch: pitch.nullable(),
    }),
    faults: ['sportsbook.unknownEvent'],
  }),
  results: call('sportsbook.results', {
    http: 'GET /wps/sportsbook/results',
    who: 'anyone',
    cache: 'revalidate',
    perMinute: 120,
    summary: 'Events that are over, the latest first; of a sport, a competition, or a day of the site.',
    input: {
      sport: Sport.optional(),
      competitionId: BookId.optional(),
      day: z.iso.date().optional(),
      pageNo: PageNo,
      pageSize: pageSize(20, 50),
      language,
    },
    output: page(
      eventCard.extend({
        /** Above 1: the result was corrected. */
        resultVersion: z.number(),
        endedAt: Moment.nullable(),
      }),
    ),
  }),
  search: call('sportsbook.search', {
    http: 'GET /wps/sportsbook/search',
    who: 'anyone',
    perMinute: 120,
    summary:
      'Teams and competitions whose name is meant by a text, in any script, and the events of the teams; nearest first.',
    input: { text: line(60), language },
    output: z.object({
      teams: z.array(teamFound),
      events: z.array(eventCard),
      competitions: z.array(competition),
    }),
  }),
  ...sportsbookBetCalls,
  ...sportsbookOutrightCalls,
  ...sportsbookPoolCalls,
  ...sportsbookFavouriteCalls,
  ...sportsbookSlipCalls,
}
