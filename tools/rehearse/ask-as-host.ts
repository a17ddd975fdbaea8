// SPDX-License-Identifier: Apache-2.0
import http from 'node:http'
import https from 'node:https'

/**
 * Requests an address under the name of another host, as a proxy does. Redirects are not followed. `fetch` always names the
 * host that it connects to.
 */
export async function askAsHost(address: URL, host: string, request: RequestInit): Promise<Response> {
  // Packs a form or text, with the header that says which it is.
  const packed = new Request(address, request)
  const body = Buffer.from(await packed.arrayBuffer())
  const { request: ask } = address.protocol === 'https:' ? https : http
  return new Promise((done, fail) => {
    const asked = ask(
      address,
      {
        method: packed.method,
        headers: { ...Object.fromEntries(packed.headers), host, 'content-length': String(body.length) },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', fail)
        answer.on('end', () => done(responseOf(answer, Buffer.concat(chunks))))
      },
    )
    asked.on('error', fail)
    asked.end(body)
  })
}

const withoutBody = new Set([204, 205, 304])

function responseOf({ statusCode = 0, headers }: http.IncomingMessage, body: Buffer): Response {
  const copied = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) copied.append(name, each)
  return new Response(withoutBody.has(statusCode) ? null : new Uint8Array(body), {
    status: statusCode,
    headers: copied,
  })
}
