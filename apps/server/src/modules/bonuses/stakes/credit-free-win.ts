// SPDX-License-Identifier: Apache-2.0
import { type BonusTerms, requiredTurnover } from '@tessera/rules/bonuses/terms'
import { negate, subtract, zero, type Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import {
  balanceOfLocked,
  creditCash,
  lockAccounts,
  openAccount,
  ownerOfMember,
  post,
  type Account,
  type OwnerAccounts,
} from '../../ledger/index.ts'
import { accountOf } from '../grants/end-grant.ts'
import {
  findGranted,
  findRequirement,
  insertRequirement,
  nextRequirementId,
  raiseRequirement,
  type Requirement,
} from '../grants/requirement-store.ts'
import { usualTerms } from '../grants/usual-terms.ts'
import { insertParts, partsOf, settleParts } from './stake-store.ts'

const dayMs = 86_400_000
const source = 'freeRounds'

/** What a free round won. */
export interface FreeWin {
  memberId: bigint
  brandCode: string
  currency: string
  amount: Amount
  from: Account
  /** With cash locked. */
  to: OwnerAccounts
  /** Names this win for ever. */
  reference: string
  /** The reward at the vendor: all its wins are one bonus. */
  reward: string
  title: string
  /** How often wins of free rounds must be staked; 0: they are cash. */
  wagerTimes: number
  /** All terms, where they were promised; otherwise the usual ones. */
  terms?: BonusTerms
  cause: string
  externalId: string
  nowMs: number
}

/**
 * Credits the win of a free round to the bonus of its reward, which is opened by the first win; cash where
 * the operator requires no turnover, or when that bonus has ended. The member's cash has to be locked.
 */
export async function creditFreeWin(tx: Tx, win: FreeWin): Promise<'posted' | 'duplicate'> {
  const { from, to, amount, cause, externalId } = win
  const bonus = await bonusOf(tx, win)
  const account = bonus && bonus.state === 'open' ? accountOf(bonus) : undefined
  const transfer = { from, amount, kind: 'win', cause, externalId }
  if (!bonus || !account) {
    const { status } = await creditCash(tx, { ...transfer, to })
    return status === 'posted' ? 'posted' : 'duplicate'
  }
  await lockAccounts(tx, [account.id])
  const [posted] = await post(tx, [{ ...transfer, to: account }])
  if (posted?.status !== 'posted') return 'duplicate'
  await insertParts(tx, win.reference, [{ grantId: bonus.id, amount }])
  await settleParts(tx, [win.reference])
  await raiseRequirement(tx, bonus.id, {
    amount,
    required: requiredTurnover(bonus.terms, { bonus: amount, deposit: zero }),
  })
  return 'posted'
}

const referenceOf = ({ memberId, reward }: Pick<FreeWin, 'memberId' | 'reward'>): string =>
  `${reward}/${memberId}`

async function bonusOf(tx: Tx, win: FreeWin): Promise<Requirement | undefined> {
  const known = await findFreeRounds(tx, win)
  const terms = win.terms ?? usualTerms(win.wagerTimes)
  if (known || terms.wagerTimes === 0) return known
  const id = await nextRequirementId(tx)
  const account = await openAccount(tx, ownerOfMember(win.memberId), `grant:${id}`, win.currency)
  await insertRequirement(tx, {
    ...win,
    id,
    source,
    reference: referenceOf(win),
    amount: zero,
    deposit: zero,
    accountId: account.id,
    required: zero,
    terms,
    spendingOrder: 'cashFirst',
    openedAtMs: win.nowMs,
    expiresAtMs: win.nowMs + terms.daysToWager * dayMs,
  })
  return findFreeRounds(tx, win)
}

/** The bonus of a reward of free rounds, ended or not. */
const findFreeRounds = (
  tx: Tx,
  win: Pick<FreeWin, 'memberId' | 'reward'>,
): Promise<Requirement | undefined> => findGranted(tx, source, referenceOf(win))

/** Takes back what a free round won, as far as its bonus still has it. Returns what has to come from cash. */
export async function takeFreeWinBack(
  tx: Tx,
  {
    win,
    amount,
    to,
    paymentReference,
  }: {
    /** The reference of the win. */
    win: string
    amount: Amount
    to: Account
    /** Names this reversal for ever. */
    paymentReference: string
  },
): Promise<Amount> {
  const [part] = await partsOf(tx, win)
  if (!part || (part.state !== 'open' && part.state !== 'ending')) return amount
  await lockAccounts(tx, [part.accountId])
  const account = { id: part.accountId, cached: true, currency: to.currency }
  const there = await balanceOfLocked(tx, account)
  const taken = there < amount ? there : amount
  if (taken > zero) {
    const [posted] = await post(tx, [
      {
        from: account,
        to,
        amount: taken,
        kind: 'rollback',
        cause: 'bonuses.takenBack',
        externalId: paymentReference,
      },
    ])
    if (posted?.status !== 'posted')
      throw new Error(`${paymentReference} was not taken back: ${posted?.status}`)
  }
  const bonus = await findRequirement(tx, part.grantId)
  if (bonus)
    await raiseRequirement(tx, bonus.id, {
      amount: negate(taken),
      required: negate(requiredTurnover(bonus.terms, { bonus: taken, deposit: zero })),
    })
  return subtract(amount, taken)
}
