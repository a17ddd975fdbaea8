// SPDX-License-Identifier: Apache-2.0
import type { Vault } from '../../../platform/keys/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What the operations of documents are passed. */
export interface DocumentsDeps extends Pick<Platform, 'database' | 'chance' | 'settings'> {
  vault: Vault
  documentFiles: DocumentFiles
}

/** Pictures and the private file store, where no address leads. */
export interface DocumentFiles {
  /** Checks pictures that somebody sent (png or jpg) and re-encodes them. Throws what is wrong with one. */
  draw(sent: readonly Buffer[]): Promise<Buffer[]>
  keep(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}
