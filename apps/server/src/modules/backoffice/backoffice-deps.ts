import type { Platform } from '../../platform/platform.ts'

export interface BackofficeDeps extends Platform {
  /** Identity's queue of password work, which members and operators share. */
  verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean>
}
