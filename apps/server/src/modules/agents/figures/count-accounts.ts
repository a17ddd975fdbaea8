// SPDX-License-Identifier: Apache-2.0
import { takeNewAccounts } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { BrandRules } from './brand-rules.ts'
import { addAccounts } from './figures-store.ts'

/** Accounts that one transaction counts. */
const step = 20_000

/**
 * Counts accounts that were opened since the last run in every team above them, on the day on which they were
 * opened. Answers whether more may wait.
 */
export async function countAccounts(tx: Tx, brands: readonly BrandRules[]): Promise<boolean> {
  const taken = await takeNewAccounts(tx, step)
  for (const { code, timeZone } of brands) await addAccounts(tx, { brandCode: code, timeZone }, taken)
  return taken.length === step
}
