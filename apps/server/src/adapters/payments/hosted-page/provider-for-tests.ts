// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { signNotice } from './signature.ts'

export const apiKey = 'an-api-key-of-the-provider'
export const webhookSecret = 'a secret that only the provider and we know, 43'

export interface TestPayment {
  id: string
  reference: string
  state: string
  paid: string | number
  currency: string
  idempotencyKey: string
}

/** A small payment provider on a port of its own, with field names of its own. */
export interface TestPageProvider {
  url: string
  payments: Map<string, TestPayment>
  /** The bodies with which payments were created. */
  created: Record<string, unknown>[]
  /** What it answers instead, if anything: a status, an address elsewhere, or nothing at all. */
  broken: number | 'silent' | 'elsewhere' | undefined
  calls: number
  /** Runs once, as soon as a payment was answered. */
  afterNextAnswer: (() => void) | undefined
  /** Notifies about a payment, signed for this moment unless the headers say otherwise. */
  notify(
    to: string,
    about: { id: string; atMs: number; body?: string; headers?: Record<string, string> },
  ): Promise<number>
  close(): Promise<void>
}

/** Where its JSON has what. */
export const testFields = {
  createPath: '/v2/checkout',
  statusPath: '/v2/checkout/{id}',
  healthPath: '/v2/ping',
  sendReference: '/order/ref',
  sendAmount: '/order/total',
  sendCurrency: '/order/currency',
  id: '/data/token',
  page: '/data/links/0/href',
  reference: '/data/order/ref',
  status: '/data/state',
  amount: '/data/paid',
  currency: '/data/order/currency',
  noticeId: '/event/token',
  paid: 'CAPTURED,SETTLED',
  pending: 'OPEN',
  failed: 'DECLINED',
  expired: 'LAPSED',
}

export async function openTestPageProvider(): Promise<TestPageProvider> {
  const payments = new Map<string, TestPayment>()
  const server = createServer((request, response) => {
    provider.calls += 1
    if (provider.broken === 'silent') return
    answer(request, response, provider).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const provider: TestPageProvider = {
    url: `http://127.0.0.1:${port}`,
    payments,
    created: [],
    broken: undefined,
    afterNextAnswer: undefined,
    calls: 0,
    async notify(to, { id, atMs, body = JSON.stringify({ event: { token: id } }), headers }) {
      const timestamp = String(Math.floor(atMs / 1000))
      const signed = {
        'x-timestamp': timestamp,
        'x-signature': `sha256=${signNotice(webhookSecret, timestamp, Buffer.from(body))}`,
      }
      const sent = await fetch(to, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...signed, ...headers },
      })
      return sent.status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return provider
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  provider: TestPageProvider,
): Promise<void> {
  const { broken, url, payments, created } = provider
  const send = (status: number, value: unknown): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  if (broken === 'elsewhere') return void response.writeHead(302, { location: `${url}/v2/ping` }).end()
  if (typeof broken === 'number') return send(broken, {})
  if (request.headers.authorization !== `Bearer ${apiKey}`) return send(401, {})
  const { pathname } = new URL(request.url ?? '', url)
  if (pathname === '/v2/ping') return send(200, { ok: true })
  const found = payments.get(pathname.replace('/v2/checkout/', ''))
  if (request.method === 'GET') {
    const answered = found && present(found, url)
    provider.afterNextAnswer?.()
    provider.afterNextAnswer = undefined
    return answered ? send(200, answered) : send(404, {})
  }
  if (pathname !== '/v2/checkout') return send(404, {})
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as {
    order: { ref: string; total: string; currency: string }
  }
  created.push(body)
  const idempotencyKey = String(request.headers['idempotency-key'])
  const before = [...payments.values()].find((one) => one.idempotencyKey === idempotencyKey)
  const payment = before ?? {
    id: `tok_${payments.size + 1}`,
    reference: body.order.ref,
    state: 'OPEN',
    paid: '0',
    currency: body.order.currency,
    idempotencyKey,
  }
  payments.set(payment.id, payment)
  send(201, present(payment, url))
}

const present = ({ id, reference, state, paid, currency }: TestPayment, url: string): object => ({
  data: {
    token: id,
    state,
    paid,
    order: { ref: reference, currency },
    links: [{ href: `${url}/page/${id}` }],
  },
})
