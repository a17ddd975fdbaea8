// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, line, RequestId } from '../kit/index.ts'

const MemberId = z.coerce.number().int().min(1).max(2_147_483_647)
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
    ],
  }),
  changeUpline: call('backoffice.changeUpline', {
    http: 'PUT /ops/accounts/:id/upline',
    who: 'operator',
    may: 'agents',
    once: true,
    summary:
      'Moves an account and everybody below it to another agent of its brand, or to none. Takes effect at once.',
    input: { ...step, upline },
    output: standing,
    faults: [
      'backoffice.noMember',
      'backoffice.noAgent',
      'backoffice.noUpline',
      'backoffice.uplineCircle',
      'agents.lineTooDeep',
    ],
  }),
  changeRank: call('backoffice.changeRank', {
    http: 'PUT /ops/accounts/:id/rank',
    who: 'operator',
    may: 'agents',
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
