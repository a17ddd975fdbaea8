import type { Database } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { BotChecks } from './bot-check/bot-check.ts'
import type { IdentityEvents } from './events.ts'
import type { PasswordHashes } from './passwords/password-hashes.ts'
import type { SessionUses } from './sessions/session-uses.ts'

/** What the operations of identity are handed. */
export interface IdentityDeps extends Platform {
  hashes: PasswordHashes
  uses: SessionUses
  botChecks: BotChecks
  /** For payment passwords, see IdentityOptions. */
  aside: Database
  events: IdentityEvents
}
