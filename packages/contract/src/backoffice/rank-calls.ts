// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { gameTypes } from '../catalogue/game-types.ts'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { rankChange, RankLevel, rankStanding } from '../rewards/rank-calls.ts'
import { ServicePath } from '../site/settings/fields.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const OperatorId = z.coerce.number().int().min(1).max(2_147_483_647)
const reason = line(200).min(3)

const manager = z.object({
  operatorId: z.number(),
  /** Their sign-in name. */
  operatorName: z.string(),
  /** What members see; empty until the contact is stored. */
  name: z.string(),
  link: z.string(),
  /** Members of whom they are the manager. */
  members: z.number(),
})
const run = z.object({
  brandCode: z.string(),
  /** The first day of the month, YYYY-MM-DD. */
  month: z.string(),
  status: z.enum(['running', 'done']),
  startTime: Moment,
  finishTime: Moment.nullable(),
  /** Members with a rank above VIP0. */
  judged: z.number(),
  fallen: z.number(),
})
const gameEdge = z.object({
  name: z.string(),
  vendorName: z.string(),
  /** The vendor's code. */
  gameCode: z.string(),
  gameType: z.enum(gameTypes),
  /** The least that the house keeps of a stake, in per cent. */
  edge: z.number(),
  /** How much of a valid bet counts towards rewards, in per cent. */
  counted: z.number(),
  /** What is left of the edge when a member of each rank is given everything, in per cent of the stake; VIP0 first. */
  left: z.array(z.number()),
})
const claim = z.object({
  claimId: z.string(),
  memberId: z.number(),
  username: z.string(),
  brandCode: z.string(),
  amount: Amount,
  currency: z.string(),
  validBets: Amount,
  time: Moment,
})

/** VIP ranks, managers and rebates in the console. */
export const rankAdminCalls = {
  memberRank: call('backoffice.memberRank', {
    http: 'GET /ops/accounts/:id/rank',
    who: 'operator',
    may: 'read',
    summary: 'Where a member stands in the VIP ranks, the changes of their rank, and their manager.',
    input: { id: MemberId },
    output: z.object({
      ...rankStanding,
      /** The highest rank that they have ever had. */
      peak: RankLevel,
      changes: z.array(
        rankChange.extend({
          /** Of an operator. */
          reason: z.string(),
          by: z.string(),
          /** Of the month that was judged. */
          monthBets: Amount.nullable(),
        }),
      ),
      bonuses: z.array(z.object({ rankLevel: RankLevel, amount: Amount, time: Moment })),
      manager: z.object({ operatorId: z.number(), name: z.string(), link: z.string() }).nullable(),
      /** Rebate that is not claimed yet. */
      rebate: Amount,
    }),
    faults: ['backoffice.noMember'],
  }),
  rankRuns: call('backoffice.rankRuns', {
    http: 'GET /ops/ranks/runs',
    who: 'operator',
    may: 'read',
    summary: 'Months after which ranks were judged, newest first.',
    input: { brandCode: BrandCode, pageNo: PageNo, pageSize: pageSize(20) },
    output: page(run),
    faults: ['backoffice.noBrand'],
  }),
  gameEdges: call('backoffice.gameEdges', {
    http: 'GET /ops/ranks/edges',
    who: 'operator',
    may: 'read',
    summary:
      'What the house keeps of a stake in each game, and what rewards leave of it for each rank; least first.',
    input: {
      brandCode: BrandCode,
      gameType: z.enum([...gameTypes, '']).default(''),
      search: line(60).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(gameEdge).extend({
      /** The most that rewards for every bet may take together, in per cent of what counts of it. */
      mostPercent: z.number(),
      /** What missions and cashback may take together, in per cent of the edge. */
      giftPercent: z.number(),
    }),
    faults: ['backoffice.noBrand'],
  }),
  rankManagers: call('backoffice.rankManagers', {
    http: 'GET /ops/ranks/managers',
    who: 'operator',
    may: 'read',
    summary: 'Operators, and the contact under which each looks after members from VIP5.',
    input: {},
    output: z.array(manager),
  }),
  saveRankManager: call('backoffice.saveRankManager', {
    http: 'PUT /ops/ranks/managers/:operatorId',
    who: 'operator',
    may: 'agents',
    summary: 'Stores the contact that members see of an operator who looks after them.',
    input: { operatorId: OperatorId, name: line(60).min(1), link: ServicePath },
    output: manager,
  }),
  assignManager: call('backoffice.assignManager', {
    http: 'PUT /ops/accounts/:id/manager',
    who: 'operator',
    may: 'agents',
    once: true,
    summary: 'Makes an operator the manager of a member, or nobody (null). Members see it from VIP5 on.',
    input: { id: MemberId, operatorId: OperatorId.nullable(), reason, requestId: RequestId },
    output: z.object({
      memberId: z.number(),
      manager: z.object({ operatorId: z.number(), name: z.string(), link: z.string() }).nullable(),
    }),
    faults: ['backoffice.noMember', 'backoffice.noRank', 'backoffice.noManager'],
  }),
  rebateClaims: call('backoffice.rebateClaims', {
    http: 'GET /ops/rebates',
    who: 'operator',
    may: 'read',
    summary: 'Rebates that were paid, newest first; of one member, when a name is given.',
    input: {
      brandCode: BrandCode,
      username: line(64).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(claim),
    faults: ['backoffice.noBrand'],
  }),
  rebateClaim: call('backoffice.rebateClaim', {
    http: 'GET /ops/rebates/:id',
    who: 'operator',
    may: 'read',
    summary: 'What a paid rebate consists of.',
    input: { id: z.uuid() },
    output: claim.extend({
      lines: z.array(
        z.object({
          day: z.string(),
          gameType: z.enum(gameTypes),
          validBets: Amount,
          rate: z.number(),
          rankLevel: RankLevel,
          amount: Amount,
        }),
      ),
    }),
  }),
}
