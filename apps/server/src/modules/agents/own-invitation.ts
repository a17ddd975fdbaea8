// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import type { RequestFacts } from '../../platform/http/index.ts'
import { groupOfAccount, lockMember } from '../members/index.ts'
import { addAgentCode, codeOfAgent, groupOfInvitation, updateInvitationGroup } from './agent-store.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { groupsUpTo, requireGroup } from './prize-groups.ts'

/** Letters and digits that are not confused with one another when a code is read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** The agent's invitation code and its address; created when first read. */
export async function ownInvitation(
  deps: AgentsDeps,
  agentId: bigint,
  { brandCode, host, nowMs }: RequestFacts,
): Promise<OperationOutput<'agents.invitation'>> {
  const affiliateCode =
    (await codeOfAgent(deps.database, agentId)) ?? (await newCode(deps, { brandCode, agentId, nowMs }))
  const groups = await deps.settings.of(brandCode).read('lottery.prizeGroups')
  const own = await groupOfAccount(deps.database, agentId)
  return {
    affiliateCode,
    link: `${await deps.siteUrl(host)}/register?affiliateCode=${affiliateCode}`,
    prizeMode: await groupOfInvitation(deps.database, agentId),
    groups: groupsUpTo(groups, own?.prizeGroup ?? visitorsGroup),
  }
}

/**
 * Chooses the prize group of those who follow the agent's invitation; null for the brand's. Throws
 * `agents.noPrizeGroup` and `agents.groupAboveUpline`.
 */
export async function changeInvitation(
  deps: AgentsDeps,
  agentId: bigint,
  { prizeMode, ...facts }: RequestFacts & { prizeMode: number | null },
): Promise<OperationOutput<'agents.invitation'>> {
  if (prizeMode !== null) {
    await requireGroup(deps.settings.of(facts.brandCode), prizeMode)
    const own = (await groupOfAccount(deps.database, agentId))?.prizeGroup ?? visitorsGroup
    if (prizeMode > own) throw fault('agents.groupAboveUpline', { most: own })
  }
  await ownInvitation(deps, agentId, facts)
  await updateInvitationGroup(deps.database, agentId, prizeMode)
  return ownInvitation(deps, agentId, facts)
}

async function newCode(
  { database, chance }: AgentsDeps,
  facts: { brandCode: string; agentId: bigint; nowMs: number },
): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const code = [...chance.bytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
    const made = await database.transaction(async (tx) => {
      // Two requests at once get the same code: the second waits here and then finds it.
      await lockMember(tx, facts.agentId)
      return (
        (await codeOfAgent(tx, facts.agentId)) ??
        ((await addAgentCode(tx, { ...facts, code })) ? code : undefined)
      )
    })
    if (made !== undefined) return made
  }
  throw new Error('no free invitation code was found')
}
