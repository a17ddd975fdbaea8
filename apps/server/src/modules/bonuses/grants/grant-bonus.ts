// SPDX-License-Identifier: Apache-2.0
import { requiredTurnover, type BonusTerms } from '@tessera/rules/bonuses/terms'
import { zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import {
  creditCash,
  lockAccounts,
  openAccount,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
  type OwnerAccounts,
} from '../../ledger/index.ts'
import { insertRequirement, nextRequirementId } from './requirement-store.ts'

const dayMs = 86_400_000

/** A bonus as its owner accepted it. */
export interface BonusToGrant {
  memberId: bigint
  brandCode: string
  currency: string
  /** Above zero. */
  amount: Amount
  /** The deposit that it was granted for; zero without one. */
  deposit: Amount
  /** What the member's pages call it. */
  title: string
  /** What grants it, such as `promotion`, and which one: paid once for ever, whatever is repeated. */
  source: string
  reference: string
  terms: BonusTerms
  nowMs: number
}

/** The purpose of the account of a bonus. */
const purposeOf = (id: number): string => `grant:${id}`

/**
 * Grants a bonus: money on a ledger account of its own, which may be staked under its terms and becomes cash
 * when they are met. Terms that require no turnover make it cash at once. Returns `duplicate`, and does
 * nothing, when this source granted this reference before. Locks the member's cash.
 */
export async function grantBonus(
  tx: Tx,
  { settings }: { settings: Settings },
  bonus: BonusToGrant,
): Promise<'granted' | 'duplicate'> {
  if (bonus.amount <= zero) throw new RangeError('a bonus is more than zero')
  const accounts = await openAccounts(tx, ownerOfMember(bonus.memberId), bonus.currency)
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  const id = await nextRequirementId(tx)
  const required = requiredTurnover(bonus.terms, { bonus: bonus.amount, deposit: bonus.deposit })
  const isCash = required === zero
  const account = isCash
    ? undefined
    : await openAccount(tx, ownerOfMember(bonus.memberId), purposeOf(id), bonus.currency)
  const isNew = await insertRequirement(tx, {
    ...bonus,
    terms: { ...bonus.terms, countsByEdge: true },
    id,
    accountId: account?.id,
    required,
    spendingOrder: await settings.of(bonus.brandCode).read('bonuses.spendingOrder'),
    openedAtMs: bonus.nowMs,
    expiresAtMs: isCash ? undefined : bonus.nowMs + bonus.terms.daysToWager * dayMs,
    ...(isCash && { state: 'completed', released: bonus.amount }),
  })
  if (!isNew) return 'duplicate'
  await pay(tx, bonus, id, account, accounts)
  return 'granted'
}

async function pay(
  tx: Tx,
  { currency, amount, title }: BonusToGrant,
  id: number,
  account: Awaited<ReturnType<typeof openAccount>> | undefined,
  accounts: OwnerAccounts,
): Promise<void> {
  const from = await operatorAccount(tx, 'promotions', currency)
  const transfer = {
    from,
    amount,
    kind: 'bonus',
    cause: 'bonuses.grant',
    externalId: String(id),
    memo: title,
  }
  const posted = account
    ? (await post(tx, [{ ...transfer, to: account }]))[0]
    : await creditCash(tx, { ...transfer, to: accounts })
  if (posted?.status !== 'posted') throw new Error(`bonus ${id} was not posted: ${posted?.status}`)
}
