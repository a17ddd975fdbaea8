// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { fundChain } from '@tessera/rules/contracts/fund-chain'
import { zero, type Amount } from '@tessera/rules/money'
import { balancesOfLocked, lockAccounts, openAccountsOfMany, ownerOfMember } from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ComputedPayment } from './compute-run.ts'

/** A payment with its id, and with what reaches the agent: `net` and `shortfall` are what is paid and taken. */
export interface FundedPayment extends ComputedPayment {
  id: string
  /** What the upline could not pay of the amount. */
  heldBack: Amount
}

/**
 * Says what of a run reaches whom (`fundChain`), by the wallets of those whose downlines earned more than they did, which
 * stay locked until the transaction ends. Most runs have none of them.
 */
export async function fundPayments(
  tx: Tx,
  payments: readonly ComputedPayment[],
  currency: string,
): Promise<FundedPayment[]> {
  const named = payments.map((payment) => ({ ...payment, id: randomUUID() as string, heldBack: zero }))
  const short = mayBeShort(payments)
  if (short.length === 0) return named
  const wallets = await lockWallets(tx, short, currency)
  const funded = fundChain(
    payments.map(({ agentId, uplineId, pay }) => ({ agentId, uplineId, amount: pay.amount })),
    (agentId) => wallets.get(agentId) ?? zero,
    coinOf(currency),
  )
  return named.map((payment) => {
    const { heldBack, net, shortfall } = funded.get(payment.agentId)!
    return { ...payment, heldBack, net, shortfall }
  })
}

/** Who owes more than they earned, and those below who would be short of what those cannot pay. */
function mayBeShort(payments: readonly ComputedPayment[]): bigint[] {
  const owing = Map.groupBy(
    payments.filter(({ toDownlines }) => toDownlines > 0n),
    ({ uplineId }) => uplineId,
  )
  const found = new Set<bigint>()
  let level = payments.filter(({ shortfall }) => shortfall > 0n)
  while (level.length > 0) {
    const fresh = level.filter(({ agentId }) => !found.has(agentId))
    for (const { agentId } of fresh) found.add(agentId)
    level = fresh.flatMap(({ agentId }) => owing.get(agentId) ?? [])
  }
  return [...found]
}

async function lockWallets(
  tx: Tx,
  agentIds: readonly bigint[],
  currency: string,
): Promise<Map<bigint, Amount>> {
  const accounts = await openAccountsOfMany(tx, agentIds.map(ownerOfMember), currency)
  const all = agentIds.map((agentId) => ({ agentId, ...accounts.get(ownerOfMember(agentId))! }))
  const touched = all.flatMap(({ cash, receivable }) => [cash, receivable])
  await lockAccounts(
    tx,
    touched.map(({ id }) => id),
  )
  const balances = await balancesOfLocked(tx, touched)
  return new Map(all.map(({ agentId, cash }) => [agentId, balances.get(cash.id) ?? zero]))
}
