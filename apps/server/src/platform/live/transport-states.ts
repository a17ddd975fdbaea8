// SPDX-License-Identifier: Apache-2.0
/** Which transports of this process work, and whether its open pages may have missed something. */
export interface TransportStates {
  working(): string[]
  isWorking(transport: string): boolean
  /** Records that a transport works. True when it was gone before. */
  noteOpened(transport: string): boolean
  /**
   * Records that a transport is gone; `losesEvents` when other processes may have published by it. False when
   * that was known.
   */
  noteLost(transport: string, losesEvents: boolean): boolean
  /** Whether open pages may have missed something and could be reached again by now. True once for each loss. */
  takeMissed(): boolean
}

export function createTransportStates(): TransportStates {
  const working = new Set<string>()
  const gone = new Set<string>()
  let mayHaveMissed = false
  return {
    working: () => [...working],
    isWorking: (transport) => working.has(transport),
    noteOpened(transport) {
      working.add(transport)
      return gone.delete(transport)
    },
    noteLost(transport, losesEvents) {
      working.delete(transport)
      if (gone.has(transport)) return false
      gone.add(transport)
      mayHaveMissed ||= losesEvents
      return true
    },
    takeMissed() {
      if (!mayHaveMissed || working.size === 0) return false
      mayHaveMissed = false
      return true
    },
  }
}
