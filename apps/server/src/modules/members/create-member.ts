// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { openAccounts, ownerOfMember } from '../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { insertMember, type Member } from './member-store.ts'
import type { MemberType } from './member-type.ts'

export interface MemberToCreate {
  /** The member's brand; defaults to the first one. */
  brandCode?: string
  username: string
  /** Defaults to the username. */
  nickname?: string
  type?: MemberType
  uplineId?: bigint
  /** The name was generated, so its owner may choose another, once. */
  usernameMade?: boolean
  /** The agent who opened the account. */
  madeBy?: bigint
  /** Currency of the main wallet. */
  currency: string
  /** The wanted prize group, by default that of visitors. If the upline's is lower, the account gets that one. */
  prizeGroup?: number
  /** Somebody chose the prize group: one above the upline's is refused instead. */
  prizeGroupChosen?: boolean
}

/**
 * Creates a member with their accounts. Undefined when the name is taken at their brand, in any letter case.
 * Throws `call.forbidden` below an agent whose line is blocked, and `agents.groupAboveUpline`.
 */
export async function createMember(
  tx: Tx,
  facts: { nowMs: number },
  input: MemberToCreate,
): Promise<Member | undefined> {
  const member = await insertMember(tx, {
    brandCode: input.brandCode ?? firstBrandCode,
    username: input.username,
    nickname: input.nickname ?? input.username,
    type: input.type ?? 0,
    uplineId: input.uplineId ?? null,
    currency: input.currency,
    registeredAtMs: facts.nowMs,
    usernameMade: input.usernameMade ?? false,
    madeBy: input.madeBy ?? null,
    prizeGroup: input.prizeGroup ?? visitorsGroup,
  })
  if (member?.blocked) throw fault('call.forbidden')
  if (member && input.prizeGroupChosen && member.prizeGroup < (input.prizeGroup ?? visitorsGroup))
    throw fault('agents.groupAboveUpline', { most: member.prizeGroup })
  if (member) await openAccounts(tx, ownerOfMember(member.id), member.currency)
  return member
}
