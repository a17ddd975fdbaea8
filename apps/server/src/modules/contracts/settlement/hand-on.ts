// SPDX-License-Identifier: Apache-2.0
import type { ContractKind } from '@tessera/rules/contracts/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import {
  balanceOfLocked,
  creditCash,
  lockAccounts,
  openAccountsOfMany,
  operatorAccount,
  ownerOfMember,
} from '../../ledger/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
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

/** The uplines of pay that is held back, who owe less by now. */
const owingUplines = (db: Queries): Promise<{ id: number; brandCode: string }[]> =>
  db.query(sql`
    select distinct p.upline_id as id, l.merchant as "brandCode" from contract_payment p join member_line l on l.id = p.upline_id
    where p.held_back > p.handed_on order by 1`)

interface Owed {
  id: string
  agentId: number
  kind: ContractKind
  handedOn: Amount
  rest: Amount
  /** It was paid, as far as it came, and its agent stands in no blocked line. */
  isDue: boolean
}

async function handOnOf(tx: Tx, uplineId: number, currency: string): Promise<PaidTo[]> {
  const owed = await lockOwed(tx, uplineId)
  const owners = [...new Set([uplineId, ...owed.map(({ agentId }) => agentId)])].map(ownerOfMember)
  const accounts = await openAccountsOfMany(tx, owners, currency)
  const accountsOf = (memberId: number) => accounts.get(ownerOfMember(memberId))!
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
    await tx.query(sql`update contract_payment set handed_on = handed_on + ${amount} where id = ${one.id}`)
    paid.push({ memberId: one.agentId, currency })
  }
  return paid
}

async function lockOwed(tx: Tx, uplineId: number): Promise<Owed[]> {
  const rows = await tx.query<Omit<Owed, 'handedOn' | 'rest'> & Record<'handedOn' | 'rest', bigint>>(sql`
    select p.id, p.agent_id as "agentId", r.kind, p.handed_on as "handedOn", p.held_back - p.handed_on as rest,
      p.status = 'Paid' and not member_line_is_blocked(l.line) as "isDue"
    from contract_payment p join contract_run r on r.id = p.run_id join member_line l on l.id = p.agent_id
    where p.upline_id = ${uplineId} and p.held_back > p.handed_on order by p.created_at, p.id for update of p`)
  return rows.map((row) => ({
    ...row,
    handedOn: amountOfMillionths(row.handedOn),
    rest: amountOfMillionths(row.rest),
  }))
}
