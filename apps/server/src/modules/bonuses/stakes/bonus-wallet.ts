// SPDX-License-Identifier: Apache-2.0
import { weightOf, type WageredGame } from '@tessera/rules/bonuses/terms'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { accountBalance, balanceOfLocked, lockAccounts, type Account } from '../../ledger/index.ts'
import { accountOf } from '../grants/end-grant.ts'
import { openRequirements, type Requirement } from '../grants/requirement-store.ts'

/** A bonus that has not ended, with the account of its money. */
export interface OpenBonus extends Requirement {
  account: Account
}

/**
 * The bonuses of a member that have not ended, oldest first, with their accounts locked. The member's cash
 * has to be locked already: whoever grants or ends a bonus locks it first.
 */
export async function lockOpenBonuses(tx: Tx, memberId: bigint, currency: string): Promise<OpenBonus[]> {
  const open = (await openRequirements(tx, memberId, currency)).flatMap((requirement) => {
    const account = accountOf(requirement)
    return account ? [{ ...requirement, account }] : []
  })
  if (open.length > 0)
    await lockAccounts(
      tx,
      open.map(({ account }) => account.id),
    )
  return open
}

/** The bonus money that a member may stake on a game, or on any; read without locks. */
export async function readStakeableBonus(
  db: Queries,
  memberId: bigint,
  currency: string,
  { game, nowMs }: { game: WageredGame | undefined; nowMs: number },
): Promise<Amount> {
  const open = (await openRequirements(db, memberId, currency)).flatMap((requirement) => {
    const account = accountOf(requirement)
    return account ? [{ ...requirement, account }] : []
  })
  let sum: bigint = zero
  for (const { account, terms } of stakeable(open, nowMs))
    if (!game || weightOf(terms, game) > 0) sum += await accountBalance(db, account)
  return amountOfMillionths(sum)
}

/** What is left of a bonus; zero without money of its own. */
export async function balanceOfBonus(db: Queries, bonus: Requirement): Promise<Amount> {
  const account = accountOf(bonus)
  return account ? accountBalance(db, account) : zero
}

/** Bonuses that may pay a stake now. */
export const stakeable = (bonuses: readonly OpenBonus[], nowMs: number): OpenBonus[] =>
  bonuses.filter(
    ({ state, expiresAtMs }) => state === 'open' && (expiresAtMs === undefined || expiresAtMs > nowMs),
  )

/** The bonus money that may be staked on this game; on any game when none is given. */
export async function stakeableBonus(
  tx: Tx,
  bonuses: readonly OpenBonus[],
  { game, nowMs }: { game: WageredGame | undefined; nowMs: number },
): Promise<Amount> {
  let sum: bigint = zero
  for (const { account, terms } of stakeable(bonuses, nowMs))
    if (!game || weightOf(terms, game) > 0) sum += await balanceOfLocked(tx, account)
  return amountOfMillionths(sum)
}
