import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { MerchantDirectory } from '../site/index.ts'
import type { Platform } from '../../platform/platform.ts'

export interface BackofficeDeps extends Platform {
  /** Accounts and what protects them. */
  identity: Identity
  /** Contents, pictures, feedback and inboxes. */
  messages: Messages
  /** Where the site is reached. */
  publicUrl: string
  /** Which brand a host stands for. */
  directory: MerchantDirectory
  /** Identity's queue of password work, which members and operators share. */
  verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean>
}
