// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock/clock.ts'

/** Three missed heartbeats. */
const goneAfterMs = 30_000

/** The other processes of the installation, and the transports by which each was heard lately. */
export interface OtherProcesses {
  /**
   * Records that a process was heard by this transport, and to which transports it listens. True when it was
   * not known there yet.
   */
  note(id: string, receivedBy: string, listensTo: readonly string[]): boolean
  /** Records that a process has ended. What it said before may arrive later, and does not count any more. */
  leave(id: string): void
  some(): boolean
  /** Whether each of them would receive what is published there. */
  allListenTo(transport: string): boolean
}

export function createOtherProcesses(clock: Clock): OtherProcesses {
  /** When each process was last heard, by transport. */
  const received = new Map<string, Map<string, number>>()
  /** When each process left; forgotten like those that are silent. */
  const left = new Map<string, number>()

  function forgetGone(): void {
    const goneBefore = clock.now() - goneAfterMs
    for (const [id, times] of received) {
      for (const [transport, atMs] of times) if (atMs < goneBefore) times.delete(transport)
      if (times.size === 0) received.delete(id)
    }
    for (const [id, atMs] of left) if (atMs < goneBefore) left.delete(id)
  }

  return {
    note(id, receivedBy, listensTo) {
      forgetGone()
      if (left.has(id)) return false
      const times = received.get(id) ?? new Map<string, number>()
      const isNew = !times.has(receivedBy)
      times.set(receivedBy, clock.now())
      for (const transport of times.keys()) if (!listensTo.includes(transport)) times.delete(transport)
      if (times.size > 0) received.set(id, times)
      return isNew
    },
    leave: (id) => {
      received.delete(id)
      left.set(id, clock.now())
    },
    some() {
      forgetGone()
      return received.size > 0
    },
    allListenTo(transport) {
      forgetGone()
      return [...received.values()].every((times) => times.has(transport))
    },
  }
}
