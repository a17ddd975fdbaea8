// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readEnvironment } from '../../platform/env/environment.ts'
import { freePort } from '../../testing/free-port.ts'
import { requireFreePorts } from './free-ports.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function listen(): Promise<number> {
  const server = createServer()
  servers.push(server)
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
}

it('names the variable to change when another program has the port', async () => {
  const port = await listen()
  const environment = readEnvironment({
    PORT: String(port),
    STUDIO_PORT: String(port === 65_535 ? 1024 : port + 1),
  })
  await expect(requireFreePorts(environment, 300)).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another one: PORT=`,
  )
})

it.each(['METRICS_PORT', 'STUDIO_METRICS_PORT'])(
  'names %s, too, where the figures are served',
  async (name) => {
    const [port, free] = [await listen(), await freePort()]
    const environment = readEnvironment({
      PORT: String(free),
      METRICS_PORT: String(name === 'METRICS_PORT' ? port : port - 1),
    })
    await expect(requireFreePorts(environment, 300)).rejects.toThrow(
      new RegExp(`^Port ${port} is in use by another program\\. Choose another one: ${name}=\\d+\\.$`),
    )
  },
)

it('waits for a port that is about to be released', async () => {
  const port = await listen()
  setTimeout(() => {
    for (const server of servers.splice(0)) server.close()
  }, 300)
  await requireFreePorts(
    readEnvironment({ PORT: String(port), STUDIO_PORT: String(port) === '65535' ? '1024' : undefined }),
  )
})

it('says that this machine has no such address', async () => {
  await expect(requireFreePorts(readEnvironment({ HOST: '203.0.113.9' }))).rejects.toThrow(
    'Cannot listen on 203.0.113.9:3000',
  )
})
