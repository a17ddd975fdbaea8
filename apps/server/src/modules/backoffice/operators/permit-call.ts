// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import { hasPermission } from '@tessera/rules/operators/permissions'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import { recordRefusal } from '../audit/record-refusal.ts'

/**
 * Throws `call.forbidden` unless the operator's role has the permission that the call names, which is recorded, and
 * `call.secondFactorRequired` while they still must set up an authenticator app: until then only the calls of
 * their own session work.
 */
export async function permitCall(
  { database, clock }: { database: Database; clock: Clock },
  { name, may }: Pick<Call, 'name' | 'may'>,
  operator: OperatorActor,
): Promise<void> {
  if (operator.mustSetUpApp && may !== 'ownSession') throw fault('call.secondFactorRequired')
  if (may !== undefined && hasPermission(operator.role, may)) return
  await recordRefusal(database, operator, { call: name, nowMs: clock.now() })
  throw fault('call.forbidden')
}
