// SPDX-License-Identifier: Apache-2.0
import { units, type Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import {
  balanceBeside,
  operatorAccount,
  openBeside,
  ownerOfMember,
  type Account,
} from '../../ledger/index.ts'

/** The asset of points in the ledger: five letters, which no currency code has. One point is one unit. */
const asset = 'POINT'
const purpose = 'points'

/** The point accounts of members, by member. */
export async function pointAccounts(tx: Tx, memberIds: readonly bigint[]): Promise<Map<bigint, Account>> {
  const byOwner = await openBeside(tx, memberIds.map(ownerOfMember), purpose, asset)
  return new Map(
    memberIds.map((id) => {
      const account = byOwner.get(ownerOfMember(id))
      if (!account) throw new Error(`member ${id} has no account of points`)
      return [id, account]
    }),
  )
}

/** The account of one member's points. */
export async function pointAccount(tx: Tx, memberId: bigint): Promise<Account> {
  return (await pointAccounts(tx, [memberId])).get(memberId)!
}

/** The operator accounts from which points come and to which they go. */
export const operatorPoints = (tx: Tx, side: 'earned' | 'converted' | 'redeemed'): Promise<Account> =>
  operatorAccount(tx, `points.${side}`, asset)

/** Points as an amount of the ledger. */
export const amountOfPoints = (points: bigint): Amount => units(points)

/** Whole points of a balance in the ledger. */
export const pointsOf = (balance: Amount): bigint => balance / units(1)

export const readPoints = async (db: Queries, memberId: bigint): Promise<bigint> =>
  pointsOf(await balanceBeside(db, ownerOfMember(memberId), purpose, asset))

/** Points as text in a sentence, such as 12,500. */
export const saidPoints = (points: bigint | number): string => String(points).replace(/\B(?=(\d{3})+$)/g, ',')
