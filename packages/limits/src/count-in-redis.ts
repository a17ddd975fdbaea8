// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { retainedSeconds, unlimited, type CountStore } from './count-store.ts'

const connectTimeoutMs = 2_000
const longestPauseMs = 1_000
const firstPauseMs = 50

/**
 * Counts in Valkey or Redis. Waits a moment for the first connection; from then on it reconnects by itself.
 */
export async function countInRedis(url: string): Promise<CountStore> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (tries) => Math.min(firstPauseMs * 2 ** Math.min(tries, 10), longestPauseMs),
    },
  })
  // Errors are reported where counts are added; without this listener they would end the process.
  let reason = 'not connected yet'
  client.on('error', (error: Error) => {
    reason = error.message === '' ? error.name : error.message
  })
  await Promise.race([
    client.connect().catch(() => undefined),
    sleep(connectTimeoutMs, undefined, { ref: false }),
  ])
  const limiter = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: 'tessera-limits',
    points: unlimited,
    duration: retainedSeconds,
  })
  return {
    name: new URL(url).host,
    async add(key, count) {
      if (!client.isReady) throw new Error(reason)
      return (await limiter.penalty(key, count)).consumedPoints
    },
    async close() {
      client.destroy()
    },
  }
}
