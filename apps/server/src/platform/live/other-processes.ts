// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock/clock.ts'

/** Three signs of life that did not come. */
const goneAfterMs = 30_000

/** The other processes of the installation, and by which transports each was heard lately. */
export interface OtherProcesses {
  /** One was heard by this transport, and says by which it listens. True when it was not known there. */
  note(id: string, receivedBy: string, listensTo: readonly string[]): boolean
  leave(id: string): void
  some(): boolean
  /** Whether each of them would hear what is published there. */
  allListenTo(transport: string): boolean
}

export function createOtherProcesses(clock: Clock): OtherProcesses {
  /** When each was last heard, by transport. */
  const received = new Map<string, Map<string, number>>()

  function forgetGone(): void {
    const goneBefore = clock.now() - goneAfterMs
    for (const [id, times] of received) {
      for (const [transport, atMs] of times) if (atMs < goneBefore) times.delete(transport)
      if (times.size === 0) received.delete(id)
    }
  }

  return {
    note(id, receivedBy, listensTo) {
      forgetGone()
      const times = received.get(id) ?? new Map<string, number>()
      const isNew = !times.has(receivedBy)
      times.set(receivedBy, clock.now())
      for (const transport of times.keys()) if (!listensTo.includes(transport)) times.delete(transport)
      if (times.size > 0) received.set(id, times)
      return isNew
    },
    leave: (id) => {
      received.delete(id)
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
