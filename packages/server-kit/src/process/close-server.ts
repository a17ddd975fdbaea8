// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'

const lookEveryMs = 50

/**
 * Closes a server: it accepts nothing new and answers the requests under way. A busy connection is closed
 * after its answer instead of being kept alive.
 */
export async function closeServer(app: Pick<FastifyInstance, 'close' | 'server'>): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), lookEveryMs)
  try {
    await app.close()
  } finally {
    clearInterval(timer)
  }
}
