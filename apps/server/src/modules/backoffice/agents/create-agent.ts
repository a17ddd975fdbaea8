// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { checkNewAccount, groupOfNewAccount, requireGroup, uplineFor } from '../../agents/index.ts'
import { insertAccount } from '../../identity/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'

/**
 * Creates an agent's account. Its creator knows the first password, so the agent must change it before
 * anything else; it is neither recorded nor returned.
 */
export async function createAgent(
  deps: Pick<BackofficeDeps, 'database' | 'directory' | 'identity' | 'settings'>,
  { brandCode: brand, password, prizeMode, ...asked }: OperationInput<'backoffice.createAgent'>,
  { operator, nowMs, brandCode: ofHost }: RequestFacts & { operator: OperatorActor },
): Promise<OperationOutput<'backoffice.createAgent'>> {
  const brandCode = await brandOfCall(deps, brand, ofHost)
  const settings = deps.settings.of(brandCode)
  const username = await checkNewAccount(settings, { username: asked.username, password })
  const { code: currency } = await settings.read('site.currency')
  if (prizeMode !== undefined) await requireGroup(settings, prizeMode)
  const prizeGroup = prizeMode ?? (await groupOfNewAccount(deps.database, settings, { brandCode }))
  const passwordHash = await deps.identity.hashPassword(password)
  const account = { brandCode, username, type: asked.type, currency, password, temporary: true }
  return deps.database.transaction(async (tx) => {
    const upline = await uplineFor(tx, { id: 0n, brandCode, type: asked.type }, asked.upline)
    const inGroup = { ...account, prizeGroup, prizeGroupChosen: prizeMode !== undefined }
    const under = upline ? { ...inGroup, uplineId: upline.id } : inGroup
    const made = await insertAccount(tx, under, passwordHash, nowMs)
    if (!made) throw fault('identity.usernameTaken')
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'createAgent',
      subject: `member:${made.id}`,
      after: {
        brandCode,
        username,
        type: asked.type,
        upline: upline?.username ?? '',
        prizeMode: made.prizeGroup,
        reason: asked.reason,
      },
      nowMs,
    })
    return { memberId: Number(made.id), brandCode, username }
  })
}
