// SPDX-License-Identifier: Apache-2.0
import { addressKey } from '@tessera/rules/site/address-key'
import { createSlots, type Leave } from './slots.ts'

/** Counts open live connections and decides which may be opened. A refusal is an HTTP status. */
export interface ConnectionCounts {
  /** Takes one of the slots that there are in all. */
  enter(): Leave | 503
  /** Takes one of the slots of an address, or of its IPv6 network. */
  enterFrom(address: string): Leave | 429
  /** How many connections are open. */
  readonly open: number
}

export interface ConnectionLimits {
  /** Open connections in all. */
  readonly connections: number
  /** Per address, or per IPv6 network: an office or a mobile network has many people behind one address. */
  readonly connectionsPerAddress: number
}

/** `mayOpen` counts how often an address opens a connection, and says whether it may open one more. */
export function createConnectionCounts(
  { connections, connectionsPerAddress }: ConnectionLimits,
  mayOpen: (addressKey: string) => boolean,
): ConnectionCounts {
  const all = createSlots<'all'>(connections)
  const byAddress = createSlots<string>(connectionsPerAddress)
  return {
    enter: () => all.enter('all') ?? 503,
    enterFrom(address) {
      const key = addressKey(address)
      // An address without a free slot is not counted as opening one.
      if (byAddress.isFull(key) || !mayOpen(key)) return 429
      return byAddress.enter(key) ?? 429
    },
    get open() {
      return all.takenOf('all')
    },
  }
}
