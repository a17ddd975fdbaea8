// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import { recordAction, type OperatorAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

export interface Deed extends Pick<OperatorAction, 'action' | 'subject' | 'before' | 'after'> {
  operator: OperatorActor
  nowMs: number
}

/**
 * One change of the catalogue with its line in the audit log, in one transaction; visible in this process at
 * once, in the others within a second.
 */
export async function recordedStep<Result>(
  { database, snapshot }: Pick<BackofficeDeps, 'database' | 'snapshot'>,
  { operator, ...deed }: Deed,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (tx) => {
    const done = await work(tx)
    await recordAction(tx, { ...deed, operatorId: operator.operatorId, operatorName: operator.name })
    return done
  })
  snapshot.forget()
  return result
}

/** The request as the audit log stores it: only the given fields, as text. */
export const audited = (
  change: Readonly<Record<string, unknown>>,
): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [
        field,
        typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
          ? value
          : JSON.stringify(value, withoutBigints),
      ]),
  )

const withoutBigints = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value
