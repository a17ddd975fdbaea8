// SPDX-License-Identifier: Apache-2.0
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../server/src/testing/free-port.ts'
import { readStudioEnvironment } from './environment.ts'
import { publicKeyFileOf } from './keys.ts'
import { bet, testStudio, type TestStudio } from './testing/test-studio.ts'

const script = fileURLToPath(new URL('start.ts', import.meta.url))
let server: TestStudio
let child: ChildProcess | undefined
/** Processes of a failed test must not outlive it. */
const started = new Set<ChildProcess>()
beforeAll(async () => {
  server = await testStudio()
})
afterAll(async () => {
  for (const left of started) left.kill('SIGKILL')
  await server.close()
})

/** Runs the real process on the platform's database and wallet and directs the platform's calls to it. */
async function startProcess(port: number, more: Record<string, string> = {}): Promise<void> {
  const { environment, wallet } = server
  child = spawn(process.execPath, [script], {
    stdio: more['LOG_LEVEL'] ? ['ignore', 'pipe', 'ignore'] : 'ignore',
    env: {
      DATABASE_URL: environment.databaseUrl,
      STUDIO_PORT: String(port),
      STUDIO_URL: 'http://studio.test',
      OPERATOR_WALLET_URL: wallet.url,
      OPERATOR_PUBLIC_KEY_FILE: environment.operatorPublicKeyFile,
      STUDIO_PRIVATE_KEY_FILE: environment.studioPrivateKeyFile,
      LOG_LEVEL: 'silent',
      ...more,
    },
  })
  const begun = child
  started.add(begun)
  begun.once('exit', () => started.delete(begun))
  const address = `http://127.0.0.1:${port}`
  server.studio = { ...server.studio, address }
  while (
    !(await fetch(`${address}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (begun.exitCode !== null)
      throw new Error(`The studio ended with ${begun.exitCode} before it answered.`)
    await sleep(30)
  }
}

const ended = (process: ChildProcess) =>
  new Promise<number | null>((resolve) => process.once('exit', resolve))

describe('the process of the studio', () => {
  it('creates its key once, with separate private and public halves', () => {
    expect(existsSync(server.environment.studioPrivateKeyFile)).toBe(true)
    expect(existsSync(publicKeyFileOf(server.environment.studioPrivateKeyFile))).toBe(true)
  })

  it('loses no acknowledged bet and doubles none, however often it is killed', async () => {
    const inProcess = server.studio
    const port = await freePort()
    await startProcess(port)
    const session = await server.launch('dice', 'survivor')
    const acknowledged: string[] = []
    for (let cycle = 0; cycle < 4; cycle += 1) {
      let alive = true
      const players = Array.from({ length: 6 }, async () => {
        while (alive) {
          const answer = await server
            .ask(
              session,
              'POST',
              '/api/bets/dice',
              bet('0.10', { direction: 'under', targetHundredths: 9800 }),
            )
            .catch(() => undefined)
          if (answer?.status === 200) acknowledged.push(answer.body.round.id)
          else if (answer?.status === 429) await sleep(20)
        }
      })
      const before = acknowledged.length
      while (acknowledged.length < before + 15) await sleep(2)
      const gone = ended(child!)
      child!.kill('SIGKILL')
      await gone
      alive = false
      await Promise.all(players)
      await startProcess(port)
    }
    const stopped = ended(child!)
    child!.kill('SIGTERM')
    expect(await stopped).toBe(0)

    // A studio whose clock we move repeats the rest.
    server.studio = inProcess
    server.clock.advance(Date.now() - server.clock.now() + 60_000)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      server.clock.advance(6 * 60_000)
      await server.recover()
    }
    const rounds = await server.rows(
      `select id, state, stake, payout from studio.told_round where operator_user = 'survivor'`,
    )
    const settled = new Map(
      rounds.filter((round) => round['state'] === 'settled').map((round) => [String(round['id']), round]),
    )
    expect(acknowledged.filter((id) => !settled.has(id))).toEqual([])
    expect(
      rounds.filter((round) => !['settled', 'voided', 'refused'].includes(String(round['state']))),
    ).toEqual([])
    const moved = [...settled.values()].reduce(
      (sum, round) => sum + (Number(round['payout']) - Number(round['stake'])) / 10,
      0,
    )
    expect(server.wallet.balances.get('survivor')).toBe(100_000_000 + moved)
  })
})

describe('the process of the studio with an uncaught error', () => {
  it.each([
    ['SIGUSR2', 'unhandledRejection', 'a promise that nobody owns'],
    ['SIGPIPE', 'uncaughtException', 'an error that nobody caught'],
  ] as const)(
    'tells it with a reference at %s and ends with 1',
    async (signal, origin, message) => {
      const inProcess = server.studio
      await startProcess(await freePort(), {
        LOG_LEVEL: 'error',
        NODE_OPTIONS: `--import=${new URL('../../../server/src/testing/fail-on-signal.mjs', import.meta.url).href}`,
      })
      server.studio = inProcess
      let output = ''
      child!.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
      const gone = ended(child!)
      child!.kill(signal)
      expect(await gone).toBe(1)
      const line = output.split('\n').find((text) => text.includes('"reference"')) ?? ''
      expect(JSON.parse(line)).toMatchObject({
        reference: expect.stringMatching(/^[0-9a-f]{12}$/),
        origin,
        error: { message },
      })
      expect(output).not.toContain('did not finish in time')
    },
    60_000,
  )
})

describe('the environment of the studio', () => {
  const given = { DATABASE_URL: 'postgresql://tessera@localhost/tessera' }

  it("derives the studio's port from the platform's unless it is set", () => {
    expect(
      readStudioEnvironment({ ...given, PORT: '8000', PUBLIC_URL: 'https://play.example.com' }),
    ).toMatchObject({
      port: 8001,
      studioUrl: 'http://localhost:8001',
      operatorWalletUrl: 'http://localhost:8000/vendors/hub88/studio',
      operatorOrigins: ['https://play.example.com'],
    })
  })

  it('derives the wallet of the sandbox contract from its own', () => {
    expect(
      readStudioEnvironment({
        ...given,
        OPERATOR_WALLET_URL: 'https://pay.example.com/vendors/hub88/studio/',
        OPERATOR_ID: 'acme',
      }),
    ).toMatchObject({
      sandboxWalletUrl: 'https://pay.example.com/vendors/hub88/sandbox',
      sandboxOperatorId: 'acme-sandbox',
      transferWalletUrl: 'https://pay.example.com/vendors/hub88/sandbox-transfer',
      transferOperatorId: 'acme-transfer',
    })
  })

  it('lists everything that is wrong and contains no value', () => {
    const read = () =>
      readStudioEnvironment({
        DATABASE_URL: 'mysql://root:hunter2@x/y',
        STUDIO_PORT: '99999',
        OPERATOR_WALLET_URL: 'ftp://x',
        STUDIO_URL: 'http://a/b',
        TRUSTED_PROXIES: '10.0.0.0/8, 10.0.0.0/33',
      })
    expect(read).toThrow(
      /DATABASE_URL[^]*STUDIO_PORT[^]*STUDIO_URL[^]*OPERATOR_WALLET_URL[^]*TRUSTED_PROXIES/,
    )
    expect(read).not.toThrow(/hunter2/)
  })
})
