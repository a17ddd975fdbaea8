// SPDX-License-Identifier: Apache-2.0
export { attempt, type Attempt, forgetFailures, noteAttempt, refuseWhileLocked } from './attempts/attempts.ts'
export { countNoticeSms } from './codes/caps.ts'
export { identityCalls } from './calls.ts'
export { isFromMemberSession } from './sessions/resolve-member.ts'
export { createIdentity, type Identity } from './create-identity.ts'
export type { IdentityDeps } from './deps.ts'
export { type IdentityEvents, type SecurityChange, type SecurityNotice } from './events.ts'
export { loginsBefore, type LoginEntry } from './attempts/logins-before.ts'
export { accountEventsBefore, type AccountEventEntry } from './account-events/events-before.ts'
export { lastWeakened } from './weakened/weakened-store.ts'
export { insertAccount } from './open-account.ts'
export type { BoundedQueue } from './passwords/bounded-queue.ts'
export { createOperatorPlaces } from './passwords/password-hashes.ts'
export { addressesOf } from './sessions/addresses-of.ts'
export { countRecoveryCodes, renewRecoveryCodes } from './second-factors/recovery-codes.ts'
export { sealedAppSecrets } from './second-factors/sealed-app-secrets.ts'
export { takeSecondFactor } from './second-factors/take-second-factor.ts'
export {
  hasTotp,
  ownerOperator,
  removeTotp,
  startTotp,
  takeTotpCode,
  totpSince,
} from './second-factors/totp.ts'
export { secondFactorUse } from './attempts/subjects.ts'
export { setEnabledWithin } from './set-account-enabled.ts'
export { countSessionsOfLine, endSessionsOfLine } from './sessions/end-sessions-of-line.ts'
export * from './console/accounts.ts'
