// SPDX-License-Identifier: Apache-2.0
import { Fault, fault } from '@tessera/contract'
import { isLanguage } from '@tessera/texts'
import { languageOfTag } from '@tessera/texts/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createStrangers, readCookies } from '../../../platform/http/index.ts'
import type { RawRequest } from '../ports.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { startPayment } from './start-payment.ts'
import { takeNotification } from './take-notification.ts'

/** A provider's notification has a few hundred bytes. */
const largestNoticeBytes = 16 * 1024
/** What is refused only once the signature has been found right. */
const afterSignature: ReadonlySet<string> = new Set(['call.malformed', 'wallet.paymentUnavailable'])
const noBody = new Uint8Array(0)
const isDepositId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

/** Where payers start and providers report: /payments/deposits/:id and /payments/:account/notify. */
export async function paymentRoutes(app: FastifyInstance, deps: WalletDeps): Promise<void> {
  await app.register(async (routes) => addRoutes(routes, deps), { prefix: '/payments' })
}

function addRoutes(routes: FastifyInstance, deps: WalletDeps): void {
  // In this scope a body stays the bytes that were signed.
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestNoticeBytes },
    (_request, body, done) => done(null, body),
  )

  routes.get<{ Params: { id: string } }>('/deposits/:id', async (request, reply) => {
    if (!isDepositId(request.params.id)) throw fault('call.notFound')
    const start = await startPayment(deps, request.params.id, {
      language: languageOfVisitor(request),
      siteUrl: await deps.siteUrl(request.hostname),
    })
    if (start.kind === 'unknown') throw fault('call.notFound')
    if (start.kind === 'unavailable') throw fault('wallet.paymentUnavailable')
    return reply.header('cache-control', 'no-store').redirect(start.url, 303)
  })

  const strangers = createStrangers(deps.clock, 'payments', deps.sharedCounts)
  const refuseStrangers = async (request: FastifyRequest): Promise<void> => {
    if (strangers.refuses(request)) throw fault('call.tooManyRequests')
  }
  routes.post<{ Params: { account: string } }>(
    '/:account/notify',
    { onRequest: refuseStrangers },
    async (request, reply) => {
      const answer = await takeNotification(deps, request.params.account, rawRequest(request)).catch(
        (error: unknown) => {
          // After a valid signature nothing is a failed authentication.
          if (error instanceof Fault && !afterSignature.has(error.fault)) strangers.failed(request)
          throw error
        },
      )
      return reply
        .status(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body)
    },
  )
  routes.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/:account/notify',
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      void reply.header('allow', 'POST')
      throw fault('call.wrongMethod')
    },
  })
}

/**
 * A link opens this address, so there is no language header: the language picker also stores its choice in a
 * cookie, and else the browser names what it prefers. It counts for deposits that have no language of their own.
 */
function languageOfVisitor({ headers }: FastifyRequest): string {
  const chosen = readCookies(headers.cookie)['hisLang']
  if (isLanguage(chosen)) return chosen
  const [preferred] = (headers['accept-language'] ?? '').split(/[,;]/)
  return languageOfTag(preferred?.trim())
}

const rawRequest = (request: FastifyRequest): RawRequest => ({
  method: request.method,
  path: request.url,
  headers: request.headers,
  body: request.body instanceof Uint8Array ? request.body : noBody,
  remoteIp: request.ip,
})
