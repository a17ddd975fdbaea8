// SPDX-License-Identifier: Apache-2.0
import { requiredTurnover, type BonusTerms } from '@tessera/rules/bonuses/terms'
import { zero } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { CreditedDeposit } from '../../wallet/index.ts'
import { insertRequirement, nextRequirementId } from '../grants/requirement-store.ts'

/** Every bet counts in full towards a plain deposit, whatever the game. */
const termsOf = (wagerTimes: number): BonusTerms => ({
  wagerTimes,
  wagerBase: 'bonusAndDeposit',
  weights: {},
  vendorWeights: {},
  gameWeights: {},
  maxStake: null,
  daysToWager: 0,
})

/**
 * Requires the turnover of a plain deposit before a withdrawal, as often as the brand's setting says
 * (game-rules.md section 11: once). Runs inside the transaction that credits the deposit.
 */
export async function requireDeposit(
  tx: Tx,
  { settings }: { settings: Settings },
  deposit: CreditedDeposit,
): Promise<void> {
  const wagerTimes = await settings.of(deposit.brandCode).read('bonuses.depositWagerTimes')
  const terms = termsOf(wagerTimes)
  const required = requiredTurnover(terms, { bonus: zero, deposit: deposit.amount })
  if (required === zero) return
  await insertRequirement(tx, {
    ...deposit,
    id: await nextRequirementId(tx),
    title: '',
    source: 'deposit',
    reference: deposit.depositId,
    amount: zero,
    deposit: deposit.amount,
    accountId: undefined,
    required,
    terms,
    spendingOrder: 'cashFirst',
    openedAtMs: deposit.nowMs,
    expiresAtMs: undefined,
  })
}
