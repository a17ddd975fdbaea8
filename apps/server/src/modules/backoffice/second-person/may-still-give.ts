// SPDX-License-Identifier: Apache-2.0
import { hasPermission, type Permission } from '@tessera/rules/operators/permissions'
import { sql, type Queries } from '../../../platform/db/index.ts'

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
