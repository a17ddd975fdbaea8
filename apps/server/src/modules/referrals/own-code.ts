// SPDX-License-Identifier: Apache-2.0
import { findInviter, insertInviter, type Inviter } from './inviter-store.ts'
import type { ReferralsDeps } from './referrals-deps.ts'

/** Letters and digits that are not confused with one another when a code is read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8

/** The member's code and what it has brought; created when first read. */
export async function ownCode(
  { database, chance }: Pick<ReferralsDeps, 'database' | 'chance'>,
  facts: { brandCode: string; memberId: bigint; nowMs: number },
): Promise<Inviter> {
  for (let tries = 0; tries < 5; tries++) {
    const known = await findInviter(database, facts.memberId)
    if (known) return known
    const code = [...chance.bytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
    await database.transaction((tx) => insertInviter(tx, { ...facts, code }))
  }
  throw new Error('no free referral code was found')
}
