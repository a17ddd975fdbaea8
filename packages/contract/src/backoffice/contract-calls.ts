// SPDX-License-Identifier: Apache-2.0
import { accountRequestStatuses } from '@tessera/rules/operators/account-request'
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import {
  ContractKind,
  ContractStatus,
  ContractView,
  Day,
  PaymentStatus,
  PaymentView,
  PeriodType,
  Rate,
  Tiers,
} from '../contracts/shapes.ts'

const reason = line(200).min(3)
const step = { id: z.uuid(), reason, requestId: RequestId }
const terms = { account: line(64).min(1), kind: ContractKind, periodType: PeriodType, tiers: Tiers }
const paging = { pageNo: PageNo, pageSize: pageSize(20) }

const contract = ContractView.extend({
  brandCode: z.string(),
  /** The account that it pays. */
  memberId: z.number(),
  moves: z.array(
    z.object({
      time: Moment,
      move: z.enum(['OFFER', 'ACCEPT', 'REJECT', 'TERMINATE', 'EXPIRE', 'REPLACE', 'MOVE', 'ABOVE']),
      /** Name of the account; null for an operator, or for time that ran out. */
      by: z.string().nullable(),
      operator: z.string().nullable(),
    }),
  ),
})
const request = z.object({
  requestId: z.string(),
  brandCode: z.string(),
  memberId: z.number(),
  account: z.string(),
  kind: ContractKind,
  periodType: PeriodType,
  tiers: Tiers,
  reason: z.string(),
  status: z.enum(accountRequestStatuses),
  askedBy: z.string(),
  askedAt: Moment,
  expiresAt: Moment,
  /** Whether the caller made this request, so that somebody else must decide about it. */
  own: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  decisionReason: z.string(),
})
const sums = z.object({
  payments: z.number(),
  amount: Amount,
  net: Amount,
  /** What agents owe their downlines beyond their own amounts. */
  shortfall: Amount,
})
const run = z.object({
  runId: z.uuid(),
  brandCode: z.string(),
  kind: ContractKind,
  periodType: PeriodType,
  periodStart: Moment,
  periodEnd: Moment,
  firstDay: Day,
  lastDay: Day,
  status: z.enum(['running', 'done']),
  startTime: Moment,
  finishTime: Moment.nullable(),
  payments: z.number(),
  /** What contracts earned, what agents got of it net, and what came from wallets or is still owed; final when done. */
  amount: Amount,
  net: Amount,
  fromWallets: Amount,
  advanced: Amount,
})
const payment = PaymentView.extend({
  brandCode: z.string(),
  memberId: z.number(),
  /** Of an operator who approved or declined it. */
  decidedBy: z.string().nullable(),
})
/** A figure of a payment that another computation does not confirm, as exact text. */
const difference = z.object({
  account: z.string(),
  figure: z.enum([
    'payment',
    'bets',
    'profitLoss',
    'activeMembers',
    'base',
    'carriedIn',
    'amount',
    'net',
    'shortfall',
  ]),
  stored: z.string(),
  repeated: z.string(),
})

/** Contracts of agents: what the operator offers, what was settled, and what waits for a decision. */
export const contractAdminCalls = {
  contracts: call('backoffice.contracts', {
    http: 'GET /ops/contracts',
    who: 'operator',
    may: 'read',
    summary: 'Contracts of agents with all their moves, newest first.',
    input: {
      brandCode: BrandCode,
      kind: ContractKind.optional(),
      status: ContractStatus.optional(),
      /** Name of either side; only contracts of this account. */
      account: line(64).default(''),
      ...paging,
    },
    output: page(contract),
    faults: ['backoffice.noBrand'],
  }),
  offerContract: call('backoffice.offerContract', {
    http: 'POST /ops/contracts',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Offers a contract of the operator to an agent without an upline. Above the rate of the setting it waits for another operator, and the agent does not see it before.',
    input: { brandCode: BrandCode, ...terms, reason, requestId: RequestId },
    output: z.object({
      /** Null while the offer waits for another operator. */
      contract: contract.nullable(),
      request: request.nullable(),
    }),
    faults: [
      'backoffice.noBrand',
      'backoffice.noAgent',
      'backoffice.hasUpline',
      'backoffice.kindOff',
      'backoffice.requestWaiting',
      'contracts.badTiers',
      'contracts.badPeriod',
    ],
  }),
  dryRunContract: call('backoffice.dryRunContract', {
    http: 'POST /ops/contracts/dryRun',
    who: 'operator',
    may: 'read',
    perMinute: 60,
    summary:
      'What an offer would have paid for the last ended period, from the real figures of the team; says what is wrong with its tiers.',
    input: { brandCode: BrandCode, ...terms },
    output: z.object({
      problem: z.object({ problem: z.string(), tier: z.number().nullable() }).nullable(),
      firstDay: Day,
      lastDay: Day,
      bets: Amount,
      profitLoss: Amount,
      activeMembers: z.number(),
      rate: Rate,
      paid: Amount,
    }),
    faults: [
      'backoffice.noBrand',
      'backoffice.noAgent',
      'backoffice.hasUpline',
      'backoffice.kindOff',
      'contracts.badPeriod',
    ],
  }),
  terminateContract: call('backoffice.terminateContract', {
    http: 'POST /ops/contracts/:id/terminate',
    who: 'operator',
    may: 'agents',
    once: true,
    summary:
      'Ends an active contract of the operator with its running period, which is still settled. One that has not begun never counts.',
    input: step,
    output: contract,
    faults: ['contracts.badState'],
  }),
  contractRequests: call('backoffice.contractRequests', {
    http: 'GET /ops/contractRequests',
    who: 'operator',
    may: 'read',
    summary: 'Offers that need another operator, newest first; waiting ones oldest first.',
    input: { brandCode: BrandCode, waiting: z.boolean().optional(), ...paging },
    output: page(request),
    faults: ['backoffice.noBrand'],
  }),
  approveContractRequest: call('backoffice.approveContractRequest', {
    http: 'POST /ops/contractRequests/:id/approve',
    who: 'operator',
    may: 'money',
    summary: 'Makes the offer that another operator requested.',
    input: { id: z.uuid(), reason },
    output: request,
    faults: [
      'backoffice.giverGone',
      'backoffice.ownRequest',
      'backoffice.requestOver',
      'backoffice.noAgent',
      'backoffice.hasUpline',
      'backoffice.kindOff',
      'contracts.badTiers',
      'contracts.badPeriod',
    ],
  }),
  refuseContractRequest: call('backoffice.refuseContractRequest', {
    http: 'POST /ops/contractRequests/:id/refuse',
    who: 'operator',
    may: 'agents',
    summary: 'Refuses the offer that another operator requested.',
    input: { id: z.uuid(), reason },
    output: request,
    faults: ['backoffice.ownRequest', 'backoffice.requestOver'],
  }),
  contractRuns: call('backoffice.contractRuns', {
    http: 'GET /ops/contractRuns',
    who: 'operator',
    may: 'read',
    summary: 'Settled periods of contracts with their sums, newest first.',
    input: {
      brandCode: BrandCode,
      kind: ContractKind.optional(),
      periodType: PeriodType.optional(),
      ...paging,
    },
    output: page(run),
    faults: ['backoffice.noBrand'],
  }),
  contractPayments: call('backoffice.contractPayments', {
    http: 'GET /ops/contractPayments',
    who: 'operator',
    may: 'read',
    summary:
      'Payments of contracts: of one run the largest first, otherwise those of one status, newest first.',
    input: {
      brandCode: BrandCode,
      runId: z.uuid().optional(),
      status: PaymentStatus.optional(),
      pageNo: PageNo,
      pageSize: pageSize(50),
    },
    output: page(payment),
    faults: ['backoffice.noBrand'],
  }),
  repeatContractRun: call('backoffice.repeatContractRun', {
    http: 'GET /ops/contractRuns/:id/repeat',
    who: 'operator',
    may: 'read',
    perMinute: 12,
    summary:
      'Computes a settled period again from its facts and writes nothing: both sums, and every figure that differs. None is expected.',
    input: { id: z.uuid() },
    output: z.object({
      stored: sums,
      repeated: sums,
      /** At most 200; `differenceCount` counts all. */
      differences: z.array(difference),
      differenceCount: z.number(),
    }),
  }),
  approveContractPayment: call('backoffice.approveContractPayment', {
    http: 'POST /ops/contractPayments/:id/approve',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary: 'Approves a payment that waits, and makes it.',
    input: step,
    output: payment,
    faults: ['contracts.badState'],
  }),
  declineContractPayment: call('backoffice.declineContractPayment', {
    http: 'POST /ops/contractPayments/:id/decline',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Declines a payment that waits. It is never made.',
    input: step,
    output: payment,
    faults: ['contracts.badState'],
  }),
}
