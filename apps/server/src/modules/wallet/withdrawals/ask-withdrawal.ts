// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault, type OperationInput } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { zero } from '@tessera/rules/money'
import { negate } from '@tessera/rules/money'
import { isPaidTo } from '@tessera/rules/wallet/payout-kinds'
import { mayWithdraw } from '@tessera/rules/wallet/may-withdraw'
import type { Tx } from '../../../platform/db/index.ts'
import type { MemberActor } from '../../../platform/http/index.ts'
import { balances, hold, lockAccounts, openAccounts, ownerOfMember } from '../../ledger/index.ts'
import { currencyOfMember } from '../../members/index.ts'
import { findBankAccount } from '../bank-accounts/bank-account-store.ts'
import { payoutMethods } from '../bank-accounts/payout-methods.ts'
import { refuseListedPayee } from '../bank-accounts/refused-payees.ts'
import { refuseBlocked } from '../refuse-blocked.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { refuseNewAccount } from './refuse-new-account.ts'
import { askedToday, turnoverLeft, withdrawalLimits } from './withdrawal-config.ts'
import { reviewWithdrawal } from './review-withdrawal.ts'
import { noteStage } from './stage-store.ts'
import { insertWithdrawal, type Withdrawal } from './withdrawal-store.ts'

/**
 * Requests a withdrawal (D-78), after the payment password or the passkey was checked. With the member's accounts locked,
 * checks limits, the day's count and funds, and holds the amount in the same transaction, so two concurrent
 * requests never spend the same money.
 */
export async function askWithdrawal(
  tx: Tx,
  deps: WalletDeps,
  facts: { member: MemberActor; nowMs: number },
  input: Pick<OperationInput<'wallet.withdraw'>, 'amount' | 'bankAccountId'>,
): Promise<Withdrawal> {
  const { memberId, username } = facts.member
  const account = await findBankAccount(tx, memberId, input.bankAccountId)
  if (!account) throw fault('wallet.unknownAccount')
  if (!isPaidTo(await payoutMethods(deps), account)) throw fault('wallet.unknownMethod')
  await refuseListedPayee(tx, deps.settings.brandCode, account)
  await refuseNewAccount(tx, deps, { memberId, bankAccountId: account.bankAccountId, nowMs: facts.nowMs })
  const currency = await currencyOfMember(tx, memberId)
  if (!isInCoins(input.amount, currency)) throw fault('wallet.wholeUnits')
  const accounts = await openAccounts(tx, ownerOfMember(memberId), currency)
  await lockAccounts(tx, [accounts.cash.id, accounts.hold.id])
  await refuseBlocked(tx, memberId)
  await deps.requireDocument?.(tx, { memberId, amount: input.amount, nowMs: facts.nowMs })
  await judge(tx, deps, { memberId, currency, nowMs: facts.nowMs }, input)
  const withdrawal: Withdrawal = {
    id: randomUUID(),
    memberId,
    username,
    currency,
    status: 'Pending',
    amount: input.amount,
    paid: zero,
    received: zero,
    account,
    remark: '',
    refusal: undefined,
    createdAtMs: facts.nowMs,
    confirmUntilMs: undefined,
    forcedAtMs: undefined,
  }
  await insertWithdrawal(tx, withdrawal)
  await noteStage(tx, withdrawal.id, { stage: 'asked', by: username, atMs: facts.nowMs })
  const held = await hold(tx, accounts, input.amount, {
    cause: 'wallet.withdrawal',
    externalId: withdrawal.id,
  })
  if (held.status !== 'posted') throw new Error(`withdrawal ${withdrawal.id} was not held: ${held.status}`)
  return reviewWithdrawal(tx, deps, withdrawal)
}

async function judge(
  tx: Tx,
  deps: WalletDeps,
  { memberId, currency, nowMs }: { memberId: bigint; currency: string; nowMs: number },
  { amount }: Pick<OperationInput<'wallet.withdraw'>, 'amount'>,
): Promise<void> {
  const limits = await withdrawalLimits(deps, currency)
  const { cash: available, receivable } = await balances(tx, ownerOfMember(memberId), currency)
  const owed = negate(receivable)
  const left = await turnoverLeft(tx, deps, memberId)
  const judged = mayWithdraw(limits, {
    amount,
    available,
    askedToday: await askedToday(tx, deps, memberId, nowMs),
    turnoverLeft: left,
    owed,
  })
  if (!judged.ok)
    throw fault(`wallet.${judged.reason}`, { min: limits.min, max: limits.max, available, left, owed })
}
