// SPDX-License-Identifier: Apache-2.0
import { latinDigits, readCode } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'
import { Amount, BrandCode, botCheckFields, call, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { accountCalls } from './account-calls.ts'
import { accountRequestCalls } from './account-request-calls.ts'
import { agentAdminCalls } from './agent-calls.ts'
import { bonusAdminCalls } from './bonus-calls.ts'
import { bonusPriceCalls } from './bonus-price-calls.ts'
import { cardRoomAdminCalls } from './card-room-calls.ts'
import { roomAdminCalls } from './room-calls.ts'
import { timelineAdminCalls } from './timeline-calls.ts'
import { protectionAdminCalls } from './protection-calls.ts'
import { catalogueAdminCalls } from './catalogue-calls.ts'
import { contentCalls } from './content-calls.ts'
import { contractAdminCalls } from './contract-calls.ts'
import { contractReportCalls } from './contract-report-calls.ts'
import { depositAdminCalls } from './deposit-calls.ts'
import { paymentAccountCalls } from './payment-account-calls.ts'
import { statementCalls } from './statement-calls.ts'
import { flagAdminCalls } from './flag-calls.ts'
import { documentAdminCalls } from './document-calls.ts'
import { bankLineCalls } from './bank-line-calls.ts'
import { suspenseAdminCalls } from './suspense-calls.ts'
import { lineAdminCalls } from './line-calls.ts'
import { lotteryAdminCalls } from './lottery-calls.ts'
import { sportsbookTradingCalls } from './sportsbook-trading-calls.ts'
import { mallAdminCalls } from './mall-calls.ts'
import { missionAdminCalls } from './mission-calls.ts'
import { promotionAdminCalls } from './promotion-calls.ts'
import { operatorCalls } from './operator-calls.ts'
import { prizeGroupCalls } from './prize-group-calls.ts'
import { rankAdminCalls } from './rank-calls.ts'
import { referralAdminCalls } from './referral-calls.ts'
import { rewardAdminCalls } from './reward-calls.ts'
import { settingsCalls } from './settings-calls.ts'
import { textCalls } from './text-calls.ts'
import { sportsbookReviewCalls } from './sportsbook-review-calls.ts'
import { sportsbookFeedCalls } from './sportsbook-feed-calls.ts'
import { currencyAdminCalls } from './currency-calls.ts'
import { payoutAdminCalls } from './payout-calls.ts'
import { withdrawalAdminCalls } from './withdrawal-calls.ts'

const operator = z.object({ operatorId: z.number(), name: z.string(), role: z.string() })

export const backofficeCalls = {
  login: call('backoffice.login', {
    http: 'POST /ops/session',
    who: 'anyone',
    sealed: true,
    takesTurns: 'operators',
    perMinute: 30,
    summary: 'Operator sign-in.',
    input: {
      name: z.string().trim().min(1).max(64),
      password: z.string().min(1).max(256),
      /** From the authenticator app, or a recovery code; required of operators who have an app. */
      code: z.string().trim().min(1).max(64).overwrite(readCode).optional(),
      ...botCheckFields,
    },
    output: z.object({
      token: z.string(),
      operator,
      /** Until there is an app, only the calls that set one up are answered. */ mustSetUpApp: z.boolean(),
    }),
    faults: [
      'identity.badCredentials',
      'identity.tooManyAttempts',
      'identity.busy',
      'identity.botCheckFailed',
      'identity.badSecondFactor',
      'identity.secondFactorUnreadable',
      'backoffice.codeRequired',
    ],
  }),
  ...operatorCalls,
  logout: call('backoffice.logout', {
    http: 'DELETE /ops/session',
    who: 'anyone',
    summary: 'Operator sign-out.',
    input: {},
    output: z.null(),
  }),
  me: call('backoffice.me', {
    http: 'GET /ops/session',
    who: 'operator',
    may: 'ownSession',
    summary: 'The operator who is signed in.',
    input: {},
    output: operator.extend({
      /** Until there is an app, only the calls that set one up are answered. */ mustSetUpApp: z.boolean(),
    }),
  }),
  overview: call('backoffice.overview', {
    http: 'GET /ops/overview',
    who: 'operator',
    may: 'read',
    mayLag: true,
    summary:
      'The figures of today in site time: of one brand, or of all brands in the currency of the first.',
    input: { brandCode: BrandCode },
    output: z.object({
      members: z.number(),
      registeredToday: z.number(),
      pendingWithdrawals: z.number(),
      pendingWithdrawalAmount: Amount,
      depositsToday: Amount,
      withdrawalsToday: Amount,
      stakesToday: Amount,
      returnsToday: Amount,
      currency: z.string(),
    }),
    faults: ['backoffice.noBrand'],
  }),
  ...currencyAdminCalls,
  ...payoutAdminCalls,
  ...withdrawalAdminCalls,
  ...depositAdminCalls,
  ...suspenseAdminCalls,
  ...bankLineCalls,
  ...statementCalls,
  ...paymentAccountCalls,
  members: call('backoffice.members', {
    http: 'GET /ops/members',
    who: 'operator',
    may: 'read',
    summary: 'Members by name, with their balances.',
    input: {
      brandCode: BrandCode,
      search: z.string().trim().max(64).overwrite(latinDigits).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(
      z.object({
        memberId: z.number(),
        brandCode: z.string(),
        username: z.string(),
        type: z.number(),
        enabled: z.boolean(),
        /** Its line is blocked. */
        blocked: z.boolean(),
        registeredAt: Moment,
        lastLoginAt: Moment.nullable(),
        balance: Amount,
        held: Amount,
        currency: z.string(),
      }),
    ),
    faults: ['backoffice.noBrand'],
  }),
  ledgerHealth: call('backoffice.ledgerHealth', {
    http: 'GET /ops/ledger/health',
    who: 'operator',
    may: 'read',
    summary: 'The last check of the ledger: sums and differences.',
    input: {},
    output: z.object({
      checkedAt: Moment.nullable(),
      healthy: z.boolean(),
      accounts: z.number(),
      postings: z.number(),
      /** Per currency; `total` is the sum over all accounts and must be zero. */
      sums: z.array(z.object({ currency: z.string(), total: Amount, held: Amount })),
      /** Balances of the operator's own accounts: vendors, payment accounts, promotions, suspense. */
      operatorAccounts: z.array(z.object({ purpose: z.string(), currency: z.string(), balance: Amount })),
      /**
       * Each broken invariant of the ledger. Figures are text, because an amount can be wrong by less than a
       * cent.
       */
      differences: z.array(
        z.object({
          rule: z.enum(['balance', 'chain', 'gap', 'mirror', 'sum', 'overdrawn']),
          account: z.string(),
          expected: z.string(),
          found: z.string(),
        }),
      ),
    }),
  }),
  liabilities: call('backoffice.liabilities', {
    http: 'GET /ops/liabilities',
    who: 'operator',
    may: 'read',
    summary:
      'The daily close: what the members of each brand owned at the end of the last days, as published, and what is not part of it. Newest first.',
    input: { brandCode: BrandCode },
    output: z.object({
      list: z.array(
        z.object({
          id: z.number(),
          brandCode: z.string(),
          day: z.iso.date(),
          currency: z.string(),
          asOf: Moment,
          accounts: z.number(),
          total: Amount,
          /** Of `total`, on hold for withdrawals. */
          held: Amount,
          /** Not part of `total`: bonus money, and what members owe. */
          bonus: Amount,
          owed: Amount,
          root: z.string(),
        }),
      ),
    }),
    faults: ['backoffice.noBrand'],
  }),
  checkLedger: call('backoffice.checkLedger', {
    http: 'POST /ops/ledger/check',
    who: 'operator',
    may: 'money',
    summary: 'Checks the ledger now: all accounts, and all postings since the last check that held.',
    input: {},
    output: z.object({ healthy: z.boolean() }),
  }),
  alerts: call('backoffice.alerts', {
    http: 'GET /ops/alerts',
    who: 'operator',
    may: 'read',
    summary:
      'What an operator must look at: refused wins, late payments, ledger differences. With a brand, alerts without a brand are included.',
    input: { brandCode: BrandCode, pageNo: PageNo, pageSize: pageSize(20) },
    output: page(
      z.object({
        id: z.string(),
        time: Moment,
        /** Null where it is about the whole installation. */
        brandCode: z.string().nullable(),
        source: z.string(),
        message: z.string(),
        times: z.number(),
        /** The page of the console where the cause is looked at, below its address. */
        page: z.string(),
        details: z.record(z.string(), z.string()),
      }),
    ),
    faults: ['backoffice.noBrand'],
  }),
  ...accountCalls,
  ...accountRequestCalls,
  ...agentAdminCalls,
  ...prizeGroupCalls,
  ...catalogueAdminCalls,
  ...contentCalls,
  ...contractAdminCalls,
  ...contractReportCalls,
  ...lineAdminCalls,
  ...mallAdminCalls,
  ...rewardAdminCalls,
  ...missionAdminCalls,
  ...referralAdminCalls,
  ...promotionAdminCalls,
  ...bonusAdminCalls,
  ...bonusPriceCalls,
  ...protectionAdminCalls,
  ...timelineAdminCalls,
  ...documentAdminCalls,
  ...flagAdminCalls,
  ...rankAdminCalls,
  ...settingsCalls,
  ...textCalls,
  ...sportsbookFeedCalls,
  ...roomAdminCalls,
  ...cardRoomAdminCalls,
  ...lotteryAdminCalls,
  ...sportsbookReviewCalls,
  ...sportsbookTradingCalls,
}
