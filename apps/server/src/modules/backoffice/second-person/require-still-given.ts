// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Permission } from '@tessera/rules/operators/permissions'
import type { Queries } from '../../../platform/db/index.ts'
import { mayStillGive } from './may-still-give.ts'

/** Refuses what another operator asked for or prepared, if that one may not do so any more. Throws `backoffice.giverGone`. */
export async function requireStillGiven(
  db: Queries,
  operatorId: number,
  permission: Permission,
): Promise<void> {
  if (!(await mayStillGive(db, [operatorId], permission)).has(operatorId)) throw fault('backoffice.giverGone')
}
