// SPDX-License-Identifier: Apache-2.0
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * From now on each answer closes its connection, so that clients with pooled connections open the next one
 * elsewhere. Nothing is refused, because a proxy takes a while to notice that this process is stopping.
 */
export function answerLast(server: Pick<Server, 'prependListener'>): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
}
