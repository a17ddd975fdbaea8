// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandsBelow, createReader, type Reader } from './follow-page.ts'

/* The installation page with the public addresses that are on it: nobody has put a proxy in front yet, so that they lead
   nowhere, and the rehearsal runs on the machine itself. First without a sandbox bank, as an operator who never opens
   one; then with one, whose notifications do not arrive. */
const page = 'docs/runbook/install.md'
const dataDir = mkdtempSync(join(tmpdir(), 'tessera-proxy-'))
const password = 'A-password-of-the-head-1'
const [environment = '', start = ''] = (commandsBelow(page, 'With npm, on one machine')[0] ?? '').split(
  /^(?=npm start$)/m,
)
const steps = commandsBelow(page, 'The steps to the first player').join('\n').split('\n')
const isSandbox = (line: string): boolean => line.includes('setup -- sandbox-bank')
const isRehearsal = (line: string): boolean => line.includes('npm run rehearse')
let reader: Reader
let server: ReturnType<Reader['start']>

beforeAll(async () => {
  const port = await freePort()
  const instead = (commands: string): string =>
    commands
      .replaceAll('localhost:3000', `localhost:${port}`)
      .replaceAll('localhost:3001', `localhost:${port + 1}`)
      .replaceAll('.data/', `${dataDir}/`)
      .replace(
        /^npm run operator -- add [^#\n]*/gm,
        (command) => `${command.trim()} --password-stdin <<< '${password}' `,
      )
      .replaceAll('OPERATOR_PASSWORD=...', `OPERATOR_PASSWORD='${password}'`)
      // A new installation is not ready to go live, which ends the command with 1.
      .replace(/^npm run setup -- status$/gm, '$& || true')
  reader = createReader({
    environment: `${instead(environment)}\nexport PORT=${port} STUDIO_PORT=${port + 1} DATA_DIR=${dataDir} DRAW_AHEAD=no`,
    instead,
  })
  server = reader.start(start)
})

afterAll(async () => {
  await server.interrupt()
  rmSync(dataDir, { recursive: true, force: true })
})

it('rehearses behind public addresses that lead nowhere yet, without a sandbox bank and with one', async () => {
  await expect.poll(server.said, { interval: 50 }).toMatch(/is ready|Stopped/)
  expect(server.said()).toContain('Tessera is ready')
  const without = await reader.run(steps.filter((line) => !isSandbox(line)).join('\n'))
  expect(without.said).toMatch(/an operator recorded 50\.00 as received/)
  expect(without.said).toMatch(
    /^!! +the self-test of studio: the page of the frame .* once the proxy is there$/m,
  )
  expect(without.said).toContain('a round of dice was played at https://games.example.com')
  expect(without.said).toContain('the ledger adds up')
  expect(without.said).not.toContain('FAILED')
  expect(without.code).toBe(0)

  expect(steps.filter(isSandbox)).toHaveLength(1)
  const beside = await reader.run(steps.filter((line) => isSandbox(line) || isRehearsal(line)).join('\n'))
  expect(beside.said).toContain('reports to PUBLIC_URL')
  expect(beside.said).toContain('the ledger adds up')
  expect(beside.code).toBe(0)
})
