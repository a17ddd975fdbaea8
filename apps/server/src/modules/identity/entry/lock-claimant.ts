// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'
import { lockMember, type Member } from '../../members/index.ts'
import { lockCredential, type Credential } from '../credential-store.ts'
import type { Claim } from './claims.ts'

/** The member of a proven claim, held still, unless his password was changed since it was looked at. */
export async function lockClaimant(
  tx: Tx,
  { memberId, credential }: Pick<Claim, 'memberId' | 'credential'>,
): Promise<{ member: Member; credential: Credential | undefined } | undefined> {
  if (memberId === undefined) return undefined
  const [member, current] = await Promise.all([lockMember(tx, memberId), lockCredential(tx, memberId)])
  return member && current?.passwordHash === credential?.passwordHash
    ? { member, credential: current }
    : undefined
}

/**
 * The same for the usual case, in one statement: holds the member still if all that entering depends on is as
 * it was read. False when anything is otherwise, after whoever changed it is done.
 */
export async function holdAsSeen(
  tx: Tx,
  { member, credential }: { member: Member; credential: Credential },
): Promise<boolean> {
  const moment = (atMs: number | null | undefined): Date | null =>
    typeof atMs === 'number' ? new Date(atMs) : null
  const held = await tx.one(sql`
    select from member m join identity_credential c on c.member_id = m.id
    where m.id = ${member.id} and m.merchant = ${member.merchant} and m.username = ${member.username} and m.type = ${member.type} and m.enabled = ${member.enabled}
      and m.last_login_at is not distinct from ${moment(member.lastLoginAtMs)} and m.first_login_at is not distinct from ${moment(member.firstLoginAtMs)}
      and c.password_hash = ${credential.passwordHash ?? null} and c.password_temporary = ${credential.passwordTemporary}
      and c.password_set_at is not distinct from ${moment(credential.passwordSetAtMs)}
      and exists (select from identity_totp t where t.owner = 'member:' || m.id and t.confirmed_at is not null) = ${credential.hasApp}
    for no key update of m for update of c`)
  return held !== undefined
}
