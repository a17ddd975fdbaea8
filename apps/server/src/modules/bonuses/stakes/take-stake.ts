// SPDX-License-Identifier: Apache-2.0
import { splitStake } from '@tessera/rules/bonuses/split-stake'
import type { BonusRefusal, WageredGame } from '@tessera/rules/bonuses/terms'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { balanceOfLocked, post, type Account, type PostStatus } from '../../ledger/index.ts'
import { stakeable, type OpenBonus } from './bonus-wallet.ts'
import { insertParts } from './stake-store.ts'

/** A stake of a member who has bonuses, to be paid in cash and bonus money. */
export interface StakeToTake {
  /** Locked, as `lockOpenBonuses` gives them. */
  bonuses: readonly OpenBonus[]
  cash: Account
  to: Account
  stake: Amount
  game: WageredGame
  /** Names the bet for ever; its wins and refunds are split by it. */
  reference: string
  /** The key of the posting in cash. */
  cause: string
  externalId: string
  memo?: string
  nowMs: number
}

export type StakeTaken =
  | { status: 'taken'; bonus: Amount }
  | { status: 'insufficient' }
  | { status: 'refused'; refusal: BonusRefusal; maxStake: Amount | null }
  /** The key in cash was used before. */
  | { status: 'duplicate' }

/**
 * Takes a stake from cash and bonuses, in the order that the oldest open bonus was granted with. A stake that
 * would break the terms is refused here, before anything moves.
 */
export async function takeStake(tx: Tx, taking: StakeToTake): Promise<StakeTaken> {
  const { bonuses, cash, to, stake, game, reference, cause, externalId, memo, nowMs } = taking
  const open = stakeable(bonuses, nowMs)
  const grants = []
  for (const { id, terms, account } of open)
    grants.push({ id, terms, balance: await balanceOfLocked(tx, account) })
  const split = splitStake({
    order: open[0]?.spendingOrder ?? 'cashFirst',
    stake,
    cash: await balanceOfLocked(tx, cash),
    grants,
    game,
  })
  if (split.kind === 'insufficient') return { status: 'insufficient' }
  if (split.kind === 'refused') return { status: 'refused', refusal: split.refusal, maxStake: split.maxStake }
  const accountOf = new Map(open.map(({ id, account }) => [id, account]))
  const about = { to, kind: 'bet', ...(memo !== undefined && { memo }) }
  const posted = await post(tx, [
    ...(split.cash > zero ? [{ ...about, from: cash, amount: split.cash, cause, externalId }] : []),
    ...split.parts.map(({ grantId, amount }) => ({
      ...about,
      from: accountOf.get(grantId)!,
      amount,
      cause: 'bonuses.stake',
      externalId: `${reference}/${grantId}`,
    })),
  ])
  const bad = posted.find(({ status }) => status !== 'posted')
  if (bad) return { status: refusalOf(bad.status) }
  await insertParts(tx, reference, split.parts)
  return {
    status: 'taken',
    bonus: amountOfMillionths(split.parts.reduce((sum, { amount }) => sum + amount, 0n)),
  }
}

const refusalOf = (status: PostStatus): 'insufficient' | 'duplicate' =>
  status === 'insufficient' ? 'insufficient' : 'duplicate'
