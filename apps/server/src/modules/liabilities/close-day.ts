// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { sql } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findBrands } from '../site/index.ts'
import { fundsOfMembers, type MemberFunds } from '../ledger/index.ts'
import { buildTree, type Holding } from './build-tree.ts'
import { deleteLeavesBefore, insertDay, lastClosedDay, type DaySums, type DayToStore } from './day-store.ts'

export type LiabilitiesDeps = Pick<Platform, 'database' | 'clock' | 'chance' | 'log' | 'settings'>

/** What the members of a brand have in a currency. */
interface Funds extends DaySums {
  brandCode: string
  currency: string
  holdings: Holding[]
}

const dayMs = 86_400_000
/** Members can check these days; the roots of all days stay. */
const daysWithLeaves = 7
const saltKeyBytes = 32

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * Closes the day that ended at `slotMs`: reads what all members own at one moment, builds a tree for each brand
 * and currency, and publishes the roots. A day is closed once, whatever is repeated.
 */
export async function closeDay(deps: LiabilitiesDeps, slotMs: number): Promise<void> {
  const day = dayOf(slotMs - 1)
  const last = await lastClosedDay(deps.database)
  if (last !== undefined && last >= day) return
  const asOfMs = deps.clock.now()
  const days: DayToStore[] = []
  for (const { holdings, ...funds } of await readFunds(deps)) {
    const saltKey = deps.chance.bytes(saltKeyBytes)
    days.push({ ...funds, day, asOfMs, saltKey, tree: await buildTree(holdings, saltKey) })
  }
  await deps.database.transaction(async (tx) => {
    for (const closed of days) await insertDay(tx, closed)
  })
  for (const { brandCode, currency, accounts } of days)
    deps.log.info({ brandCode, currency, day, accounts }, 'published the root of what members own')
  const firstDay = dayOf(slotMs - daysWithLeaves * dayMs)
  while (await deleteLeavesBefore(deps.database, firstDay));
}

/** Everything at one moment: no transfer can be seen on one side only. */
async function readFunds({ database, settings }: LiabilitiesDeps): Promise<Funds[]> {
  const brands = await Promise.all(
    (await findBrands(database)).map(async ({ code }) => ({
      brandCode: code,
      currency: (await settings.of(code).read('site.currency')).code,
    })),
  )
  return database.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read read only`)
    // A brand without any money publishes that, too.
    const all = new Map(brands.map((brand) => [keyOf(brand), noFunds(brand)]))
    for await (const page of fundsOfMembers(tx)) for (const row of page) addTo(all, row)
    return [...all.values()]
  })
}

type BrandAndCurrency = Pick<Funds, 'brandCode' | 'currency'>
const keyOf = ({ brandCode, currency }: BrandAndCurrency): string => `${brandCode} ${currency}`
const noFunds = ({ brandCode, currency }: BrandAndCurrency): Funds => ({
  brandCode,
  currency,
  accounts: 0,
  held: 0n,
  bonus: 0n,
  owed: 0n,
  holdings: [],
})

/** Not play money, and no asset such as points: those have longer names. */
const isMoney = (currency: string): boolean => currency.length === 3 && currency !== playCurrency

function addTo(all: Map<string, Funds>, row: MemberFunds): void {
  if (!isMoney(row.currency)) return
  const key = keyOf(row)
  const funds = all.get(key) ?? noFunds(row)
  all.set(key, funds)
  funds.bonus += row.bonus
  funds.owed += row.owed
  funds.held += row.held
  const balance = row.cash + row.held
  if (balance === 0n) return
  funds.accounts++
  funds.holdings.push({ memberId: row.memberId, username: row.username, balance })
}
