// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { takeUnexplained } from './statement-store.ts'

const dayMs = 24 * 60 * 60_000

/** Job: alerts operators to statements with differences that nobody has explained for a day, once a day each. */
export async function alertUnreconciled({ database, alerts }: Platform, slotMs: number): Promise<number> {
  return database.transaction(async (tx) => {
    const statements = await takeUnexplained(tx, { uploadedBeforeMs: slotMs - dayMs, nowMs: slotMs })
    for (const { id, accountId, fileName, open } of statements)
      await alerts.raise(
        tx,
        {
          kind: 'wallet.unreconciled',
          reference: id,
          details: { account: accountId, file: fileName, open: String(open) },
        },
        slotMs,
      )
    return statements.length
  })
}
