// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import { findOrder, placeOrder, type SandboxOrder } from './order-store.ts'
import { isSignature, signatureHeader, signRequest } from './signature.ts'

export interface SandboxPayoutBankDeps {
  database: Database
  clock: Clock
  /** The secret that the bank shares with an account. */
  secretOf(accountId: string): Promise<string | undefined>
}

const Order = z.object({
  amount: z.string().regex(/^\d{1,13}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  bankName: z.string().max(100),
  accountNumber: z.string().min(1).max(100),
  holder: z.string().max(100),
})
const Path = z.object({ account: z.string().max(40), id: z.uuid() })
const largestBodyBytes = 4_096

/** The bank's own address, below /sandbox-payouts. It pays play money, and only once for an id. */
export async function sandboxPayoutRoutes(app: FastifyInstance, deps: SandboxPayoutBankDeps): Promise<void> {
  await app.register(async (routes) => addRoutes(routes, deps), { prefix: '/sandbox-payouts' })
}

function addRoutes(routes: FastifyInstance, deps: SandboxPayoutBankDeps): void {
  routes.removeAllContentTypeParsers()
  routes.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestBodyBytes },
    (_request, body, done) => done(null, String(body)),
  )
  routes.put('/payouts/:account/:id', async (request, reply) => {
    const path = await allowed(deps, request)
    if (!path) return reply.status(401).send({ state: 'refused' })
    const order = Order.safeParse(parsed(request.body))
    if (!order.success) return reply.status(400).send({ state: 'refused' })
    const placed = await placeOrder(deps.database, { ...path, ...order.data }, deps.clock.now())
    return answer(reply, placed)
  })
  routes.get('/payouts/:account/:id', async (request, reply) => {
    const path = await allowed(deps, request)
    if (!path) return reply.status(401).send({ state: 'refused' })
    const order = await findOrder(deps.database, path, deps.clock.now())
    return order ? answer(reply, order) : reply.status(404).send({ state: 'absent' })
  })
}

/** The account and the id of a request that is signed with the secret of the account. */
async function allowed(
  { secretOf }: SandboxPayoutBankDeps,
  { method, url, params, headers, body }: FastifyRequest,
): Promise<{ accountId: string; id: string } | undefined> {
  const path = Path.safeParse(params)
  const secret = path.success ? await secretOf(path.data.account) : undefined
  if (!path.success || secret === undefined) return undefined
  const wanted = signRequest(secret, method, url, typeof body === 'string' ? body : '')
  return isSignature(headers[signatureHeader], wanted)
    ? { accountId: path.data.account, id: path.data.id }
    : undefined
}

const answer = (reply: FastifyReply, { id, amount, currency, state }: SandboxOrder): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .send({ id, amount, currency, state, ...(state === 'failed' ? { reason: 'account closed' } : {}) })

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
