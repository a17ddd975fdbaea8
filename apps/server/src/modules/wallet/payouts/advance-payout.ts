// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { memberById } from '../../members/index.ts'
import type { PayoutOutcome } from '../ports.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { pushWithdrawal } from '../withdrawals/push-withdrawal.ts'
import { noteStage } from '../withdrawals/stage-store.ts'
import { payWithdrawal } from '../withdrawals/withdrawal-steps.ts'
import { findWithdrawal, lockWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts'
import { alertPayout } from './alert-payout.ts'
import { findPayoutAccount } from './payout-accounts.ts'
import { claimPayout, duePayouts, isUnderWay, lockPayout, savePayout, type Payout } from './payout-store.ts'

const firstWaitMs = 15_000
const longestWaitMs = 30 * 60_000

/** Job: sends payments that wait, and asks about those whose end is not known. */
export async function advancePayouts(deps: WalletDeps, nowMs: number): Promise<void> {
  for (const id of await duePayouts(deps.database, nowMs)) await advancePayout(deps, id, nowMs)
}

/**
 * Makes one attempt with a payment. The first sends it. Every later one asks for its state, and sends it again
 * under the same id only if the provider has never heard of it. No connection is held during the call.
 */
export async function advancePayout(deps: WalletDeps, id: string, nowMs: number): Promise<void> {
  const payout = await claimPayout(deps.database, id, nowMs)
  if (!payout) return
  const withdrawal = await findWithdrawal(deps.database, payout.withdrawalId)
  if (!withdrawal) throw new Error(`payout ${id} has no withdrawal`)
  const outcome = await ask(deps, payout, withdrawal)
  const after = await deps.database.transaction((tx) => settle(tx, deps, payout, outcome))
  if (after) pushWithdrawal(deps, after)
}

async function ask(
  deps: WalletDeps,
  payout: Payout,
  { currency, account }: Withdrawal,
): Promise<PayoutOutcome> {
  const payoutAccount = await findPayoutAccount(deps.database, deps.vault, payout.accountId)
  const provider = deps.payoutProviders.find((one) => one.provider === payoutAccount?.provider)
  if (!payoutAccount || !provider) return { state: 'unknown', reason: 'this platform has no such provider' }
  const { bankAccountId: _, ...payee } = account
  if (!provider.pays.includes(payee.kind))
    return { state: 'failed', reason: `this provider does not pay to ${payee.kind}` }
  const order = { id: payout.id, amount: payout.amount, currency, ...payee }
  const known = payout.tries === 1 ? undefined : await provider.status(payoutAccount, order)
  return known === undefined || known.state === 'absent' ? provider.send(payoutAccount, order) : known
}

/** Stores an outcome once; answers the withdrawal if it changed. */
async function settle(
  tx: Tx,
  deps: WalletDeps,
  { id, withdrawalId }: Payout,
  outcome: PayoutOutcome,
): Promise<Withdrawal | undefined> {
  const nowMs = deps.clock.now()
  const withdrawal = await lockWithdrawal(tx, withdrawalId)
  const payout = await lockPayout(tx, id)
  if (!withdrawal || !payout || !isUnderWay(payout)) return undefined
  const state = outcome.state === 'absent' ? 'unknown' : outcome.state
  const reason = 'reason' in outcome ? outcome.reason.slice(0, 200) : ''
  const nextAtMs = nowMs + Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(payout.tries, 10))
  await savePayout(tx, id, { state, reason, nextAtMs, nowMs })
  await alertPayout(tx, deps, { ...payout, state, reason }, { withdrawal, nowMs })
  if (state === 'failed') {
    await noteStage(tx, withdrawalId, { stage: 'failed', amount: payout.amount, by: '', atMs: nowMs })
    return withdrawal
  }
  if (state !== 'paid') return undefined
  const { after } = await payWithdrawal(tx, confirmMinutesOf(tx, deps), {
    ...{ id: withdrawalId, remark: '', reference: payout.id, by: '', nowMs, amount: payout.amount },
  })
  return after
}

/** How long members of a withdrawal's brand have to answer. */
export const confirmMinutesOf =
  (tx: Tx, { settings }: Pick<WalletDeps, 'settings'>) =>
  async (memberId: bigint): Promise<number> =>
    settings
      .of((await memberById(tx, memberId))?.brandCode ?? settings.brandCode)
      .read('wallet.withdrawConfirmMinutes')
