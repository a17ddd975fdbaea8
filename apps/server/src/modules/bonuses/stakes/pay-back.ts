// SPDX-License-Identifier: Apache-2.0
import { splitWin } from '@tessera/rules/bonuses/split-stake'
import { amountOfMillionths, subtract, zero, type Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import {
  balanceOfLocked,
  creditCash,
  lockAccounts,
  post,
  type Account,
  type OwnerAccounts,
} from '../../ledger/index.ts'
import { partsOf, settleParts, type StoredPart } from './stake-store.ts'

/** What a bet pays back, to a member whose stake contained bonus money. */
export interface PayBack {
  /** The bet. */
  reference: string
  stake: Amount
  from: Account
  to: OwnerAccounts
  /** Names this payment for ever. */
  paymentReference: string
  /** The key of the part that is paid in cash. */
  cause: string
  externalId: string
}

/** What of a win belongs to the bonus money in its stake, whatever has become of the bonus. */
export async function bonusShareOf(
  db: Queries,
  {
    reference,
    stake,
    win,
    currency,
  }: Pick<PayBack, 'reference' | 'stake'> & { win: Amount; currency: string },
): Promise<Amount> {
  const { cash } = splitWin(win, { stake, parts: await partsOf(db, reference), currency })
  return subtract(win, cash)
}

/** What of the win of a free round went to a bonus; `reference` is that of the win. */
export async function bonusOfFreeWin(db: Queries, reference: string): Promise<Amount> {
  return amountOfMillionths((await partsOf(db, reference)).reduce((sum, { amount }) => sum + amount, 0n))
}

type Paid = 'posted' | 'duplicate'
/** Bonuses that have not ended get what belongs to them; otherwise it is cash: wins always settle. */
const isOpen = ({ state }: StoredPart): boolean => state === 'open' || state === 'ending'

/** Pays a win: it follows the money that was staked. */
export async function payWin(tx: Tx, pay: PayBack & { win: Amount }): Promise<Paid> {
  const parts = await lockedParts(tx, pay.reference)
  const { currency } = pay.from
  return payParts(tx, pay, parts, splitWin(pay.win, { stake: pay.stake, parts, currency }), 'win')
}

/** Gives a stake back, each part to where it came from. */
export async function refundStake(tx: Tx, pay: PayBack): Promise<Paid> {
  const parts = await lockedParts(tx, pay.reference)
  const inBonus = parts.reduce((sum, { amount }) => sum + amount, 0n)
  await settleParts(tx, [pay.reference])
  return payParts(tx, pay, parts, { cash: amountOfMillionths(pay.stake - inBonus), parts }, 'rollback')
}

async function payParts(
  tx: Tx,
  pay: PayBack,
  stored: readonly StoredPart[],
  split: { cash: Amount; parts: readonly { grantId: number; amount: Amount }[] },
  kind: 'win' | 'rollback',
): Promise<Paid> {
  let cash: bigint = split.cash
  for (const { grantId, amount } of split.parts) {
    const part = stored.find((candidate) => candidate.grantId === grantId)
    if (!part || !isOpen(part)) {
      cash += amount
      continue
    }
    const [posted] = await post(tx, [
      {
        from: pay.from,
        to: accountOf(part, pay.from),
        amount,
        kind,
        cause: `bonuses.${kind}`,
        externalId: `${pay.paymentReference}/${grantId}`,
      },
    ])
    if (posted?.status !== 'posted') return 'duplicate'
  }
  if (cash === 0n) return 'posted'
  const { status } = await creditCash(tx, {
    from: pay.from,
    to: pay.to,
    amount: amountOfMillionths(cash),
    kind,
    cause: pay.cause,
    externalId: pay.externalId,
  })
  return status === 'posted' ? 'posted' : 'duplicate'
}

/**
 * Takes a win back from bonuses that still have their part of it. Returns what has to come from cash.
 */
export async function takeWinBack(
  tx: Tx,
  {
    reference,
    stake,
    to,
    paymentReference,
    win,
  }: Omit<PayBack, 'from' | 'to' | 'cause' | 'externalId'> & {
    win: Amount
    to: Account
  },
): Promise<Amount> {
  const stored = await lockedParts(tx, reference)
  const { parts } = splitWin(win, { stake, parts: stored, currency: to.currency })
  let left: bigint = win
  for (const { grantId, amount } of parts) {
    const part = stored.find((candidate) => candidate.grantId === grantId)
    if (!part || !isOpen(part)) continue
    const account = accountOf(part, to)
    const there = await balanceOfLocked(tx, account)
    const taken = there < amount ? there : amount
    if (taken <= zero) continue
    const [posted] = await post(tx, [
      {
        from: account,
        to,
        amount: taken,
        kind: 'rollback',
        cause: 'bonuses.takenBack',
        externalId: `${paymentReference}/${grantId}`,
      },
    ])
    if (posted?.status !== 'posted')
      throw new Error(`${paymentReference} was not taken back: ${posted?.status}`)
    left -= taken
  }
  return amountOfMillionths(left)
}

/** With the accounts of their bonuses locked; the member's cash has to be locked already. */
async function lockedParts(tx: Tx, reference: string): Promise<StoredPart[]> {
  const parts = await partsOf(tx, reference)
  if (parts.length > 0)
    await lockAccounts(
      tx,
      parts.map(({ accountId }) => accountId),
    )
  return parts
}

const accountOf = ({ accountId }: StoredPart, { currency }: Account): Account => ({
  id: accountId,
  cached: true,
  currency,
})
