// SPDX-License-Identifier: Apache-2.0
import { splitShortfall } from '@tessera/rules/contracts/share-pay'
import { type Amount, zero } from '@tessera/rules/money'
import {
  type Account,
  balanceOfLocked,
  creditCash,
  lockAccounts,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
} from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lockPayment, savePaid, type PaymentToMake } from './run-store.ts'

/** Where the pay of contracts comes from, and what uplines add for their downlines goes to. */
export const contractsPurpose = 'contracts'
export const payCause = 'contracts.pay'

/**
 * Makes an approved payment: what the agent keeps goes to their cash, or what their downlines get beyond it
 * comes from their cash, as far as it goes; the operator advances the rest, and they owe it. Answers whom it
 * was paid to; undefined when it was made before, is not approved, or waits because the line of the agent is blocked. The payment's id is the key of its
 * postings, so it is made once, whoever tries.
 */
export async function makePayment(
  tx: Tx,
  id: string,
  currencyOf: (brandCode: string) => Promise<string>,
  nowMs: number,
): Promise<{ memberId: number; currency: string } | undefined> {
  const payment = await lockPayment(tx, id)
  if (payment?.status !== 'Approved' || payment.blocked) return undefined
  const currency = await currencyOf(payment.brandCode)
  const taken =
    payment.shortfall > 0n ? await takeShortfall(tx, payment, currency) : { fromWallet: zero, advanced: zero }
  if (payment.net > 0n) await payNet(tx, payment, currency)
  await savePaid(tx, id, taken, nowMs)
  return { memberId: payment.agentId, currency }
}

async function payNet(tx: Tx, { id, kind, agentId, net }: PaymentToMake, currency: string): Promise<void> {
  const { status } = await creditCash(tx, {
    from: await operatorAccount(tx, contractsPurpose, currency),
    to: await openAccounts(tx, ownerOfMember(agentId), currency),
    amount: net,
    kind: kind === 'DIVIDEND' ? 'dividend' : 'salary',
    cause: payCause,
    externalId: id,
  })
  if (status !== 'posted') throw new Error(`the payment ${id} was not posted: ${status}`)
}

async function takeShortfall(
  tx: Tx,
  { id, kind, agentId, shortfall }: PaymentToMake,
  currency: string,
): Promise<{ fromWallet: Amount; advanced: Amount }> {
  const { cash, receivable } = await openAccounts(tx, ownerOfMember(agentId), currency)
  const operator = await operatorAccount(tx, contractsPurpose, currency)
  await lockAccounts(tx, [cash.id, receivable.id])
  const split = splitShortfall(shortfall, await balanceOfLocked(tx, cash))
  const take = async (from: Account, amount: Amount, cause: string): Promise<void> => {
    if (amount === 0n) return
    const [posted] = await post(tx, [
      {
        from,
        to: operator,
        amount,
        kind: kind === 'DIVIDEND' ? 'dividendShare' : 'salaryShare',
        cause,
        externalId: id,
      },
    ])
    if (posted?.status !== 'posted') throw new Error(`the payment ${id} was not posted: ${posted?.status}`)
  }
  await take(cash, split.fromWallet, payCause)
  await take(receivable, split.advanced, `${payCause}.advanced`)
  return split
}
