import type { Tx } from '../../../platform/db/index.ts'
import { lockMember, type Member } from '../../members/index.ts'
import { lockCredential, type Credential } from '../credential-store.ts'
import type { Claim } from './claims.ts'

/** The member of a proven claim, held still, unless his password was changed since it was looked at. */
export async function lockClaimant(tx: Tx, { memberId, credential }: Pick<Claim, 'memberId' | 'credential'>): Promise<{ member: Member; credential: Credential | undefined } | undefined> {
  if (memberId === undefined) return undefined
  const [member, current] = await Promise.all([lockMember(tx, memberId), lockCredential(tx, memberId)])
  return member && current?.passwordHash === credential?.passwordHash ? { member, credential: current } : undefined
}
