// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import { hasPermission } from '@tessera/rules/operators/permissions'
import type { OperatorActor } from '../../../platform/http/index.ts'

/**
 * Throws `call.forbidden` unless the operator's role has the permission that the call names, and
 * `call.secondFactorRequired` while they still must set up an authenticator app: until then only the calls of
 * their own session work.
 */
export function permitCall({ may }: Pick<Call, 'may'>, { role, mustSetUpApp }: OperatorActor): void {
  if (mustSetUpApp && may !== 'ownSession') throw fault('call.secondFactorRequired')
  if (may === undefined || !hasPermission(role, may)) throw fault('call.forbidden')
}
