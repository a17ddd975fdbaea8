// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import { listDays } from '../../liabilities/index.ts'

/** About a month of two currencies. */
const daysListed = 60

/** The daily close of a brand, or of all. */
export async function listLiabilities(
  db: Queries,
  brandCode: string | undefined,
): Promise<OperationOutput<'backoffice.liabilities'>> {
  const days = await listDays(db, { brandCode, limit: daysListed })
  return {
    list: days.map(({ asOfMs, total, held, bonus, owed, root, ...day }) => ({
      ...day,
      asOf: asOfMs,
      total: amountOfMillionths(total),
      held: amountOfMillionths(held),
      bonus: amountOfMillionths(bonus),
      owed: amountOfMillionths(owed),
      root: root.toString('hex'),
    })),
  }
}
