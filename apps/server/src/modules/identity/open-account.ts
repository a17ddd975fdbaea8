// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { confirmAge, createMember, type Member, type MemberToCreate } from '../members/index.ts'
import { insertCredential } from './credential-store.ts'
import type { IdentityDeps } from './deps.ts'

export interface AccountToOpen extends MemberToCreate {
  password: string
  /** The password must be changed before anything else, like one that an agent chose. */
  temporary?: boolean
  /**
   * The platform vouches for this minimum age of the owner; without it, they are asked before their first
   * game.
   */
  ofAge?: number
}

/**
 * Creates an account on behalf of its owner, without the rules and checks of public registration: for the
 * platform itself (seed, console). Undefined when the name is taken.
 */
export async function openAccount(deps: IdentityDeps, account: AccountToOpen): Promise<Member | undefined> {
  const passwordHash = await deps.hashes.hash(account.password)
  return deps.database.transaction((tx) => insertAccount(tx, account, passwordHash, deps.clock.now()))
}

/**
 * The same in the caller's transaction. The caller has already hashed the password, so that no connection is
 * held meanwhile.
 */
export async function insertAccount(
  tx: Tx,
  { password: _, temporary = false, ofAge, ...member }: AccountToOpen,
  passwordHash: string,
  nowMs: number,
): Promise<Member | undefined> {
  const created = await createMember(tx, { nowMs }, member)
  if (created)
    await insertCredential(tx, created.id, {
      passwordHash,
      passwordSetAtMs: nowMs,
      passwordTemporary: temporary || member.madeBy !== undefined,
    })
  if (created && ofAge !== undefined)
    await confirmAge(tx, { memberId: created.id, age: ofAge, how: 'operator', nowMs })
  return created
}
