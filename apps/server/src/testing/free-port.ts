// SPDX-License-Identifier: Apache-2.0
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A platform's studio uses the next port after the platform's, and both must be valid. */
const highestPort = 65_000

/** A port of this machine that was free a moment ago. Nothing reserves it: use it soon. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port < highestPort ? port : freePort()
}
