// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { deepestLine } from '@tessera/rules/agents/judge-upline'
import type { RequestFacts } from '../../platform/http/index.ts'
import { currencyOfMember, lineOf } from '../members/index.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { checkNewAccount } from './check-new-account.ts'
import { groupOfNewAccount, requireGroup } from './prize-groups.ts'

/**
 * Opens an account of a member or an agent right below the caller, by the rules of registration (D-130), in a prize group
 * that is not above the caller's.
 */
export async function registerAccount(
  { database, settings, openAccount }: Pick<AgentsDeps, 'database' | 'settings' | 'openAccount'>,
  agentId: bigint,
  { type, prizeMode, ...typed }: OperationInput<'agents.registerAccount'>,
  { brandCode }: RequestFacts,
): Promise<OperationOutput<'agents.registerAccount'>> {
  if (((await lineOf(database, agentId))?.length ?? 0) >= deepestLine) throw fault('agents.lineTooDeep')
  const username = await checkNewAccount(settings, typed)
  const { password } = typed
  if (prizeMode !== undefined) await requireGroup(settings, prizeMode)
  const currency = await currencyOfMember(database, agentId)
  if (
    !(await openAccount({
      brandCode,
      username,
      password,
      type,
      uplineId: agentId,
      madeBy: agentId,
      currency,
      prizeGroup: prizeMode ?? (await groupOfNewAccount(database, settings, { brandCode })),
      prizeGroupChosen: prizeMode !== undefined,
    }))
  )
    throw fault('identity.usernameTaken')
  return { account: username }
}
