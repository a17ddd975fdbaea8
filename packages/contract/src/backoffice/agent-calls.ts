// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, line, RequestId } from '../kit/index.ts'
import { PrizeMode } from '../lottery/prize-groups.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const reason = line(200).min(3)
/** Username of the upline; empty for none. */
const upline = line(64)
const standing = z.object({
  memberId: z.number(),
  /** Username of the upline. */
  upline: z.string().nullable(),
  rankLevel: z.number(),
  labels: z.array(z.string()),
})
/** A move of the account that waits for its day. */
export const waitingMove = z
  .object({
    /** Username; null for no upline. */
    upline: z.string().nullable(),
    /** The first day in the new line, of the site: YYYY-MM-DD. */
    fromDay: z.string(),
    askedBy: z.string(),
    reason: z.string(),
  })
  .nullable()
/** YYYY-MM-DD, tomorrow or later at the site. */
const fromDay = z.iso.date().optional()
const moveFaults = [
  'backoffice.noMember',
  'backoffice.noAgent',
  'backoffice.noUpline',
  'backoffice.uplineCircle',
  'site.ownCurrencyOnly',
  'agents.lineTooDeep',
] as const
const step = { id: MemberId, reason, requestId: RequestId }

/** Agents, and the upline, rank and labels of an account. Each change is recorded, before and after. */
export const agentAdminCalls = {
  createAgent: call('backoffice.createAgent', {
    http: 'POST /ops/agents',
    who: 'operator',
    may: 'agents',
    summary:
      'Opens the account of an agent (1), a general agent (2) or a test account of either (41, 42), by the rules of registration. Its owner must change the password at the first login.',
    input: {
      /** Brand; by default that of the host. */
      brandCode: z.string().max(31).optional(),
      username: z.string().max(64),
      password: z.string().max(200),
      type: z.union([z.literal(1), z.literal(2), z.literal(41), z.literal(42)]),
      upline: upline.default(''),
      /** Prize group, not above the upline's; by default that of new accounts. */
      prizeMode: PrizeMode.optional(),
      reason,
    },
    output: z.object({ memberId: z.number(), brandCode: z.string(), username: z.string() }),
    faults: [
      'backoffice.noBrand',
      'backoffice.noAgent',
      'backoffice.noUpline',
      'agents.lineTooDeep',
      'identity.usernameTaken',
      'identity.busy',
      'agents.groupAboveUpline',
      'agents.noPrizeGroup',
    ],
  }),
  previewMove: call('backoffice.previewMove', {
    http: 'GET /ops/accounts/:id/move',
    who: 'operator',
    may: 'agents',
    summary:
      'What a change of upline would do: who moves, from which line to which, their balance, and what they did in the running month, which stays with the old line.',
    input: { id: MemberId, upline: upline.default(''), fromDay },
    output: z.object({
      /** Accounts that move, this one included. */
      members: z.number(),
      agents: z.number(),
      balance: Amount,
      bets: Amount,
      payouts: Amount,
      /** Above zero: the operator won. */
      profitAndLoss: Amount,
      /** Usernames from the head of the line down to the upline; empty for none. */
      fromLine: z.array(z.string()),
      toLine: z.array(z.string()),
      /** The first day in the new line. */
      fromDay: z.string(),
      atOnce: z.boolean(),
    }),
    faults: moveFaults,
  }),
  changeUpline: call('backoffice.changeUpline', {
    http: 'PUT /ops/accounts/:id/upline',
    who: 'operator',
    may: 'agents',
    once: true,
    summary:
      'Moves an account and everybody below it to another agent of its brand, or to none, from the beginning of fromDay on, by default tomorrow. Without fromDay it takes effect at once if nobody who moves has done anything or has a contract in the running week and month; then waitingMove is null.',
    input: { ...step, upline, fromDay },
    output: standing.extend({ waitingMove }),
    faults: [...moveFaults, 'backoffice.moveWaiting'],
  }),
  callOffMove: call('backoffice.callOffMove', {
    http: 'DELETE /ops/accounts/:id/move',
    who: 'operator',
    may: 'agents',
    once: true,
    summary: 'Calls off the move of an account that waits for its day.',
    input: step,
    output: standing.extend({ waitingMove }),
    faults: ['backoffice.noMember', 'backoffice.noMove'],
  }),
  changeRank: call('backoffice.changeRank', {
    http: 'PUT /ops/accounts/:id/rank',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary: 'Gives a member a VIP rank.',
    input: { ...step, rankLevel: z.number().int().min(0).max(7) },
    output: standing,
    faults: ['backoffice.noMember', 'backoffice.noRank'],
  }),
  changeLabels: call('backoffice.changeLabels', {
    http: 'PUT /ops/accounts/:id/labels',
    who: 'operator',
    may: 'agents',
    once: true,
    summary: 'Replaces the labels of a member, which the member info contains.',
    input: { ...step, labels: z.array(line(30).min(1)).max(10) },
    output: standing,
    faults: ['backoffice.noMember'],
  }),
}
