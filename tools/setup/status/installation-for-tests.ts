// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOperatorKey } from '@tessera/server/src/adapters/vendors/operator-key.ts'
import { vaultKeySource } from '@tessera/server/src/platform/keys/index.ts'
import { createOutbound } from '@tessera/server/src/platform/outbound/outbound.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import type { KeyDeps } from '../change-keys.ts'
import { parseArguments } from '../parse-arguments.ts'
import { perform } from '../perform.ts'
import type { StatusDeps } from './finding.ts'
import { readStatus, type StatusRow } from './read-status.ts'

export interface Asked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A real HTTP server on this machine that answers as the test says. */
export interface Outside {
  url: string
  asked: Asked[]
  answer: (asked: Asked) => { status: number; body?: string }
  close(): void
}

export async function openOutside(): Promise<Outside> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const asked = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      outside.asked.push(asked)
      const { status, body: said = '' } = outside.answer(asked)
      response.writeHead(status).end(said)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const outside: Outside = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: () => ({ status: 200 }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return outside
}

export interface TestInstallation {
  server: TestServer
  deps: StatusDeps & KeyDeps
  /** The row of this name, as the list has it now. */
  row(name: string, change?: Partial<StatusDeps>): Promise<StatusRow>
  /** Types a command of `npm run setup --`; every key that it reads from a file is `a-key`. */
  setup(...words: string[]): Promise<string>
}

/** A new installation in production, whose list a test reads. */
export async function openTestInstallation(): Promise<TestInstallation> {
  const server = await openTestServer()
  const { database, clock, chance } = server.platform
  const operator = createOperatorKey(server)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const deps: StatusDeps & KeyDeps = {
    ...{ database, clock, chance },
    mode: 'production',
    publicUrl: 'http://localhost:1',
    studioUrl: 'http://localhost:1',
    alertWebhook: undefined,
    outbound: createOutbound({ anywhere: true }),
    operatorKey: () => privateKey,
    keys: { vault: vaultKeySource(server), operator },
  }
  return {
    server,
    deps,
    async row(name, change = {}) {
      const found = (await readStatus({ ...deps, ...change })).find((row) => row.name === name)
      if (!found) throw new Error(`The list has no row ${name}.`)
      return found
    },
    async setup(...words) {
      const command = parseArguments(words)
      if (command.command === 'status') throw new Error('The list is read by its rows.')
      const readSecrets = async (): Promise<string[]> => ['a-key']
      return perform({ ...deps, location: { dataDir: server.dataDir }, readSecrets }, command)
    },
  }
}
