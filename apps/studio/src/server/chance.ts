// SPDX-License-Identifier: Apache-2.0
import { randomBytes, randomUUID } from 'node:crypto'

/** The only way to randomness: what it gives nobody can foretell. */
export interface Chance {
  /** Lower-case hex of so many random bytes. */
  hex(bytes: number): string
  /** URL-safe text of so many random bytes. */
  secret(bytes: number): string
  uuid(): string
}

export const systemChance: Chance = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
}
