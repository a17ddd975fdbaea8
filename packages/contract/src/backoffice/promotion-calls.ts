// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { mostCodes } from '@tessera/rules/promotions/codes'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { offer } from '../promotions/offer.ts'

const id = z.number().int().min(1).max(2_147_483_647)
const ApplicationStatus = z.enum(['Applying', 'Issued', 'Rejected'])
const application = z.object({
  id: z.number(),
  brandCode: z.string(),
  promotionId: z.number(),
  title: z.string(),
  memberId: z.number(),
  username: z.string(),
  comment: z.string(),
  pictures: z.number(),
  /** The reward that was promised when the application was sent. */
  reward: Amount,
  currency: z.string(),
  status: ApplicationStatus,
  remark: z.string(),
  createTime: Moment,
  judgedAt: Moment.nullable(),
  judgedBy: z.string(),
})
const code = z.object({
  code: z.string(),
  uses: z.number(),
  usesAllowed: z.number(),
  addedAt: Moment,
  addedBy: z.string(),
})
/** What an offer would have cost, and who it would have reached. */
const trial = z.object({
  fromTime: Moment,
  toTime: Moment,
  /** Members of the brand, and those of them in the audience. */
  members: z.number(),
  inAudience: z.number(),
  /** Those who would have been paid. */
  reached: z.number(),
  cost: Amount,
  /** The cost without the budget, if that would have ended it. */
  costWithoutBudget: Amount,
  currency: z.string(),
  /** Parts of the audience that the past does not tell; they were left out. */
  notKnown: z.array(z.enum(['country', 'language', 'played', 'deposited'])),
  /** Only the first so many members were looked at. */
  cut: z.boolean(),
})
const result = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.string().nullable(),
  currency: z.string(),
  joined: z.number(),
  paidMembers: z.number(),
  paid: Amount,
  reserved: Amount,
  budget: Amount.nullable(),
  budgetPerDay: Amount.nullable(),
  paidToday: Amount,
  /** What those who took part staked, won and settled as valid bets from joining until now or the end. */
  stakes: Amount,
  returns: Amount,
  validBets: Amount,
  /** What they lost, less what the promotion paid. */
  net: Amount,
  deposits: Amount,
  codes: z.number(),
  codesUsed: z.number(),
  /** Free rounds that members have got, those of them that were played, and those that still can be. */
  rounds: z.object({ given: z.number(), played: z.number(), open: z.number() }).nullable(),
})
const step = { id, remark: line(140).default(''), requestId: RequestId }

/** Operator calls for applications for promotions. */
export const promotionAdminCalls = {
  applications: call('backoffice.applications', {
    http: 'GET /ops/promotions/applications',
    who: 'operator',
    may: 'read',
    summary: 'Applications for promotions: oldest first within one status, newest first over all.',
    input: {
      brandCode: BrandCode,
      status: ApplicationStatus.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(application),
    faults: ['backoffice.noBrand'],
  }),
  application: call('backoffice.application', {
    http: 'GET /ops/promotions/applications/:id',
    who: 'operator',
    may: 'read',
    summary: 'One application with its pictures as data URLs.',
    input: { id },
    output: application.extend({ images: z.array(z.string()) }),
  }),
  approveApplication: call('backoffice.approveApplication', {
    http: 'POST /ops/promotions/applications/:id/approve',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary: 'Approves an application and credits its reward.',
    input: step,
    output: application,
    faults: ['promotions.wrongState', 'promotions.budgetSpent'],
  }),
  rejectApplication: call('backoffice.rejectApplication', {
    http: 'POST /ops/promotions/applications/:id/reject',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Refuses an application. The member can read the reason.',
    input: { ...step, remark: line(140).min(1) },
    output: application,
    faults: ['promotions.wrongState'],
  }),
  promotionCodes: call('backoffice.promotionCodes', {
    http: 'GET /ops/promotions/:id/codes',
    who: 'operator',
    may: 'contents',
    summary: 'The codes with which members may join a promotion, the last added first.',
    input: { id, pageNo: PageNo, pageSize: pageSize(50) },
    output: page(code).extend({ uses: z.number() }),
  }),
  addPromotionCodes: call('backoffice.addPromotionCodes', {
    http: 'POST /ops/promotions/:id/codes',
    who: 'operator',
    may: 'money',
    once: true,
    largestBodyBytes: 400_000,
    summary:
      'Adds codes to a promotion: those given, or as many as wanted that nobody can guess. Each can be used as often as it says.',
    input: {
      id,
      codes: z.array(line(40).min(1)).max(mostCodes).default([]),
      draw: z.number().int().min(0).max(mostCodes).default(0),
      usesAllowed: z.number().int().min(1).max(1_000_000),
      requestId: RequestId,
    },
    output: z.object({ added: z.number(), codes: z.array(z.string()) }),
    faults: ['promotions.wrongCode'],
  }),
  tryOffer: call('backoffice.tryOffer', {
    http: 'POST /ops/promotions/try',
    who: 'operator',
    may: 'contents',
    perMinute: 10,
    largestBodyBytes: 400_000,
    summary:
      'What an offer would have cost in the last 30 days, by what members deposited and played. Changes nothing.',
    input: { brandCode: BrandCode, offer },
    output: trial,
    faults: ['backoffice.noBrand'],
  }),
  promotionResult: call('backoffice.promotionResult', {
    http: 'GET /ops/promotions/:id/result',
    who: 'operator',
    may: 'contents',
    summary:
      'What a promotion has paid and promised, and what the members in it have done since they joined.',
    input: { id },
    output: result,
  }),
  cancelFreeRounds: call('backoffice.cancelFreeRounds', {
    http: 'POST /ops/promotions/:id/cancel-rounds',
    who: 'operator',
    may: 'contents',
    once: true,
    summary:
      'Withdraws the free rounds of a promotion that members have not played yet. What rounds have won stays with them.',
    input: { id, reason: line(200).min(3), requestId: RequestId },
    output: z.object({ members: z.number(), rounds: z.number() }),
  }),
}
