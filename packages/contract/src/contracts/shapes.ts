// SPDX-License-Identifier: Apache-2.0
import {
  contractKinds,
  contractStatuses,
  periodTypes,
  wholeRateMillionths,
} from '@tessera/rules/contracts/contract'
import { paymentStatuses } from '@tessera/rules/contracts/payment'
import { z } from 'zod'
import { Amount, Moment } from '../kit/index.ts'

export const ContractKind = z.enum(contractKinds)
export const PeriodType = z.enum(periodTypes)
export const ContractStatus = z.enum(contractStatuses)
export const PaymentStatus = z.enum(paymentStatuses)
/** YYYY-MM-DD in site time. */
export const Day = z.iso.date()

/** A share as a fraction with at most six decimals, such as 0.18 for 18 %; in the program in millionths. */
export const Rate = z.codec(
  z
    .number()
    .min(0)
    .max(1)
    .refine((rate) => Math.abs(rate * wholeRateMillionths - Math.round(rate * wholeRateMillionths)) < 1e-6, {
      message: 'At most six decimals',
    }),
  z.number().int(),
  {
    decode: (rate) => Math.round(rate * wholeRateMillionths),
    encode: (millionths) => millionths / wholeRateMillionths,
  },
)

export const Tier = z.strictObject({
  minBets: Amount,
  minProfitLoss: Amount,
  minActiveMembers: z.number().int().min(0).max(100_000_000),
  rate: Rate,
})
/** More than an offer may have, so that too many are refused with a reason. */
export const Tiers = z.array(Tier).max(20)

export const ContractView = z.object({
  contractId: z.uuid(),
  kind: ContractKind,
  /** Name of the agent who pays it; null for the operator. */
  from: z.string().nullable(),
  to: z.string(),
  periodType: PeriodType,
  tiers: Tiers,
  status: ContractStatus,
  /** 1 for the first contract of this kind between the two, then 2, 3, ... */
  version: z.number(),
  createTime: Moment,
  /** When an offer counts as rejected unless it is answered; null for others. */
  expireTime: Moment.nullable(),
  /** First day that counts; null until it is accepted. */
  startDay: Day.nullable(),
  /** Last day that counts; null while it has no end. */
  endDay: Day.nullable(),
  /** Every move with its time, oldest first. */
  moves: z.array(
    z.object({
      time: Moment,
      move: z.enum(['OFFER', 'ACCEPT', 'REJECT', 'TERMINATE', 'EXPIRE', 'REPLACE', 'MOVE', 'ABOVE']),
      /** Name of the account; null for the operator, or for time that ran out. */
      by: z.string().nullable(),
    }),
  ),
})

/** The figures that chose the tier, and what came of them. */
export const PaymentView = z.object({
  paymentId: z.uuid(),
  contractId: z.uuid().nullable(),
  kind: ContractKind,
  account: z.string(),
  /** Who owes it; null for the operator. */
  from: z.string().nullable(),
  periodType: PeriodType,
  /** The period that was paid: from this moment up to and without the other. */
  periodStart: Moment,
  periodEnd: Moment,
  firstDay: Day,
  lastDay: Day,
  bets: Amount,
  profitLoss: Amount,
  activeMembers: z.number(),
  rate: Rate,
  /** What the contract came to, before the worth of the line's play bounded it. */
  fullAmount: Amount,
  /** What the contract earned. */
  amount: Amount,
  /** Of that, what the direct downlines earned. */
  toDownlines: Amount,
  /** Of the amount, what the upline could not pay, and what of that has been handed on since. */
  heldBack: Amount,
  handedOn: Amount,
  /** What is left to the account of what came, and was paid to it. */
  net: Amount,
  /** What the downlines earned beyond what came: taken from the wallet of the account, and owed by it. */
  fromWallet: Amount,
  advanced: Amount,
  status: PaymentStatus,
  createTime: Moment,
  paidTime: Moment.nullable(),
})
