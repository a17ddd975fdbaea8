// SPDX-License-Identifier: Apache-2.0
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * From now on each answer ends its connection politely: whoever keeps connections for later opens the next
 * one elsewhere. Nothing is refused, for a proxy takes a while to see that this process leaves.
 */
export function answerLast(server: Pick<Server, 'prependListener'>): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
}
