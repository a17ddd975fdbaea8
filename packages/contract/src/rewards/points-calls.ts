// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { GameType } from '../catalogue/calls.ts'
import { Amount, call, PaymentPassword, RequestId } from '../kit/index.ts'

/** Whole points. */
export const Points = z.number().int().min(1).max(1_000_000_000_000)
/** The faults around the payment password, for every call that needs it (D-80). */
export const paymentPasswordFaults = [
  'rewards.badPassword',
  'identity.noPaymentPassword',
  'identity.tooManyAttempts',
  'identity.busy',
] as const

/** Points: balance, value, and converting them into money. */
export const pointsCalls = {
  pointBalance: call('rewards.pointBalance', {
    http: 'GET /wps/relay/MCS2_pointBalance',
    who: 'member',
    summary: 'The member’s points, and how many points make one unit of money.',
    input: {},
    output: z.object({ balance: z.number(), exchangeRatio: z.number() }),
  }),
  pointConfig: call('rewards.pointConfig', {
    http: 'GET /wps/relay/MCS2_config',
    who: 'member',
    summary: 'How points are earned and converted. Bets earn no points while earnPer is 0.',
    input: {},
    output: z.object({
      exchangeRatio: z.number(),
      minConvert: z.number(),
      earnPer: Amount,
      passwordRequired: z.boolean(),
    }),
  }),
  pointRates: call('rewards.pointRates', {
    http: 'GET /wps/relay/MCS2_pointRates',
    who: 'anyone',
    summary:
      'What earns points at the brand: for each type of its games, the bets that earn one point where they earn most and where they earn least.',
    input: {},
    output: z.object({
      /** Bets that count in full and earn one point; 0 if bets earn no points. */
      earnPer: Amount,
      /** The brand’s own currency. Accounts in another one earn no points. */
      currency: z.string(),
      /** Empty if bets earn no points. */
      rates: z.array(
        z.object({
          gameType: GameType,
          /** Bets for one point at the games that earn most; null if no game of the type earns points. */
          least: Amount.nullable(),
          /** The same at the games that earn least; null if some of them earn none. */
          most: Amount.nullable(),
        }),
      ),
    }),
  }),
  convertPoints: call('rewards.convertPoints', {
    http: 'POST /wps/relay/MCS2_convert',
    who: 'member',
    paymentPassword: 'rewards.badPassword',
    once: true,
    summary:
      'Converts points into money in the main wallet. Answers the amount and the points that are left.',
    input: { points: Points, password: PaymentPassword, requestId: RequestId },
    output: z.object({ amount: Amount, balance: z.number() }),
    faults: [
      'site.ownCurrencyOnly',
      'rewards.belowMinimum',
      'rewards.notMultiple',
      'rewards.insufficientPoints',
      ...paymentPasswordFaults,
    ],
  }),
}
