// SPDX-License-Identifier: Apache-2.0
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { findProxy, makeSurroundings, proxyNames, siteHost, startProxy } from './front-proxy-for-tests.ts'
import { createHttpsClient } from './https-client-for-tests.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tessera-retries-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const program = { accept: 'application/json' }

const found = Object.fromEntries(
  await Promise.all(proxyNames.map(async (name) => [name, await findProxy(name)] as const)),
)

/** A process that notes what reaches it, and answers with the id of the request or breaks off once it has read it. */
async function startProcess(breaks: boolean, seen: string[]): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const id = `${request.method} ${request.url}`
    seen.push(id)
    request.resume().on('end', () => {
      if (breaks) request.socket.destroy()
      else response.end(id)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

describe.each(proxyNames)('%s in front of several processes', (name) => {
  const path = found[name] ?? ''
  it.skipIf(path === '')(
    'repeats what no process has got, and never a change that one may have got',
    async () => {
      const [seen, answered]: [string[], string[]] = [[], []]
      const breaking = await startProcess(true, seen)
      const good = await startProcess(false, seen)
      const nobody = await freePort()
      const surroundings = await makeSurroundings(
        join(scratch, `${name}-several`),
        [nobody, breaking.port, good.port],
        nobody,
      )
      const proxy = await startProxy(name, path, surroundings)
      const visitor = createHttpsClient(surroundings.https, siteHost, surroundings.certificate.cert)
      for (let turn = 0; turn < 6; turn += 1)
        for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
          const { status, body } = await visitor.ask({
            method,
            path: `/wps/${turn}`,
            headers: program,
            ...(method === 'GET' ? {} : { body: '{}' }),
          })
          expect([200, 503]).toContain(status)
          if (status === 200) answered.push(body)
        }
      const changes = seen.filter((id) => !id.startsWith('GET'))
      expect(changes.filter((id, index) => changes.indexOf(id) !== index)).toEqual([])
      expect(answered.filter((id) => id.startsWith('GET'))).toHaveLength(6)
      // Some were broken off, and some arrived.
      expect(changes.length).toBeGreaterThan(answered.filter((id) => !id.startsWith('GET')).length)
      expect(answered.filter((id) => !id.startsWith('GET')).length).toBeGreaterThan(0)
      await proxy.stop()
      for (const { server } of [breaking, good]) {
        server.closeAllConnections()
        server.close()
      }
    },
  )
})
