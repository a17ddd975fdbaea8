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

/** What the operations of identity are handed. */
export interface IdentityDeps extends Platform {
  hashes: PasswordHashes
  /** The turns that logins take. */
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
  /** Opens a payload that was sealed for the platform, as a call marked encrypt is. */
  unseal(body: unknown, nowMs: number): Promise<Record<string, unknown>>
  /** The password hash of somebody who works here, by name: such an account never logs in as a member. */
  staffHash(db: Queries, name: string): Promise<string | undefined>
  /** Owner of the host by which a request came. */
  ownerOfHost(host: string): Promise<number | null>
}
