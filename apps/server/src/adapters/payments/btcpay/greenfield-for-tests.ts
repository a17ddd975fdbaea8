// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { signatureHeader, signBody } from './signature.ts'

export const apiKey = 'an-api-key-of-the-store'
export const webhookSecret = 'a secret that only BTCPay and we know, 43 sig'
export const storeId = 'store1'

export interface TestMethod {
  /** Null where nobody has chosen the currency yet. */
  rate: string | null
  /** What BTCPay adds up, unconfirmed payments and other currencies included. */
  totalPaid: string
  payments: { id: string; value: string; status: 'Settled' | 'Processing' | 'Invalid' }[]
}

export interface TestInvoice {
  id: string
  status: string
  additionalStatus: string
  amount: string
  currency: string
  checkoutLink: string
  metadata: { orderId: string }
  methods: TestMethod[]
}

/** A small BTCPay Server on a port of its own: invoices in memory, and webhooks that tests send. */
export interface TestBtcpay {
  url: string
  invoices: Map<string, TestInvoice>
  /** What it answers instead, if anything: a status, or nothing at all. */
  broken: number | 'silent' | undefined
  /** What its store says of itself. */
  store: Record<string, unknown>
  /** How many calls came in. */
  calls: number
  /** Sends a webhook about an invoice, signed unless the headers say otherwise. */
  notify(
    to: string,
    invoiceId: string,
    more?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<number>
  close(): Promise<void>
}

export async function openTestBtcpay(): Promise<TestBtcpay> {
  const invoices = new Map<string, TestInvoice>()
  const server = createServer((request, response) => {
    btcpay.calls += 1
    if (btcpay.broken === 'silent') return
    answer(request, response, invoices, btcpay).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const btcpay: TestBtcpay = {
    url: `http://127.0.0.1:${port}`,
    invoices,
    broken: undefined,
    store: { id: storeId, name: 'Test store' },
    calls: 0,
    async notify(to, invoiceId, more = {}, headers) {
      const deliveryId = randomUUID()
      const body = JSON.stringify({
        deliveryId,
        webhookId: 'w1',
        originalDeliveryId: deliveryId,
        isRedelivery: false,
        type: 'InvoiceSettled',
        timestamp: 1_700_000_000,
        storeId,
        invoiceId,
        ...more,
      })
      const signed = { [signatureHeader]: `sha256=${signBody(webhookSecret, Buffer.from(body))}` }
      const sent = await fetch(to, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...(headers ?? signed) },
      })
      return sent.status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return btcpay
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  invoices: Map<string, TestInvoice>,
  { broken, url, store }: TestBtcpay,
): Promise<void> {
  const send = (status: number, value: unknown): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  if (typeof broken === 'number') return send(broken, {})
  if (request.headers.authorization !== `token ${apiKey}`) return send(401, {})
  const { pathname, searchParams } = new URL(request.url ?? '', url)
  const base = `/api/v1/stores/${storeId}/invoices`
  if (pathname === `/api/v1/stores/${storeId}`) return send(200, store)
  if (!pathname.startsWith(base)) return send(404, {})
  const [, id, part] = pathname.slice(base.length).split('/')
  const invoice = invoices.get(id ?? '')
  if (id !== undefined) {
    if (!invoice) return send(404, {})
    const { methods, ...rest } = invoice
    if (part !== 'payment-methods') return send(200, rest)
    const replaced = searchParams.get('onlyAccountedPayments') === 'false'
    return send(
      200,
      methods.map((method) => ({
        ...method,
        payments: method.payments.filter(({ status }) => replaced || status !== 'Invalid'),
      })),
    )
  }
  if (request.method === 'GET')
    return send(
      200,
      [...invoices.values()].filter(({ metadata }) => metadata.orderId === searchParams.get('orderId')),
    )
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const { amount, currency, metadata } = JSON.parse(Buffer.concat(chunks).toString()) as TestInvoice
  const made = { id: `inv-${invoices.size + 1}`, amount, currency, metadata, methods: [] }
  const opened = {
    ...made,
    status: 'New',
    additionalStatus: 'None',
    checkoutLink: `${url}/i/${made.id}`,
  }
  invoices.set(made.id, opened)
  send(200, opened)
}
