// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../platform/db/index.ts'
import type { Vault } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { BotChecks, Captchas } from '../human-checks/index.ts'
import type { Codes } from './codes/codes.ts'
import type { IdentityEvents } from './events.ts'
import type { Outbox } from '../outbox/index.ts'
import type { BoundedQueue } from './passwords/bounded-queue.ts'
import type { PasswordHashes } from './passwords/password-hashes.ts'
import type { PhoneProofs, SocialProviders } from './ports.ts'
import type { SessionUses } from './sessions/session-uses.ts'

/** The dependencies of identity's operations. */
export interface IdentityDeps extends Platform {
  hashes: PasswordHashes
  /** The login queue. */
  logins: BoundedQueue
  uses: SessionUses
  botChecks: BotChecks
  captchas: Captchas
  outbox: Outbox
  codes: Codes
  vault: Vault
  socialProviders: SocialProviders
  phoneProofs: PhoneProofs
  events: IdentityEvents
  /** Origin of the site, without a slash at the end. */
  publicUrl: string
  /** Decrypts a payload for the platform, as sent to calls marked encrypt. */
  unseal(body: unknown, nowMs: number): Promise<Record<string, unknown>>
  /** The password hash of an operator, by name: such an account never logs in as a member. */
  staffHash(db: Queries, name: string): Promise<string | undefined>
  /** The brand of a request's host. */
  ownerOfHost(host: string): Promise<bigint | null>
}
