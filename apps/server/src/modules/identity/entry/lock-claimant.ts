// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { lockMember, type Member } from '../../members/index.ts'
import { lockCredential, type Credential } from '../credential-store.ts'
import type { Claim } from './claims.ts'

/**
 * The member of a verified claim, locked; undefined if their password changed since it was checked, or their
 * mailed password was used.
 */
export async function lockClaimant(
  tx: Tx,
  { memberId, credential, temporary }: Pick<Claim, 'memberId' | 'credential' | 'temporary'>,
): Promise<{ member: Member; credential: Credential | undefined } | undefined> {
  if (memberId === undefined) return undefined
  const [member, current] = await Promise.all([lockMember(tx, memberId), lockCredential(tx, memberId)])
  if (!member || current?.passwordHash !== credential?.passwordHash) return undefined
  if (temporary && !hasSameMailed(current, credential)) return undefined
  return { member, credential: current }
}

/** Whether the mailed password is unused, and no other was mailed since. */
const hasSameMailed = (current: Credential | undefined, before: Credential | undefined): boolean =>
  current?.mailed?.used === false && before?.mailed?.hash.equals(current.mailed.hash) === true
