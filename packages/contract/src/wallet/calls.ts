// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { currencyFaults, deposit, depositMethod } from './deposit-shape.ts'
import { withdrawalCalls } from './withdrawal-calls.ts'
import { ListedBonus } from './listed-bonus.ts'
import {
  Amount,
  call,
  line,
  Moment,
  page,
  PageNo,
  pageSize,
  PaymentPassword,
  RequestId,
} from '../kit/index.ts'

export const TransactionType = z.enum([
  'ALL',
  'DEPOSIT',
  'WITHDRAW',
  'TRANSFER',
  'BET',
  'PAYOUT',
  'BONUS',
  'REBATE',
  'SALARY',
  'DIVIDEND',
  'POINT',
])

/** What the account record says of money that a bet brought back or cost otherwise than by its result. */
export const entryReasons = [
  /** A bet that was pending, such as one in play, was not taken. */
  'refused',
  /** A part of it was not taken. */
  'reduced',
  /** It was cancelled, or its draw or event was. */
  'cancelled',
  'cashedOut',
  /** The result was corrected. */
  'corrected',
  /** A win that was taken back. */
  'takenBack',
  /** What others won of the member in a card room was withheld, and goes back to them. */
  'cardShare',
] as const

/** Transferring cash: at least 1.00, immediate and irreversible. */
const transfer = {
  amount: Amount,
  password: PaymentPassword,
  remark: line(140).default(''),
  requestId: RequestId,
}
const transferred = z.object({ transferId: z.string(), balance: Amount })
const transferFaults = [
  ...currencyFaults,
  'wallet.insufficientFunds',
  'wallet.belowMinimum',
  'wallet.wageringOpen',
  'wallet.debtOpen',
  'wallet.heldAfterRecovery',
  'identity.badPaymentPassword',
  'identity.noPaymentPassword',
  'identity.tooManyAttempts',
  'identity.busy',
] as const

/** At most 90 days; by default the last 90. */
const range = {
  startTime: Moment.optional(),
  endTime: Moment.optional(),
  pageNo: PageNo,
  pageSize: pageSize(20),
}
/** `profit` is payouts less bets, plus bonuses and rebates. */
const profit = {
  deposit: Amount,
  withdrawal: Amount,
  bets: Amount,
  validBets: Amount,
  payout: Amount,
  bonus: Amount,
  rebate: Amount,
  profit: Amount,
}

export const walletCalls = {
  balance: call('wallet.balance', {
    http: 'GET /wps/v2/wallets/balance',
    who: 'member',
    trial: true,
    summary: 'The balance that the member can play with.',
    input: {},
    output: z.object({ sumBalance: Amount, mainBalance: Amount, heldBalance: Amount, currency: z.string() }),
  }),
  depositMethods: call('wallet.depositMethods', {
    http: 'GET /wps/v2/deposits/methods',
    who: 'member',
    summary: 'Ways to pay in, with their limits and fees.',
    input: {},
    output: z.object({
      list: z.array(depositMethod),
    }),
  }),
  deposit: call('wallet.deposit', {
    http: 'POST /wps/v2/deposits',
    who: 'member',
    once: true,
    summary: 'Opens a deposit. Answers where to pay.',
    input: {
      methodId: z.string().max(40),
      amount: Amount,
      remark: line(140).default(''),
      requestId: RequestId,
    },
    output: deposit,
    faults: [
      'wallet.unknownMethod',
      'wallet.methodInMaintenance',
      'wallet.wholeUnits',
      'wallet.belowMinimum',
      'wallet.aboveMaximum',
      'compliance.limitReached',
    ],
  }),
  deposits: call('wallet.deposits', {
    http: 'GET /wps/v2/deposits',
    who: 'member',
    summary: 'The member’s deposits, newest first.',
    input: { pageNo: PageNo, pageSize: pageSize(20) },
    output: page(deposit),
  }),
  ...withdrawalCalls,
  transferUpline: call('wallet.transferUpline', {
    http: 'POST /wps/relay/MCS2_transferUpline',
    who: 'member',
    openToExcluded: true,
    paymentPassword: 'identity.badPaymentPassword',
    once: true,
    proof: 'payout',
    summary: 'Transfers cash to the upline.',
    input: transfer,
    output: transferred,
    faults: transferFaults,
  }),
  transferDownline: call('wallet.transferDownline', {
    http: 'POST /wps/relay/MCS2_transferDownline',
    who: 'agent',
    openToExcluded: true,
    paymentPassword: 'identity.badPaymentPassword',
    once: true,
    proof: 'payout',
    summary: 'Transfers cash to an account of the caller’s team.',
    input: { account: line(64).min(1), ...transfer },
    output: transferred,
    faults: transferFaults,
  }),
  transactions: call('wallet.transactions', {
    http: 'GET /wps/relay/ODSFE2_MemTransDet',
    who: 'member',
    summary: 'Every movement of the member’s wallet, newest first.',
    input: {
      startTime: Moment.optional(),
      endTime: Moment.optional(),
      transType: TransactionType.default('ALL'),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(
      z.object({
        id: z.string(),
        time: Moment,
        transType: TransactionType,
        amount: Amount,
        balanceAfter: Amount,
        remark: z.string(),
        /** Why money of a bet came back, or was paid in another way than by its result; null for the usual. */
        reason: z.enum(entryReasons).nullable(),
        /** The round, bet or ticket that it belongs to; null for what is no play. */
        round: z
          .object({
            roundId: z.string(),
            vendor: z.string(),
            gameName: z.string(),
            /** By which the site opens the game; null for what it does not open as one. */
            gameId: z.number().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  personalProfit: call('wallet.personalProfit', {
    http: 'GET /wps/relay/MCS2_personalProfit',
    who: 'member',
    summary: 'The member’s profit and loss by day of site time, newest first, with the total of the range.',
    input: range,
    output: page(z.object({ day: z.string(), ...profit })).extend({
      total: z.object({
        ...profit,
        /** Stakes of the last 90 days on bets that are not decided yet: they are in no other figure. */
        open: Amount,
      }),
    }),
  }),
  bonusDetails: call('wallet.bonusDetails', {
    http: 'GET /wps/relay/MCS2_bonusDetails',
    who: 'member',
    summary: 'The bonuses that the member received, newest first.',
    input: range,
    output: page(ListedBonus),
  }),
}
