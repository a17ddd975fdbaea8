// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import {
  balanceOfLocked,
  creditCash,
  lockAccounts,
  openAccountsOfMany,
  operatorAccount,
  ownerOfMember,
} from '../../ledger/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
import { lockOwed, noteHandedOn, owingUplines } from './held-back-store.ts'
import { contractsPurpose, payCause, payKindOf, type PaidTo } from './make-payment.ts'
import { currencyOf } from './settle.ts'

/** What was held back and is paid since; the posting names the payment and how much of it was handed on before. */
export const handOnCause = `${payCause}.handedOn`

/**
 * Job: hands on what uplines have repaid of the pay of their downlines, the oldest first. What an upline owes altogether
 * goes first: the downlines get what it owes them less, never more, so that the operator is never out of pocket.
 */
export async function handOnRepaid(deps: ContractsDeps): Promise<void> {
  const { database } = deps
  for (const upline of await owingUplines(database)) {
    const currency = await currencyOf(deps)(upline.brandCode)
    const paid = await database.transaction((tx) => handOnOf(tx, upline.id, currency))
    for (const one of paid) if (deps.live.isOpen(one.memberId)) pushBalance(deps, one)
  }
}

async function handOnOf(tx: Tx, uplineId: bigint, currency: string): Promise<PaidTo[]> {
  const owed = await lockOwed(tx, uplineId)
  const owners = [...new Set([uplineId, ...owed.map(({ agentId }) => agentId)])].map(ownerOfMember)
  const accounts = await openAccountsOfMany(tx, owners, currency)
  const accountsOf = (memberId: bigint) => accounts.get(ownerOfMember(memberId))!
  await lockAccounts(
    tx,
    [...accounts.values()].flatMap(({ cash, receivable }) => [cash.id, receivable.id]),
  )
  const debt = -(await balanceOfLocked(tx, accountsOf(uplineId).receivable))
  let repaid = owed.reduce((sum, { rest }) => sum + rest, 0n) - (debt > 0n ? debt : 0n)
  const from = await operatorAccount(tx, contractsPurpose, currency)
  const paid: PaidTo[] = []
  for (const one of owed.filter(({ isDue }) => isDue)) {
    if (repaid <= 0n) break
    const amount = amountOfMillionths(repaid < one.rest ? repaid : one.rest)
    repaid -= amount
    const externalId = `${one.id}/${one.handedOn}`
    const to = accountsOf(one.agentId)
    const { status } = await creditCash(tx, {
      ...{ from, to, amount, externalId },
      cause: handOnCause,
      kind: payKindOf(one.kind),
    })
    if (status !== 'posted') throw new Error(`the rest of payment ${one.id} was not handed on: ${status}`)
    await noteHandedOn(tx, one.id, amount)
    paid.push({ memberId: one.agentId, currency })
  }
  return paid
}
