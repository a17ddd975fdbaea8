// SPDX-License-Identifier: Apache-2.0
import { missionCounts, missionKinds } from '@tessera/rules/missions/missions'
import { z } from 'zod'
import { Amount, call, Moment } from '../kit/index.ts'

export const MissionKind = z.enum(missionKinds)
export const MissionCounts = z.enum(missionCounts)

const mission = z.object({
  missionId: z.number(),
  title: z.string(),
  kind: MissionKind,
  counts: MissionCounts,
  /** Only games of this type, or of this vendor, count. */
  gameType: z.string().nullable(),
  vendor: z.string().nullable(),
  /** An amount of the currency where money is counted; otherwise a number of things. */
  target: z.number(),
  progress: z.number(),
  reward: Amount,
  /** How often the reward has to be staked; 0: it is cash. */
  wagerTimes: z.number(),
  currency: z.string(),
  status: z.enum(['Process', 'Claim', 'Claimed']),
  /** When the period or the mission ends; null for a mission without an end. */
  endTime: Moment.nullable(),
  /** The reward in the reward centre, once the mission is finished, and until when it can be claimed. */
  rewardId: z.number().nullable(),
  expireTime: Moment.nullable(),
})

/** Missions, and who has finished most of them. */
export const missionsCalls = {
  summary: call('missions.summary', {
    http: 'GET /wps/relay/MCSFE_getMissionSummaryDetails',
    who: 'member',
    summary:
      'The missions that are open to the member, and how many of them have a reward that is not claimed yet.',
    input: {},
    output: z.object({ missionCount: z.number(), missions: z.array(mission) }),
  }),
  leaderboard: call('missions.leaderboard', {
    http: 'GET /wps/relay/MCSFE_getMissionLeaderboard',
    who: 'member',
    summary:
      'The 20 members who have finished most missions this week, names masked, and the rank of the member.',
    input: { period: z.enum(['WEEK']).default('WEEK') },
    output: z.object({
      list: z.array(
        z.object({
          rank: z.number(),
          customerName: z.string(),
          /** Missions finished this week. */ count: z.number(),
          own: z.boolean(),
        }),
      ),
      /** Null before the first finished mission of the week. */
      own: z.object({ rank: z.number(), count: z.number() }).nullable(),
      weekStart: Moment,
      weekEnd: Moment,
    }),
  }),
}
