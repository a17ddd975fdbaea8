// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { hasPermission, type Permission } from '@tessera/rules/operators/permissions'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'

/** Which of these operators may still give an approval: their account is open, and their role has the permission. */
export async function mayStillGive(
  db: Queries,
  operatorIds: readonly number[],
  permission: Permission,
): Promise<ReadonlySet<number>> {
  const open = await db.query<{ id: number; role: string }>(
    sql`select id, role from operator where id = any (${[...operatorIds]}) and enabled`,
  )
  return new Set(open.filter(({ role }) => hasPermission(role, permission)).map(({ id }) => id))
}

/** Refuses what another operator asked for or prepared, if that one may not do so any more. Throws `backoffice.giverGone`. */
export async function requireStillGiven(
  db: Queries,
  operatorId: number,
  permission: Permission,
): Promise<void> {
  if (!(await mayStillGive(db, [operatorId], permission)).has(operatorId)) throw fault('backoffice.giverGone')
}

/** What pays is decided by those who may decide about money, whatever else their role may do. Throws `call.forbidden`. */
export function requireMoney({ role }: Pick<OperatorActor, 'role'>): void {
  if (!hasPermission(role, 'money')) throw fault('call.forbidden')
}
