// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'

const lookEveryMs = 50

/**
 * Closes a server: it takes nothing new and answers what runs. A connection that was busy is cut once it has
 * its answer, not kept for the next.
 */
export async function closeServer(app: Pick<FastifyInstance, 'close' | 'server'>): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), lookEveryMs)
  try {
    await app.close()
  } finally {
    clearInterval(timer)
  }
}
