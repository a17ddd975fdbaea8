// SPDX-License-Identifier: Apache-2.0
import { noticeChoices } from '@tessera/rules/lottery/notices/notice-periods'
import { statisticsSpans } from '@tessera/rules/lottery/statistics/spans'
import { z } from 'zod'
import { call, Moment, page, PageNo, pageSize } from '../kit/index.ts'

const gameId = z.number().int().min(1).max(2_147_483_647)
const day = z.iso.date()
/** Whose draws: those of this site, or imported results of the state lottery. They are never mixed. */
const source = z.enum(['site', 'state']).default('site')
const choice = z.enum(noticeChoices).nullable()

/** The draws of one source. */
const sourceFacts = z.object({
  source: z.enum(['site', 'state']),
  /** Where state results were imported from; empty for draws of this site. */
  importedFrom: z.array(z.string()),
  firstDay: day,
  lastDay: day,
})

const countedValue = z.object({
  /** The number as players write it. */
  value: z.string(),
  /** How often it was drawn, and in how many draws. */
  hits: z.number(),
  drawsWith: z.number(),
  /** The last day on which it was drawn; null if it was not. */
  lastDay: day.nullable(),
  /** Draws since it was last drawn, and the most draws in succession without it. */
  gap: z.number(),
  longestGap: z.number(),
})

/** Numbers that are counted together; `counted-series.ts` of the rules explains the keys. */
const countedSeries = z.object({
  key: z.string(),
  values: z.array(countedValue),
  /** How often each number is drawn on average in so many fair draws, and in which share of draws it appears. */
  expectedHits: z.number(),
  appearanceChance: z.number(),
  /** Null while there are too few draws for it. */
  deviation: z.object({ chiSquare: z.number(), degreesOfFreedom: z.number(), chance: z.number() }).nullable(),
})

export const historyCalls = {
  statistics: call('lottery.statistics', {
    http: 'GET /lgw/games/statistics',
    who: 'anyone',
    perMinute: 120,
    summary: 'How often the numbers of a lottery were drawn in the days up to its last draw.',
    input: {
      gameId,
      source,
      days: z.literal(statisticsSpans).default(90),
      /** Only draws on this weekday: 1 is Sunday, 2 to 7 Monday to Saturday. */
      weekDay: z.number().int().min(1).max(7).optional(),
    },
    output: z.object({
      /** Sources that have draws of this lottery. */
      sources: z.array(sourceFacts),
      draws: z.number(),
      /** Null when there are no draws. */
      firstDay: day.nullable(),
      lastDay: day.nullable(),
      series: z.array(countedSeries),
    }),
    faults: ['lottery.unknownGame'],
  }),
  results: call('lottery.results', {
    http: 'GET /lgw/games/results',
    who: 'anyone',
    perMinute: 120,
    summary:
      'The results of a lottery, newest first; of one day when it is named, else at most the last 1,000.',
    input: { gameId, source, day: day.optional(), pageNo: PageNo, pageSize: pageSize(10, 50) },
    output: page(
      z.object({
        numero: z.string(),
        day,
        /** When it was drawn; null for imported results, which only have their day. */
        time: Moment.nullable(),
        winningNumber: z.string(),
      }),
    ),
    faults: ['lottery.unknownGame'],
  }),
  notices: call('lottery.notices', {
    http: 'GET /lgw/games/notices',
    who: 'member',
    summary: 'Of which draws of a lottery the member is notified, and the choices.',
    input: { gameId },
    output: z.object({ choice, choices: z.array(z.enum(noticeChoices)) }),
    faults: ['lottery.unknownGame'],
  }),
  chooseNotices: call('lottery.chooseNotices', {
    http: 'POST /lgw/games/notices',
    who: 'member',
    openToExcluded: true,
    summary: 'Chooses of which draws of a lottery the member is notified; null: of none.',
    input: { gameId, choice },
    output: z.object({ choice }),
    faults: ['lottery.unknownGame', 'lottery.noSuchNotice'],
  }),
}
