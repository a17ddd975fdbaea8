// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../../server/src/testing/free-port.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

// The studio's Games API, judged by the tool that other studios are judged with.

const script = fileURLToPath(new URL('../../../../../tools/conform/run.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'studio-conform-'))
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
let server: TestStudio

beforeAll(async () => {
  writeFileSync(join(folder, 'operator.pem'), keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(join(folder, 'operator.pub.pem'), keys.publicKey.export({ type: 'spki', format: 'pem' }))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Game</title></html>')
  writeFileSync(join(folder, 'verify.html'), '<!doctype html><html lang="en"><title>Check</title></html>')
  const port = await freePort()
  server = await testStudio(
    {},
    {
      port,
      studioUrl: `http://127.0.0.1:${port}`,
      operatorPublicKeyFile: join(folder, 'operator.pub.pem'),
      clientFolder: folder,
    },
  )
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Report {
  passed: number
  outcomes: { theme: string; scenario: string; verdict: string; got: string }[]
}

async function conform(...args: string[]): Promise<{ code: number; out: string; report: Report }> {
  const run = spawn(
    process.execPath,
    [
      script,
      ...['--games', server.studio.address, '--key', 'operator.pem', '--site', 'http://site.test'],
      ...[...args, '--json', 'report.json'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'], INIT_CWD: folder } },
  )
  let out = ''
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString()
    })
  const [code] = (await once(run, 'close')) as [number]
  return { code, out, report: JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report }
}

const withVerdict = ({ outcomes }: Report, verdict: string) =>
  outcomes.filter((outcome) => outcome.verdict === verdict)

it('passes every scenario of npm run conform, free rounds included', async () => {
  const { code, out, report } = await conform('--operator', 'brand1')
  expect([code, withVerdict(report, 'failed')], out).toEqual([0, []])
  expect(new Set(withVerdict(report, 'skipped').map(({ theme }) => theme))).toEqual(
    new Set(['transfer wallets']),
  )
  expect(report.passed).toBeGreaterThan(25)
  expect(
    await server.rows('select count(*)::integer as open from studio.free_rounds where canceled_at is null'),
  ).toEqual([{ open: 0 }])
})

it('passes the scenarios of transfer wallets', async () => {
  const { code, out, report } = await conform(
    ...[
      '--operator',
      'brand1-transfer',
      '--transfer',
      '--only',
      'transfer wallets',
      '--game',
      'jade-harbour',
    ],
  )
  expect([code, report.passed, report.outcomes.length], out).toEqual([0, 5, 5])
})

it('fails the scenario of the signature, and says so, when the studio trusts another key', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(join(folder, 'operator.pub.pem'), other.publicKey.export({ type: 'spki', format: 'pem' }))
  try {
    const { code, out } = await conform('--operator', 'brand1', '--game', 'inh_dice')
    expect(code).toBe(1)
    expect(out).toContain('FAILED  [launch] The launch of a game')
    expect(out).toContain('HTTP 401: {"error":"invalid signature"}')
  } finally {
    writeFileSync(join(folder, 'operator.pub.pem'), keys.publicKey.export({ type: 'spki', format: 'pem' }))
  }
})
