// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import { readOperators } from './operator-store.ts'
import type { OperatorRole } from '@tessera/rules/operators/permissions'

export interface ListedOperator {
  name: string
  role: OperatorRole
  enabled: boolean
}

/** All current and closed operators, in the order of their names. */
export const listOperators = async (db: Queries): Promise<ListedOperator[]> =>
  (await readOperators(db)).map(({ name, role, enabled }) => ({ name, role, enabled }))
