// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import type { ReviewLimits } from '@tessera/rules/wallet/review-withdrawal'
import type { WalletDeps } from '../wallet-deps.ts'

/** The rules of a brand that mark withdrawals for a person. */
export async function reviewLimits({ settings }: Pick<WalletDeps, 'settings'>): Promise<ReviewLimits> {
  return {
    first: await settings.read('wallet.reviewFirst'),
    amountAbove: amountFromWire(await settings.read('wallet.reviewAmountAbove')),
    countAbove: await settings.read('wallet.reviewCountAbove'),
    sumAbove: amountFromWire(await settings.read('wallet.reviewSumAbove')),
    sharedTraces: await settings.read('wallet.reviewShared'),
    playedBelowPercent: await settings.read('wallet.reviewPlayedBelowPercent'),
    accountYoungerHours: await settings.read('wallet.reviewAccountHours'),
  }
}
