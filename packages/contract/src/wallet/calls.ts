// SPDX-License-Identifier: Apache-2.0
import { proofLimits } from '@tessera/rules/wallet/proof'
import { refusalReasons } from '@tessera/rules/wallet/refusal-reasons'
import { z } from 'zod'
import { deposit, depositMethod } from './deposit-shape.ts'
import { payoutAccount, payoutAccountCalls } from './payout-account-calls.ts'
import { PayoutTimes, StageOfWithdrawal } from './withdrawal-shape.ts'
import { ListedBonus } from './listed-bonus.ts'
import { Amount, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

export const WithdrawalStatus = z.enum([
  'Pending',
  'Rejected',
  'Approved',
  'Paid',
  'Received',
  'Not received',
  'Forced-received',
])

const withdrawal = z.object({
  withdrawalId: z.string(),
  amount: Amount,
  receivedAmount: Amount,
  remainingAmount: Amount,
  status: WithdrawalStatus,
  createTime: Moment,
  confirmUntil: Moment.nullable(),
  account: payoutAccount,
  remark: z.string(),
  /**
   * Until when customer service can reopen a payment that counted as received because the member did not
   * answer.
   */
  disputeUntil: Moment.nullable(),
  /** Why it was rejected; a sentence for each says what to do. */
  refusal: z.enum(refusalReasons).nullable(),
  /** Oldest first. */ stages: z.array(StageOfWithdrawal),
})
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

/** A file of a multipart body. */
const file = z.custom<Blob>((value) => value instanceof Blob)

/** Transferring cash: at least 1.00, immediate and irreversible. */
const transfer = {
  amount: Amount,
  password: z.string().regex(/^\d{6}$/, 'Six digits'),
  remark: line(140).default(''),
  requestId: RequestId,
}
const transferred = z.object({ transferId: z.string(), balance: Amount })
const transferFaults = [
  'wallet.insufficientFunds',
  'wallet.belowMinimum',
  'wallet.wageringOpen',
  'wallet.debtOpen',
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
    closedToExcluded: true,
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
  withdrawalConfig: call('wallet.withdrawalConfig', {
    http: 'GET /wps/v2/withdrawals/config',
    who: 'member',
    summary: 'The limits of a withdrawal, and the member’s bank accounts.',
    input: {},
    output: z.object({
      min: Amount,
      max: Amount,
      dailyCount: z.number(),
      leftToday: z.number(),
      accounts: z.array(payoutAccount),
      /** What the brand pays to beside banks. */
      methods: z.object({ eWallets: z.array(z.string()), crypto: z.array(z.string()) }),
      turnoverLeft: Amount,
      hasPaymentPassword: z.boolean(),
      /** Null when too few were paid to say so. */ times: PayoutTimes.nullable(),
    }),
  }),
  ...payoutAccountCalls,
  withdraw: call('wallet.withdraw', {
    http: 'POST /wps/v2/withdrawals',
    who: 'member',
    paymentPassword: 'identity.badPaymentPassword',
    once: true,
    proof: 'payout',
    summary: 'Requests a withdrawal. The amount is put on hold at once.',
    input: {
      amount: Amount,
      bankAccountId: z.uuid(),
      password: z.string().regex(/^\d{6}$/, 'Six digits'),
      requestId: RequestId,
    },
    output: withdrawal,
    faults: [
      'wallet.insufficientFunds',
      'wallet.belowMinimum',
      'wallet.aboveMaximum',
      'wallet.unknownAccount',
      'wallet.unknownMethod',
      'compliance.needDocument',
      'wallet.newAccountHeld',
      'wallet.payeeRefused',
      'wallet.dailyCount',
      'wallet.wageringOpen',
      'wallet.debtOpen',
      'identity.badPaymentPassword',
      'identity.noPaymentPassword',
      'identity.tooManyAttempts',
      'identity.busy',
    ],
  }),
  withdrawals: call('wallet.withdrawals', {
    http: 'GET /wps/v2/withdrawals',
    who: 'member',
    summary: 'The member’s withdrawals, newest first.',
    input: { pageNo: PageNo, pageSize: pageSize(20) },
    output: page(withdrawal),
  }),
  confirmWithdrawal: call('wallet.confirmWithdrawal', {
    http: 'POST /wps/v2/withdrawals/:id/confirm',
    who: 'member',
    multipart: true,
    perMinute: 12,
    largestBodyBytes: 4 * proofLimits.bytes,
    summary:
      'Confirms that a paid withdrawal has arrived, or reports that it has not, with one to three pictures as proof (png or jpg, at most 5 MB each).',
    input: {
      id: z.uuid(),
      result: z.enum(['RECEIVED', 'NOT_RECEIVED']),
      images: z.array(file).max(proofLimits.pictures).default([]),
    },
    output: withdrawal,
    faults: [
      'wallet.wrongState',
      'wallet.proofNeeded',
      'messages.pictureNotReadable',
      'messages.pictureTooLarge',
      'messages.pictureTooManyPixels',
      'messages.pictureWrongKind',
    ],
  }),
  withdrawalProof: call('wallet.withdrawalProof', {
    http: 'GET /wps/v2/withdrawals/:id/proof',
    who: 'member',
    summary: 'The pictures that the member sent with the last report that it has not arrived.',
    input: { id: z.uuid() },
    output: z.object({ images: z.array(z.string()) }),
  }),
  transferUpline: call('wallet.transferUpline', {
    http: 'POST /wps/relay/MCS2_transferUpline',
    who: 'member',
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
      }),
    ),
  }),
  personalProfit: call('wallet.personalProfit', {
    http: 'GET /wps/relay/MCS2_personalProfit',
    who: 'member',
    summary: 'The member’s profit and loss by day of site time, newest first, with the total of the range.',
    input: range,
    output: page(z.object({ day: z.string(), ...profit })).extend({ total: z.object(profit) }),
  }),
  bonusDetails: call('wallet.bonusDetails', {
    http: 'GET /wps/relay/MCS2_bonusDetails',
    who: 'member',
    summary: 'The bonuses that the member received, newest first.',
    input: range,
    output: page(ListedBonus),
  }),
}
