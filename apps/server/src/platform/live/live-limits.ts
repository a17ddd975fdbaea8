// SPDX-License-Identifier: Apache-2.0
import type { Allowance } from '@tessera/rules/site/allowance'

/** How much of a process live connections may use. */
export interface LiveLimits {
  /** Open connections in all. */
  connections: number
  /**
   * From this many on a new page must identify itself within `greetWithinMs`, so that members find a slot
   * while somebody floods the platform.
   */
  connectionsBeforeGreeting: number
  greetWithinMs: number
  /** Per address, or per IPv6 network: an office or a mobile network has many people behind one address. */
  connectionsPerAddress: number
  /** Connections that an address may open in a minute. */
  newPerMinutePerAddress: number
  connectionsPerMember: number
  /** What one connection may send, greetings and pings alike. Our own pages send one greeting. */
  messages: Allowance
  /** Tokens that one connection may try. */
  tokens: number
  /** Bytes that one connection may send between two checks, whatever they contain. */
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
