// SPDX-License-Identifier: Apache-2.0
import type { Allowance } from '@tessera/rules/site/allowance'

/** How much of the studio's process live connections may use. */
export interface LiveLimits {
  /** Open connections in total. */
  readonly connections: number
  /** Per address, or per IPv6 network: an office or a mobile network has many players behind one. */
  readonly connectionsPerAddress: number
  /** Connections that an address may open in a minute. */
  readonly newPerMinutePerAddress: number
  /** A player may have several games open, some in pages that have not noticed yet that they are offline. */
  readonly connectionsPerPlayer: number
  readonly helloWithinMs: number
  /**
   * What one connection may send, including the hello and control frames. Our pages send one hello, and
   * answer pings.
   */
  readonly messages: Allowance
  /** Bytes that one connection may send between two checks, whatever they contain. */
  readonly bytesBetweenLooks: number
  /** The same for a page in a fishing hall, which says what it fires. */
  readonly hallMessages: Allowance
  readonly hallBytesBetweenLooks: number
  readonly lookAtBytesEveryMs: number
  /** A connection that has not answered a ping when the next one is due counts as dead. */
  readonly pingEveryMs: number
  /** Hellos whose session is looked up at the same time; the others wait. */
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
  hallMessages: { atOnce: 40, perMinute: 1_200 },
  hallBytesBetweenLooks: 65_536,
  lookAtBytesEveryMs: 5_000,
  pingEveryMs: 25_000,
  greetingsAtOnce: 3,
}
