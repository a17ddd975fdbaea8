// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault, type OperationInput } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { zero } from '@tessera/rules/money'
import { mayDeposit } from '@tessera/rules/wallet/may-deposit'
import { defaultLanguage, languageOf } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import type { MemberActor } from '../../../platform/http/index.ts'
import type { PayAccount, PaymentProvider } from '../ports.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { admitDeposit } from '../../compliance/index.ts'
import { depositedSince } from './deposited-since.ts'
import { methodLimits, openMethods } from './deposit-methods.ts'
import { insertDeposit, type Deposit } from './deposit-store.ts'
import { intentOf, type Payer } from './start-payment.ts'

/** Time to pay (D-77). */
export const payWithinMs = 30 * 60_000

/** A code that is taken is drawn again; two in a row are next to impossible. */
const drawsAtMost = 5

/**
 * Opens a deposit. Moves no money and calls nobody outside: that happens when the payer opens the payment page.
 * A method without such a page answers at once how to pay.
 */
export async function openDeposit(
  tx: Tx,
  deps: WalletDeps,
  facts: { member: MemberActor; payer: Payer; brandCode: string; nowMs: number },
  input: OperationInput<'wallet.deposit'>,
): Promise<Deposit> {
  const method = (
    await openMethods(tx, deps, { brandCode: facts.brandCode, memberId: facts.member.memberId })
  ).find(({ id }) => id === input.methodId)
  if (!method) throw fault('wallet.unknownMethod')
  if (method.terms.maintenance !== undefined) throw fault('wallet.methodInMaintenance')
  if (!isInCoins(input.amount, method.currency)) throw fault('wallet.wholeUnits')
  const limits = await methodLimits(deps.settings, method)
  const judged = mayDeposit(limits, input.amount)
  if (!judged.ok) throw fault(`wallet.${judged.reason}`, { ...limits })
  await admitDeposit(
    tx,
    { memberId: facts.member.memberId, amount: input.amount, nowMs: facts.nowMs },
    depositedSince,
  )
  const deposit: Deposit = {
    id: randomUUID(),
    memberId: facts.member.memberId,
    username: facts.member.username,
    accountId: method.id,
    amount: input.amount,
    received: zero,
    takenBack: zero,
    currency: method.currency,
    fee: { ...method.terms.fee, charged: zero },
    status: 'Pending',
    remark: input.remark,
    createdAtMs: facts.nowMs,
    expiresAtMs: facts.nowMs + payWithinMs,
    payPage: undefined,
    bankTransfer: undefined,
    note: '',
    // Whoever has chosen none is spoken to as their browser prefers.
    language: facts.payer.language === defaultLanguage ? undefined : languageOf(facts.payer.language),
  }
  const provider = deps.providers.find((candidate) => candidate.provider === method.provider)
  if (provider?.answersAtOnce) return insertWithDetails(tx, provider, method, deposit, facts.payer)
  await insertDeposit(tx, deposit)
  return deposit
}

async function insertWithDetails(
  tx: Tx,
  provider: PaymentProvider,
  method: PayAccount,
  deposit: Deposit,
  payer: Payer,
): Promise<Deposit> {
  for (let draws = 0; draws < drawsAtMost; draws += 1) {
    const { providerRef, view } = await provider.createDeposit(method, intentOf(deposit, payer))
    if (view.kind !== 'details') throw new Error(`the provider ${provider.provider} has a page of its own`)
    const opened = { ...deposit, bankTransfer: { ...view.bank, matchCode: providerRef } }
    if (await insertDeposit(tx, opened)) return opened
  }
  throw new Error(`no free match code at the payment account ${method.id}`)
}
