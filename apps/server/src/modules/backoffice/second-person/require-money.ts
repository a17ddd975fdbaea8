// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { hasPermission } from '@tessera/rules/operators/permissions'
import type { OperatorActor } from '../../../platform/http/index.ts'

/** What pays is decided by those who may decide about money, whatever else their role may do. Throws `call.forbidden`. */
export function requireMoney({ role }: Pick<OperatorActor, 'role'>): void {
  if (!hasPermission(role, 'money')) throw fault('call.forbidden')
}
