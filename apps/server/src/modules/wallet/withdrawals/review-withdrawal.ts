// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { isApprovedAtOnce, reviewReasons } from '@tessera/rules/wallet/review-withdrawal'
import { approve } from '@tessera/rules/wallet/withdrawal-state'
import type { Tx } from '../../../platform/db/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { insertReasons } from './reason-store.ts'
import { insertFacts } from './facts-store.ts'
import { reviewFacts } from './review-facts.ts'
import { reviewLimits } from './review-limits.ts'
import { noteStage } from './stage-store.ts'
import { step } from './withdrawal-steps.ts'
import type { Withdrawal } from './withdrawal-store.ts'

/**
 * Judges a withdrawal that was just inserted and held by the rules of its brand, and stores why a person has to
 * look at it. One that nothing marks is approved at once if the brand allows that for its amount. Nothing is
 * refused here.
 */
export async function reviewWithdrawal(
  tx: Tx,
  deps: Pick<WalletDeps, 'settings'>,
  withdrawal: Withdrawal,
): Promise<Withdrawal> {
  const { settings } = deps
  const facts = await reviewFacts(tx, deps, withdrawal)
  await insertFacts(tx, withdrawal, settings.brandCode, facts)
  const reasons = reviewReasons(await reviewLimits(deps), facts)
  await insertReasons(tx, withdrawal.id, reasons)
  const limits = {
    autoApproveUpTo: amountFromWire(await settings.read('wallet.autoApproveUpTo')),
    secondApprovalAbove: amountFromWire(await settings.read('wallet.secondApprovalAbove')),
  }
  if (!isApprovedAtOnce(limits, facts.askedSum, reasons)) return withdrawal
  const { after } = await step(tx, withdrawal.id, approve, (approved) => approved)
  await noteStage(tx, withdrawal.id, { stage: 'approved', by: '', atMs: withdrawal.createdAtMs })
  return after
}
