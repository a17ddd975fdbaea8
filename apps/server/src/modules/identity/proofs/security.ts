// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { maskEmail, maskNumber } from '@tessera/rules/identity/codes'
import { factorCounts, freshProofMs } from '@tessera/rules/identity/proof'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { findProfile, memberById } from '../../members/index.ts'
import { findCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { passkeysOf, type Passkey } from '../passkeys/passkey-store.ts'
import { newWaysOf } from './new-ways.ts'
import { factorWaitMs, oldestFactorAt } from '../second-factors/factor-ages.ts'
import { countRecoveryCodes } from '../second-factors/recovery-codes.ts'
import { hasTotp } from '../second-factors/totp-store.ts'
import { ownerMember } from '../second-factors/totp.ts'

export const presentPasskey = ({
  id,
  name,
  createdAtMs,
  lastUsedAtMs,
}: Passkey): { passkeyId: string; name: string; createdAt: number; lastUsedAt: number | null } => ({
  passkeyId: id,
  name,
  createdAt: createdAtMs,
  lastUsedAt: lastUsedAtMs,
})

/** How the member's account is protected. Contacts are masked so that only their owner recognises them. */
export async function showSecurity(
  { database, settings }: IdentityDeps,
  { member: { memberId, provenAtMs, strongAtMs }, brandCode, nowMs }: RequestFacts & { member: MemberActor },
): Promise<OperationOutput<'identity.security'>> {
  const owner = ownerMember(memberId)
  const [member, profile, credential, totp, recoveryCodesLeft, passkeys] = await Promise.all([
    memberById(database, memberId),
    findProfile(database, memberId),
    findCredential(database, memberId),
    hasTotp(database, owner),
    countRecoveryCodes(database, owner),
    passkeysOf(database, memberId),
  ])
  const waitMs = await factorWaitMs(settings.of(brandCode))
  const [oldest, newWays] = await Promise.all([
    oldestFactorAt(database, memberId),
    newWaysOf(database, memberId, waitMs, nowMs),
  ])
  const passwordProves = oldest === null || !factorCounts(oldest, waitMs, nowMs)
  const proven = passwordProves ? provenAtMs : strongAtMs
  return {
    mobileNum: profile.mobile === null ? null : maskNumber(profile.mobile),
    mobileVerified: profile.mobileVerified,
    email: profile.email === null ? null : maskEmail(profile.email),
    emailVerified: profile.emailVerified,
    hasPassword: credential?.passwordHash !== undefined,
    hasPaymentPassword: credential?.paymentHash !== undefined,
    passwordSetAt: credential?.passwordSetAtMs ?? null,
    usernameChangeable: member?.usernameMade ?? false,
    totp,
    recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
    newWays,
    passwordProves,
    provenUntil: proven !== null && proven + freshProofMs > nowMs ? proven + freshProofMs : null,
  }
}
