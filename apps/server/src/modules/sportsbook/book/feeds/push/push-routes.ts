// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Strangers } from '../../../../../platform/http/index.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { createPushEvents } from './find-push-event.ts'
import { isSignedMessage } from './push-signature.ts'
import { receiveMessage, type Receipt } from './receive-message.ts'

/** Where the operator's bridge sends the messages of the push feed, one by one, as they are. */
export const pushFeedPath = '/vendors/push-feed'

/** The messages of a large match have some 300 kB. */
const bodyLimitBytes = 2 * 1024 * 1024
/** Further messages wait at the bridge, which keeps them. */
const mostAtWork = 32
const emptyBody = new Uint8Array(0)
const statusOf: Readonly<Record<Receipt, number>> = { taken: 204, refused: 400, later: 503 }

/** The address at which signed messages of the push feed arrive. Without a secret nobody is answered. */
export async function pushFeedRoutes(
  app: FastifyInstance,
  deps: SportsbookDeps,
  strangers: Strangers,
): Promise<void> {
  const events = createPushEvents(deps)
  let atWork = 0

  async function answer(
    headers: Record<string, string | string[] | undefined>,
    body: Uint8Array,
  ): Promise<number> {
    await deps.settings.refresh()
    const setting = await deps.settings.read('sportsbook.pushFeed')
    if (!isSignedMessage(setting.secret, headers, body, deps.clock.now())) return 401
    return statusOf[await receiveMessage(deps, events, setting, body)]
  }

  await app.register(async (wire) => {
    wire.removeAllContentTypeParsers()
    wire.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    )
    wire.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      empty(reply, error.statusCode ?? 500),
    )
    wire.addHook('onRequest', (request, reply, done) => {
      if (strangers.refuses(request)) empty(reply.header('retry-after', '60'), 429)
      else if (atWork >= mostAtWork) empty(reply.header('retry-after', '1'), 503)
      else done()
    })
    wire.post(pushFeedPath, async (request, reply) => {
      atWork += 1
      try {
        const status = await answer(
          request.headers,
          request.body instanceof Uint8Array ? request.body : emptyBody,
        )
        if (status === 401) strangers.failed(request)
        return empty(reply, status)
      } finally {
        atWork -= 1
      }
    })
  })
}

const empty = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send()
