// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { checkNewAccount } from '../../agents/index.ts'
import { openAccountIn } from '../../identity/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'
import { uplineFor } from './upline-for.ts'

/**
 * Opens the account of an agent. Its first password is known to whoever opens it, so its owner must change it
 * before anything else; it is neither recorded nor answered.
 */
export async function createAgent(
  deps: Pick<BackofficeDeps, 'directory' | 'identity' | 'settings'>,
  {
    merchant: brand,
    type,
    upline: uplineName,
    reason,
    password,
    ...typed
  }: OperationInput<'backoffice.createAgent'>,
  { tx, operator, nowMs, merchant: ofHost, language }: RequestFacts & { tx: Tx; operator: OperatorActor },
): Promise<OperationOutput<'backoffice.createAgent'>> {
  const merchant = await brandOfCall(deps, brand, ofHost)
  const settings = deps.settings.of(merchant)
  const username = await checkNewAccount(settings, { username: typed.username, password }, { language })
  const { code: currency } = await settings.read('site.currency')
  const upline = await uplineFor(tx, { id: 0, merchant, type }, uplineName)
  const made = await openAccountIn(
    tx,
    deps.identity.deps,
    {
      merchant,
      username,
      password,
      type,
      currency,
      temporary: true,
      ...(upline ? { uplineId: upline.id } : {}),
    },
    nowMs,
  )
  if (!made) throw fault('identity.usernameTaken')
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: 'createAgent',
    subject: `member:${made.id}`,
    after: { merchant, username, type, upline: upline?.username ?? '', reason },
    nowMs,
  })
  return { memberId: made.id, merchant, username }
}
