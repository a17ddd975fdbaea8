// SPDX-License-Identifier: Apache-2.0
import { randomBytes, randomUUID } from 'node:crypto'

/** The only source of randomness: unpredictable for everybody. */
export interface Chance {
  /** Lower-case hex of this many random bytes. */
  hex(bytes: number): string
  /** URL-safe text of this many random bytes. */
  secret(bytes: number): string
  uuid(): string
}

export const systemChance: Chance = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
}
