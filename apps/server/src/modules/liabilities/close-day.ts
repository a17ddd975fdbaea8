// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Platform } from '../../platform/platform.ts'
import { findBrands } from '../site/index.ts'
import { buildTree, emptyBlocks } from './build-tree.ts'
import { deleteLeavesBefore, insertDay, lastClosedDay, type DaySums, type DayToStore } from './day-store.ts'
import { inOrder } from './leaf-block.ts'
import { blockBits, readBlocks, readFundsBeside, readOneMoment, type LeafBlock } from './read-blocks.ts'

export type LiabilitiesDeps = Pick<Platform, 'database' | 'clock' | 'chance' | 'log' | 'settings'>

/** What the members of a brand have in a currency. */
interface Funds extends DaySums {
  brandCode: string
  currency: string
  blocks: Buffer[]
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
  const saltKey = deps.chance.bytes(saltKeyBytes)
  const days: DayToStore[] = []
  for (const { blocks, ...funds } of await readFunds(deps, saltKey))
    days.push({ ...funds, day, asOfMs, saltKey, tree: await buildTree(blocks) })
  await deps.database.transaction(async (tx) => {
    for (const closed of days) await insertDay(tx, closed)
  })
  for (const { brandCode, currency, accounts } of days)
    deps.log.info({ brandCode, currency, day, accounts }, 'published the root of what members own')
  const firstDay = dayOf(slotMs - daysWithLeaves * dayMs)
  while (await deleteLeavesBefore(deps.database, firstDay));
}

/** Everything at one moment: no transfer can be seen on one side only. */
async function readFunds({ database, settings }: LiabilitiesDeps, saltKey: Uint8Array): Promise<Funds[]> {
  const brands = await Promise.all(
    (await findBrands(database)).map(async ({ code }) => ({
      brandCode: code,
      currency: (await settings.of(code).read('site.currency')).code,
    })),
  )
  return database.transaction(async (tx) => {
    await readOneMoment(tx)
    const bits = await blockBits(tx)
    // A brand without any money publishes that, too.
    const all = new Map(brands.map((brand) => [keyOf(brand), noFunds(brand, bits)]))
    for await (const blocks of readBlocks(tx, saltKey, bits)) {
      for (const block of blocks) if (block.currency !== playCurrency) addTo(fundsOf(all, block, bits), block)
    }
    for (const { bonus, owed, ...brand } of await readFundsBeside(tx)) {
      if (brand.currency === playCurrency) continue
      const funds = fundsOf(all, brand, bits)
      funds.bonus = bonus
      funds.owed = owed
    }
    return [...all.values()]
  })
}

type BrandAndCurrency = Pick<Funds, 'brandCode' | 'currency'>
const keyOf = ({ brandCode, currency }: BrandAndCurrency): string => `${brandCode} ${currency}`
const noFunds = ({ brandCode, currency }: BrandAndCurrency, bits: number): Funds => ({
  brandCode,
  currency,
  accounts: 0,
  held: 0n,
  bonus: 0n,
  owed: 0n,
  blocks: emptyBlocks(bits),
})

function fundsOf(all: Map<string, Funds>, brand: BrandAndCurrency, bits: number): Funds {
  const funds = all.get(keyOf(brand)) ?? noFunds(brand, bits)
  all.set(keyOf(brand), funds)
  return funds
}

function addTo(funds: Funds, block: LeafBlock): void {
  funds.accounts += block.accounts
  funds.held += block.held
  funds.blocks[block.block] = inOrder(block.leaves)
}
