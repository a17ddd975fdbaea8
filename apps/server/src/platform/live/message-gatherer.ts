// SPDX-License-Identifier: Apache-2.0
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Log } from '../log/log.ts'
import type { DeliveredMessage } from './live-hub.ts'

/** How many messages may wait to be published; pages reload when they come back. */
const mostWaiting = 5_000
const gatherMs = 15

/** Collects messages for a moment, so that they are published together. */
export interface MessageGatherer {
  /** Has a message published soon; drops it when too many wait. */
  add(message: DeliveredMessage): void
  /** Publishes at once what waits, and resolves when nothing does. */
  flush(): Promise<void>
}

export function createMessageGatherer(
  log: Log,
  publish: (messages: readonly DeliveredMessage[]) => Promise<void>,
): MessageGatherer {
  let waiting: DeliveredMessage[] = []
  let timer: NodeJS.Timeout | undefined
  let publishing: Promise<void> | undefined

  async function publishWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const messages = waiting
      waiting = []
      await publish(messages)
    }
  }
  function publishNow(): Promise<void> {
    timer = undefined
    return (publishing ??= publishWaiting().finally(() => {
      publishing = undefined
    }))
  }

  return {
    add(message) {
      if (waiting.length >= mostWaiting) return
      waiting.push(message)
      timer ??= setTimeout(
        () => inBackground(publishNow(), log, 'other processes were not told'),
        gatherMs,
      ).unref()
    },
    flush() {
      clearTimeout(timer)
      return publishNow()
    },
  }
}
