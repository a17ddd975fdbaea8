// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
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
  uplineId?: number
  /** The name was generated, so its owner may choose another, once. */
  usernameMade?: boolean
  /** The agent who opened the account. */
  madeBy?: number
  /** Currency of the main wallet. */
  currency: string
}

/**
 * Creates a member with their accounts. Undefined when the name is taken at their brand, in any letter case.
 * Throws `call.forbidden` below an agent whose line is blocked.
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
  })
  if (member?.blocked) throw fault('call.forbidden')
  if (member) await openAccounts(tx, ownerOfMember(member.id), member.currency)
  return member
}
