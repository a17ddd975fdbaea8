// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { readPoints } from './point-account.ts'

/** How points are earned and converted at a brand (D-142). */
export async function showPointConfig(settings: Settings): Promise<OperationOutput<'rewards.pointConfig'>> {
  const [exchangeRatio, minConvert, earnPer] = await Promise.all([
    settings.read('rewards.exchangeRatio'),
    settings.read('rewards.minConvert'),
    settings.read('rewards.earnPer'),
  ])
  return { exchangeRatio, minConvert, earnPer: units(earnPer), passwordRequired: true }
}

/** A member's points, and how many of them are one unit of money. */
export async function showPointBalance(
  db: Queries,
  settings: Settings,
  memberId: bigint,
): Promise<OperationOutput<'rewards.pointBalance'>> {
  const [balance, exchangeRatio] = await Promise.all([
    readPoints(db, memberId),
    settings.read('rewards.exchangeRatio'),
  ])
  return { balance: Number(balance), exchangeRatio }
}
