// SPDX-License-Identifier: Apache-2.0
import type { Allowance } from '@tessera/rules/site/allowance'

/** How much of the studio's process live connections may take. */
export interface LiveLimits {
  /** Open connections in all. */
  readonly connections: number
  /** Of one address, or one network of IPv6: an office or a mobile network has many players behind one. */
  readonly connectionsPerAddress: number
  /** Connections that an address may open in a minute. */
  readonly newPerMinutePerAddress: number
  /**
   * A player may have several games open, and some in pages that have not noticed yet that they are offline.
   */
  readonly connectionsPerPlayer: number
  readonly helloWithinMs: number
  /**
   * What one connection may send, the greeting and control frames alike. Our pages send one greeting, and
   * answer pings.
   */
  readonly messages: Allowance
  /** Bytes that one connection may send between two looks, whatever they say. */
  readonly bytesBetweenLooks: number
  readonly lookAtBytesEveryMs: number
  /** Whoever has not answered a ping when the next one is due is gone. */
  readonly pingEveryMs: number
  /** Greetings whose session is looked up at the same time; the others wait. */
  readonly greetingsAtOnce: number
}

export const usualLimits: LiveLimits = {
  connections: 10_000,
  connectionsPerAddress: 250,
  newPerMinutePerAddress: 600,
  connectionsPerPlayer: 12,
  helloWithinMs: 5_000,
  messages: { atOnce: 10, perMinute: 30 },
  bytesBetweenLooks: 16_384,
  lookAtBytesEveryMs: 5_000,
  pingEveryMs: 25_000,
  greetingsAtOnce: 3,
}
