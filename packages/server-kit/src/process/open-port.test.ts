// SPDX-License-Identifier: Apache-2.0
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { expect, it } from 'vitest'
import { openPort, PortRefused } from './open-port.ts'

const variables = { host: 'METRICS_HOST', port: 'METRICS_PORT' }

async function listen(host: string, port: number): Promise<Server> {
  const server = createServer()
  await once(server.listen(port, host), 'listening')
  return server
}
const open = (host: string, port: number) => openPort({ host, port, variables }, () => listen(host, port))

it('says which port is taken and which variable chooses another one', async () => {
  const taken = await open('127.0.0.1', 0)
  const { port } = taken.address() as AddressInfo
  await expect(open('127.0.0.1', port)).rejects.toThrow(
    new RegExp(`^Port ${port} is in use by another program\\. Choose another one: METRICS_PORT=\\d+\\.$`),
  )
  await expect(open('127.0.0.1', port)).rejects.toBeInstanceOf(PortRefused)
  taken.close()
})

it('says that this machine has no such address', async () => {
  await expect(open('203.0.113.9', 9_464)).rejects.toThrow(
    'Cannot listen on 203.0.113.9:9464 (EADDRNOTAVAIL). Set METRICS_HOST and METRICS_PORT',
  )
})

it('leaves any other failure as it is', async () => {
  const failed = new Error('something else')
  await expect(
    openPort({ host: '127.0.0.1', port: 1, variables }, () => Promise.reject(failed)),
  ).rejects.toBe(failed)
})
