// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./run.ts', import.meta.url))
const header = 'date,DB,G1,G2,G3,G4,G5,G6,G7'
const draw =
  '2024-12-31,35327,96315,50143-20206,07932-08988-36264-57903-44283-79535,4414-7210-7445-6147,5351-0558-3252-0730-7025-6593,993-346-071,61-98-60-15'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await openTestServer()
  folder = mkdtempSync(join(tmpdir(), 'tessera-history-'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function importFile(name: string, content: string | Buffer, ...more: string[]) {
  const file = join(folder, name)
  writeFileSync(file, content)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, 'import-lottery', '--file', file, ...more],
    { env: { ...bareEnvironment, DATABASE_URL: server.ownerUrl }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

it('imports a file of state results, also a compressed one, and says how many are new', () => {
  const options = ['--form', 'XSMB', '--source', 'A public archive']
  expect(importFile('north.csv', `${header}\n${draw}\n`, ...options)).toMatchObject({
    status: 0,
    stdout: 'Draws read: 1, new: 1.\n',
  })
  expect(importFile('north.csv.gz', gzipSync(`${header}\n${draw}\n`), ...options)).toMatchObject({
    status: 0,
    stdout: 'Draws read: 1, new: 0.\n',
  })
})

it('names the line that it refuses, and an option that is missing', () => {
  const options = ['--form', 'XSMB', '--source', 'A public archive']
  expect(importFile('bad.csv', `${header}\n${draw}\n2024-12-30,1\n`, ...options)).toMatchObject({
    status: 1,
    stderr: 'Line 3: the numbers are no draw of XSMB. Nothing was imported.\n',
  })
  expect(importFile('bad.csv', '', '--form', 'OTHER', '--source', 'x').status).toBe(2)
  expect(importFile('bad.csv', '', '--form', 'XSMB').stderr).toContain('--source is missing.')
})
