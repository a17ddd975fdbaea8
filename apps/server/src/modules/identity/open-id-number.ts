// SPDX-License-Identifier: Apache-2.0
import { CannotOpen, type Vault } from '../../platform/keys/index.ts'
import { idNumberOwner } from '../members/index.ts'

/**
 * The number of a member's document; undefined when no key of this process decrypts it, which is not the
 * member's fault.
 */
export function openIdNumber(vault: Vault, memberId: bigint, sealed: Buffer): string | undefined {
  try {
    return vault.open(sealed, idNumberOwner(memberId))
  } catch (error) {
    if (error instanceof CannotOpen) return undefined
    throw error
  }
}
