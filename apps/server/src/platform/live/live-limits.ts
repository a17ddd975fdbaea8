// SPDX-License-Identifier: Apache-2.0
import type { Allowance } from '@tessera/rules/site/allowance'

/** How much of a process live connections may take. */
export interface LiveLimits {
  /** Open connections in all. */
  connections: number
  /**
   * From so many on a new page must say within `greetWithinMs` whose it is: members find a place while
   * somebody fills the platform.
   */
  connectionsBeforeGreeting: number
  greetWithinMs: number
  /** Of one address, or one network of IPv6: an office or a mobile network has many people behind one. */
  connectionsPerAddress: number
  /** Connections that an address may open in a minute. */
  newPerMinutePerAddress: number
  connectionsPerMember: number
  /** What one connection may send, greetings and pings alike. Our pages send one greeting. */
  messages: Allowance
  /** Tokens that one connection may try. */
  tokens: number
  /** Bytes that one connection may send between two looks, whatever they say. */
  bytesBetweenLooks: number
  /** Greetings whose session is looked up at the same time; the others wait. */
  greetingsAtOnce: number
}

export const usualLimits: LiveLimits = {
  connections: 20_000,
  connectionsBeforeGreeting: 15_000,
  greetWithinMs: 5_000,
  connectionsPerAddress: 250,
  newPerMinutePerAddress: 600,
  connectionsPerMember: 30,
  messages: { atOnce: 10, perMinute: 30 },
  tokens: 3,
  bytesBetweenLooks: 65_536,
  greetingsAtOnce: 3,
}
