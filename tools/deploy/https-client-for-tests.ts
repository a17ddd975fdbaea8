// SPDX-License-Identifier: Apache-2.0
import { request } from 'node:https'
import type { createCallClient } from '@tessera/server/src/testing/call-client.ts'
import { WebSocket } from 'ws'

export interface HttpsAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}
export interface HttpsQuestion {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

type CalledServer = Parameters<typeof createCallClient>[0]
/** What a client of calls asks of a server. */
interface Injected {
  method?: string
  url: string
  query?: Record<string, string>
  headers?: Record<string, string>
  payload?: string | Buffer | object
}

export interface HttpsClient {
  ask(question: HttpsQuestion): Promise<HttpsAnswer>
  openWebSocket(path: string, headers?: Record<string, string>): WebSocket
  /** In the place of a server of the test's own process, for `createCallClient`. */
  asServer(): CalledServer
}

/** Another machine, as far as the proxy can tell. */
export const visitorsAddress = '127.0.0.2'

/** A visitor of this host, who believes one certificate. */
export function createHttpsClient(port: number, host: string, certificate: string): HttpsClient {
  const connection = {
    host: '127.0.0.1',
    port,
    ca: certificate,
    servername: host,
    localAddress: visitorsAddress,
  }
  const ask = ({ method = 'GET', path, headers, body }: HttpsQuestion): Promise<HttpsAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          ...connection,
          method,
          path,
          agent: false,
          headers: {
            host,
            ...headers,
            ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            text += chunk
          })
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    ask,
    openWebSocket: (path, headers = {}) =>
      new WebSocket(`wss://127.0.0.1:${port}${path}`, { ...connection, headers: { host, ...headers } }),
    asServer: () =>
      ({
        async inject({ method = 'GET', url, query, headers, payload }: Injected) {
          const search = new URLSearchParams(query).toString()
          const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
          const answer = await ask({
            method,
            path: search === '' ? url : `${url}?${search}`,
            headers: {
              ...(payload === undefined || isText ? {} : { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(payload === undefined ? {} : { body: isText ? payload : JSON.stringify(payload) }),
          })
          return {
            statusCode: answer.status,
            headers: answer.headers,
            json: () => JSON.parse(answer.body) as unknown,
          }
        },
      }) as unknown as CalledServer,
  }
}
