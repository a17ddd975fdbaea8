// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { MissionCounts, MissionKind } from '../missions/calls.ts'

/** Titles by language code; English is needed. */
const Titles = z
  .record(z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/), line(120).min(1))
  .refine((titles) => 'EN' in titles && Object.keys(titles).length <= 32)
/** Whole minutes, because what happens is counted by the minute. */
const Minute = Moment.refine((moment) => moment % 60_000 === 0)

/** What an operator enters for a mission. */
const given = {
  titles: Titles,
  counts: MissionCounts,
  gameType: z
    .string()
    .regex(/^[A-Z]{2,20}$/)
    .nullable(),
  vendor: line(40).min(1).nullable(),
  /** An amount where money is counted; otherwise a number of things. */
  target: z.number().positive().max(1_000_000_000),
  reward: Amount,
  /** How often the reward has to be staked before it becomes cash; 0: it is cash at once. */
  wagerTimes: z.number().int().min(0).max(50),
  startTime: Minute,
  endTime: Minute.nullable(),
  /** What all rewards together may cost. */
  budget: Amount,
  enabled: z.boolean(),
  position: z.number().int().min(0).max(100_000),
}
const mission = z.object({
  ...given,
  titles: z.record(z.string(), z.string()),
  missionId: z.number(),
  kind: MissionKind,
  currency: z.string(),
  /** What the granted rewards cost so far. */
  spent: Amount,
})
const missionId = z.number().int().min(1).max(2_147_483_647)

/** Operator calls for missions. */
export const missionAdminCalls = {
  missions: call('backoffice.missions', {
    http: 'GET /ops/missions',
    who: 'operator',
    may: 'read',
    summary: 'The missions of a brand, in their order.',
    input: { brandCode: BrandCode, pageNo: PageNo, pageSize: pageSize(50) },
    output: page(mission),
    faults: ['backoffice.noBrand'],
  }),
  addMission: call('backoffice.addMission', {
    http: 'POST /ops/missions',
    who: 'operator',
    may: 'money',
    pays: true,
    summary: 'Adds a mission.',
    input: { brandCode: BrandCode, kind: MissionKind, ...given },
    output: mission,
    faults: ['backoffice.noBrand'],
  }),
  changeMission: call('backoffice.changeMission', {
    http: 'PUT /ops/missions/:missionId',
    who: 'operator',
    may: 'money',
    pays: true,
    summary:
      'Changes a mission. Fields that are left out stay as they are. Members who have begun a period keep its terms.',
    input: { missionId, ...z.object(given).partial().shape },
    output: mission,
  }),
}
