// SPDX-License-Identifier: Apache-2.0
import type { ContractKind as Kind } from '@tessera/rules/contracts/contract'
import { z } from 'zod'
import { Amount, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import {
  ContractKind,
  ContractStatus,
  ContractView,
  Day,
  PaymentView,
  PeriodType,
  Rate,
  Tiers,
} from './shapes.ts'

/** `from`: contracts that the caller offered; `to`: those that they were offered. */
const list = {
  role: z.enum(['from', 'to']).default('to'),
  status: ContractStatus.optional(),
  pageNo: PageNo,
  pageSize: pageSize(20),
}
const move = {
  action: z.enum(['OFFER', 'ACCEPT', 'REJECT', 'TERMINATE']),
  /** For OFFER: whom, how often and what; for the others: which contract. */
  account: line(64).optional(),
  periodType: PeriodType.optional(),
  tiers: Tiers.optional(),
  contractId: z.uuid().optional(),
}
const moveFaults = [
  'contracts.badState',
  'contracts.noOwnContract',
  'contracts.badTiers',
  'contracts.badPeriod',
] as const

const words: Record<Kind, string> = {
  DIVIDEND: 'dividend',
  DAILY: 'daily salary',
  HOURLY: 'hourly salary',
  REALTIME: 'real-time salary',
}
const readCall = (kind: Kind, path: string) =>
  ({
    http: `GET /wps/relay/${path}`,
    who: 'agent',
    summary: `Lists the ${words[kind]} contracts that the caller offered or was offered, newest first.`,
    input: list,
    output: page(ContractView),
  }) as const
const moveCall = (kind: Kind, path: string) =>
  ({
    http: `POST /wps/relay/${path}`,
    who: 'agent',
    openToExcluded: true,
    proof: 'contract',
    perMinute: 120,
    summary: `Offers a ${words[kind]} contract to a direct downline, or accepts, rejects or terminates one.`,
    input: move,
    output: ContractView,
    faults: moveFaults,
  }) as const

const period = { startTime: Moment.optional(), endTime: Moment.optional() }
const records = (kind: Kind, name: 'DividendRecord' | 'DailyWages' | 'HourlySalary' | 'RealTimeSalary') =>
  ({
    http: `GET /wps/relay/MCS2_agent${name}`,
    who: 'agent',
    summary: `Lists what ${words[kind]} contracts paid to the caller or an account below, newest first.`,
    input: { ...period, account: line(64).default(''), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(PaymentView),
  }) as const

const figures = {
  bets: Amount,
  profitLoss: Amount,
  activeMembers: z.number(),
}

export const contractsCalls = {
  dividends: call('contracts.dividends', readCall('DIVIDEND', 'MCS2_dividendContract')),
  moveDividend: call('contracts.moveDividend', moveCall('DIVIDEND', 'MCS2_dividendContract')),
  dailySalaries: call('contracts.dailySalaries', readCall('DAILY', 'MCS2_dailySalaryContract')),
  moveDailySalary: call('contracts.moveDailySalary', moveCall('DAILY', 'MCS2_dailySalaryContract')),
  hourlySalaries: call('contracts.hourlySalaries', readCall('HOURLY', 'MCS2_hourlySalaryContract')),
  moveHourlySalary: call('contracts.moveHourlySalary', moveCall('HOURLY', 'MCS2_hourlySalaryContract')),
  realTimeSalaries: call(
    'contracts.realTimeSalaries',
    readCall('REALTIME', 'MCSFE_getRealTimeSalaryContract'),
  ),
  moveRealTimeSalary: call(
    'contracts.moveRealTimeSalary',
    moveCall('REALTIME', 'MCSFE_processRealTimeSalaryContract'),
  ),
  dryRun: call('contracts.dryRun', {
    http: 'POST /wps/relay/MCS2_contractDryRun',
    who: 'agent',
    openToExcluded: true,
    perMinute: 60,
    summary:
      'What tiers would have paid for the last ended period: those of an offer that the caller is writing, or of one that they were offered. Says what is wrong with the tiers.',
    input: {
      kind: ContractKind,
      account: line(64).optional(),
      periodType: PeriodType.optional(),
      tiers: Tiers.optional(),
      contractId: z.uuid().optional(),
    },
    output: z.object({
      /** What is wrong with the tiers, and with which (from 0); null when they may be offered. */
      problem: z.object({ problem: z.string(), tier: z.number().nullable() }).nullable(),
      firstDay: Day,
      lastDay: Day,
      ...figures,
      rate: Rate,
      /** What the contract would have paid to the downline. */
      paid: Amount,
      /** What would be left to the one who offers of their own amount; null when the operator offers. */
      net: Amount.nullable(),
    }),
    faults: ['contracts.noOwnContract', 'contracts.badPeriod', 'contracts.badState'],
  }),
  forecast: call('contracts.forecast', {
    http: 'GET /wps/relay/MCS2_contractForecast',
    who: 'agent',
    perMinute: 60,
    mayLag: true,
    summary:
      'What the contracts of the caller would pay for their running periods if these go on as they did so far. Downlines are not subtracted.',
    input: {},
    output: z.object({
      list: z.array(
        z.object({
          contractId: z.uuid(),
          kind: ContractKind,
          periodType: PeriodType,
          firstDay: Day,
          lastDay: Day,
          /** How much of the period is over, from 0 to 1. */
          part: z.number(),
          soFar: z.object(figures),
          atPace: z.object(figures),
          rate: Rate,
          expected: Amount,
        }),
      ),
    }),
  }),
  dividendRecord: call('contracts.dividendRecord', records('DIVIDEND', 'DividendRecord')),
  dailyWages: call('contracts.dailyWages', records('DAILY', 'DailyWages')),
  hourlySalary: call('contracts.hourlySalary', records('HOURLY', 'HourlySalary')),
  realTimeSalary: call('contracts.realTimeSalary', records('REALTIME', 'RealTimeSalary')),
  payment: call('contracts.payment', {
    http: 'GET /wps/relay/MCS2_contractPayment',
    who: 'agent',
    summary:
      'Why a payment is what it is: the contract, the figures, what its downlines earned, what was carried, and its postings. For the account that got it and for those above.',
    input: { paymentId: z.uuid() },
    output: PaymentView.extend({
      tiers: Tiers,
      version: z.number().nullable(),
      /** What the rate applied to, with what was carried in. */
      base: Amount,
      carriedIn: Amount,
      carriedOut: Amount,
      /** The figures in millionths, exact, so that everybody can compute the amount again. */
      exact: z.object({
        bets: z.string(),
        profitLoss: z.string(),
        base: z.string(),
        carriedIn: z.string(),
        fullAmount: z.string(),
        amount: z.string(),
        toDownlines: z.string(),
        heldBack: z.string(),
        net: z.string(),
        fromWallet: z.string(),
        advanced: z.string(),
        /** What the pay was rounded down to. */
        coin: z.string(),
      }),
      /** The tier that applied, from 0; null when none was reached. */
      tier: z.number().nullable(),
      downlines: z.array(z.object({ account: z.string(), amount: Amount })),
      /** Number of downlines, of which the list holds at most 100, the largest first. */
      downlineCount: z.number(),
      postings: z.array(z.object({ postingId: z.string(), amount: Amount, time: Moment })),
    }),
  }),
  paymentDays: call('contracts.paymentDays', {
    http: 'GET /wps/relay/MCS2_contractPaymentDays',
    who: 'agent',
    mayLag: true,
    summary: 'The figures of a payment by day of the site, oldest first.',
    input: { paymentId: z.uuid() },
    output: z.object({
      list: z.array(
        z.object({
          day: Day,
          bets: Amount,
          stakes: Amount,
          returns: Amount,
          costs: Amount,
          profitLoss: Amount,
          activeMembers: z.number(),
        }),
      ),
    }),
  }),
  paymentMembers: call('contracts.paymentMembers', {
    http: 'GET /wps/relay/MCS2_contractPaymentMembers',
    who: 'agent',
    mayLag: true,
    summary: 'The figures of a payment by member, the largest bets first. Names are masked.',
    input: { paymentId: z.uuid(), pageNo: PageNo, pageSize: pageSize(50, 500) },
    output: page(z.object({ account: z.string(), bets: Amount, profitLoss: Amount, active: z.boolean() })),
  }),
  paymentFile: call('contracts.paymentFile', {
    http: 'GET /wps/relay/MCS2_contractPaymentFile',
    who: 'agent',
    mayLag: true,
    perMinute: 600,
    summary:
      'The figures of a payment by member, for a file with all of them: a part at a time, an agent before those below. Names are masked.',
    input: {
      paymentId: z.uuid(),
      /** The `next` of the part before; empty for the first. */
      after: z
        .string()
        .regex(/^([tl]\d{1,16}-\d{1,9})?$/)
        .default(''),
    },
    output: z.object({
      list: z.array(z.object({ account: z.string(), bets: Amount, profitLoss: Amount, active: z.boolean() })),
      /** Null after the last part. */
      next: z.string().nullable(),
    }),
    faults: ['contracts.teamChanged'],
  }),
}
