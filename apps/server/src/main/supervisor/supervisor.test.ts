// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, it } from 'vitest'
import { rootFolder } from '../../platform/env/environment.ts'
import { bareEnvironment } from '../../testing/bare-environment.ts'
import { freePort } from '../../testing/free-port.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'tessera-supervisor-'))
chmodSync(dataDir, 0o755)
const servers: ChildProcess[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if (server.exitCode !== null || server.signalCode !== null) continue
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface StartedInstallation {
  child: ChildProcess
  output: () => string
  exited: Promise<number | null>
}

function startSupervisor(variables: Record<string, string>): StartedInstallation {
  const child = spawn(process.execPath, [join(rootFolder, 'apps/server/src/main/supervisor.ts')], {
    env: { ...bareEnvironment, MODE: 'demo', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  servers.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return {
    child,
    output: () => output,
    exited: new Promise((resolve) => {
      child.once('exit', (code) => resolve(code))
    }),
  }
}

async function ready(server: StartedInstallation): Promise<void> {
  await expect.poll(server.output, { interval: 50 }).toMatch(/is ready|Stopped/)
  expect(server.output()).toContain('Tessera is ready')
}

const status = async (address: string): Promise<number> => (await fetch(address)).status

it('starts on an empty folder, prints where everything is, and stops in good order', async () => {
  const port = await freePort()
  const server = startSupervisor({ PORT: String(port) })
  await ready(server)
  for (const line of [
    `http://localhost:${port}`,
    `http://localhost:${port}/console/`,
    `http://localhost:${port}/docs`,
    `http://localhost:${port + 1}`,
  ])
    expect(server.output()).toContain(line)
  expect(await status(`http://127.0.0.1:${port}/`)).toBe(200)
  expect(await status(`http://127.0.0.1:${port}/health/ready`)).toBe(200)
  expect(await status(`http://127.0.0.1:${port + 1}/health/ready`)).toBe(200)
  server.child.kill('SIGTERM')
  server.child.kill('SIGINT')
  expect(await server.exited).toBe(0)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  const steps = [...server.output().matchAll(/Seeding demo data: (\d+) of (\d+), [^:\n]+$/gm)]
  expect(steps.map(([, step]) => Number(step))).toEqual(steps.map((_, index) => index + 1))
  expect(steps.length).toBe(Number(steps[0]?.[2]))
  expect(steps.length).toBeGreaterThan(5)
  const logged = ['platform', 'studio'].flatMap((name) =>
    readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8')
      .trim()
      .split('\n'),
  )
  for (const line of logged)
    expect((JSON.parse(line) as { time: string }).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  // All jobs are due at once after a start.
  expect(logged.filter((line) => line.includes('all connections of the pool'))).toEqual([])
})

it('says in a sentence that the port of the figures is taken, and starts nothing', async () => {
  const taken = createServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const figures = (taken.address() as AddressInfo).port
  const server = startSupervisor({ PORT: String(await freePort()), METRICS_PORT: String(figures) })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(
    new RegExp(`Port ${figures} is in use by another program. Choose another one: METRICS_PORT=\\d+.`),
  )
  expect(server.output()).not.toMatch(/^ +at /m)
  taken.close()
})

it('is not blocked by an installation that was killed', async () => {
  const port = String(await freePort())
  const killed = startSupervisor({ PORT: port })
  await ready(killed)
  killed.child.kill('SIGKILL')
  await killed.exited
  const again = startSupervisor({ PORT: port })
  await ready(again)
  again.child.kill('SIGTERM')
  expect(await again.exited).toBe(0)
})

it('stops the start with the whole list of problems', async () => {
  const server = startSupervisor({
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://owner:hunter2@db/x',
  })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/PORT must.*\n.*DATABASE_URL must.*\n.*LOG_LEVEL must/)
  expect(server.output()).not.toContain('hunter2')
})

it('reports that the database does not answer without printing its password', async () => {
  const server = startSupervisor({
    PORT: String(await freePort()),
    DATABASE_URL: 'postgresql://owner:hunter2@127.0.0.1:1/tessera',
  })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('The database does not answer')
  expect(server.output()).not.toContain('hunter2')
})

/** The process that listens on a port of this installation, from the starter's log. */
async function processOf(server: StartedInstallation, script: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(server.child.pid)])
  return Number(
    stdout
      .split('\n')
      .find((line) => line.includes(script))
      ?.trim()
      .split(' ')[0],
  )
}

it('restarts a server that has ended, and leaves the others running', async () => {
  const port = await freePort()
  const server = startSupervisor({ PORT: String(port) })
  await ready(server)
  const [platform, studio] = [
    await processOf(server, 'apps/server/src/main/start.ts'),
    await processOf(server, 'apps/studio/src/server/start.ts'),
  ]
  process.kill(platform, 'SIGKILL')
  await expect.poll(server.output).toContain('The platform is back.')
  expect(server.output()).toContain('The platform has ended (SIGKILL); it is started again in 0.5 s.')
  expect(await status(`http://127.0.0.1:${port}/health/ready`)).toBe(200)
  expect(await processOf(server, 'apps/server/src/main/start.ts')).not.toBe(platform)
  expect(await processOf(server, 'apps/studio/src/server/start.ts')).toBe(studio)
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})
