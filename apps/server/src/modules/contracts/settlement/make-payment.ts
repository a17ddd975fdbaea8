// SPDX-License-Identifier: Apache-2.0
import { splitShortfall } from '@tessera/rules/contracts/share-pay'
import { type Amount, zero } from '@tessera/rules/money'
import {
  type Account,
  balancesOfLocked,
  lockAccounts,
  openAccountsOfMany,
  operatorAccount,
  type OwnerAccounts,
  ownerOfMember,
  postMany,
  settleDebt,
  type Transfer,
} from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lockPayments, savePaid, type PaymentToMake, type TakenFor } from './run-store.ts'

/** Where the pay of contracts comes from, and what uplines add for their downlines goes to. */
export const contractsPurpose = 'contracts'
export const payCause = 'contracts.pay'

export interface PaidTo {
  memberId: bigint
  currency: string
}

/**
 * Makes one approved payment; undefined when it was made before, is not approved, or waits because the line of
 * the agent is blocked.
 */
export async function makePayment(
  tx: Tx,
  id: string,
  currencyOf: (brandCode: string) => Promise<string>,
  nowMs: number,
): Promise<PaidTo | undefined> {
  return (await makePayments(tx, [id], currencyOf, nowMs))[0]
}

/**
 * Makes those of these payments of one run that are approved, and whose agents stand in no blocked line: what an
 * agent keeps goes to their cash, first to what they owe; what their downlines get beyond it comes from their
 * cash, as far as it goes; the rest is their debt, which the operator collects for the downlines. Answers whom it was
 * paid to. A payment's id is the key of its postings, so it is made once, whoever tries.
 */
export async function makePayments(
  tx: Tx,
  ids: readonly string[],
  currencyOf: (brandCode: string) => Promise<string>,
  nowMs: number,
): Promise<PaidTo[]> {
  const payments = (await lockPayments(tx, ids)).filter(
    // What agents owe to downlines is due while their line is blocked, too; only what they get waits.
    ({ status, blocked, net }) => status === 'Approved' && !(blocked && net > 0n),
  )
  const [first] = payments
  if (!first) return []
  const currency = await currencyOf(first.brandCode)
  const operator = await operatorAccount(tx, contractsPurpose, currency)
  const accounts = await openAccountsOfMany(
    tx,
    payments.map(({ agentId }) => ownerOfMember(agentId)),
    currency,
  )
  const paying = payments.map((payment) => ({
    payment,
    ...accounts.get(ownerOfMember(payment.agentId))!,
  }))
  const taken = await movePay(tx, paying, operator)
  await savePaid(tx, taken, nowMs)
  return payments.map(({ agentId }) => ({ memberId: agentId, currency }))
}

interface Paying extends Pick<OwnerAccounts, 'cash' | 'receivable'> {
  payment: PaymentToMake
}

async function movePay(tx: Tx, paying: readonly Paying[], operator: Account): Promise<TakenFor[]> {
  const touched = paying.flatMap(({ cash, receivable }) => [cash, receivable])
  await lockAccounts(
    tx,
    touched.map(({ id }) => id),
  )
  const balances = await balancesOfLocked(tx, touched)
  const balanceOf = ({ id }: Account): Amount => balances.get(id) ?? zero
  const taken = paying.map(({ payment: { id, shortfall }, cash }) => {
    const { fromWallet, missing } = splitShortfall(shortfall, balanceOf(cash))
    return { id, fromWallet, advanced: missing }
  })
  await postMany(
    tx,
    paying.flatMap((one, index) => transfersOfCash(one, operator, taken[index]!)),
  )
  await postMany(
    tx,
    paying.flatMap(({ payment, receivable }, index) =>
      transferOf(payment, receivable, operator, taken[index]!.advanced, `${payCause}.advanced`),
    ),
  )
  // Pay settles a debt before the agent can use it.
  for (const { payment, cash, receivable } of paying)
    if (payment.net > 0n && balanceOf(receivable) < 0n)
      await settleDebt(
        tx,
        { cash, receivable },
        { amount: payment.net, cause: payCause, externalId: payment.id },
      )
  return taken
}

/** What an agent gets or adds; never both. */
const transfersOfCash = (
  { payment, cash }: Paying,
  operator: Account,
  { fromWallet }: { fromWallet: Amount },
): Transfer[] => [
  ...transferOf(payment, operator, cash, payment.net, payCause),
  ...transferOf(payment, cash, operator, fromWallet, payCause),
]

/** How the account's history names the pay of a kind of contract. */
export const payKindOf = (kind: PaymentToMake['kind']): 'dividend' | 'salary' =>
  kind === 'DIVIDEND' ? 'dividend' : 'salary'

function transferOf(
  { id, kind }: PaymentToMake,
  from: Account,
  to: Account,
  amount: Amount,
  cause: string,
): Transfer[] {
  if (amount === 0n) return []
  const name = payKindOf(kind)
  return [{ from, to, amount, kind: from.cached ? `${name}Share` : name, cause, externalId: id }]
}
