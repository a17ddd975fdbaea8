// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, it } from 'vitest'
import { rootFolder } from '../../platform/env/environment.ts'
import { bareEnvironment } from '../../testing/bare-environment.ts'
import { freePort } from '../../testing/free-port.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'tessera-house-'))
chmodSync(dataDir, 0o755)
const houses: ChildProcess[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) {
    if (house.exitCode !== null || house.signalCode !== null) continue
    house.kill('SIGTERM')
    await once(house, 'exit')
  }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface StartedHouse {
  child: ChildProcess
  output: () => string
  exited: Promise<number | null>
}

function startHouse(variables: Record<string, string>): StartedHouse {
  const child = spawn(process.execPath, [join(rootFolder, 'apps/server/src/main/house.ts')], {
    env: { ...bareEnvironment, MODE: 'demo', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  houses.push(child)
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

async function ready(house: StartedHouse): Promise<void> {
  await expect.poll(house.output, { interval: 50 }).toMatch(/is ready|Stopped/)
  expect(house.output()).toContain('Tessera is ready')
}

const status = async (address: string): Promise<number> => (await fetch(address)).status

it('starts on an empty folder, prints where everything is, and stops in good order', async () => {
  const port = await freePort()
  const house = startHouse({ PORT: String(port) })
  await ready(house)
  for (const place of [
    `http://localhost:${port}`,
    `http://localhost:${port}/console/`,
    `http://localhost:${port}/docs`,
    `http://localhost:${port + 1}`,
  ])
    expect(house.output()).toContain(place)
  expect(await status(`http://127.0.0.1:${port}/`)).toBe(200)
  expect(await status(`http://127.0.0.1:${port}/health/ready`)).toBe(200)
  expect(await status(`http://127.0.0.1:${port + 1}/health/ready`)).toBe(200)
  house.child.kill('SIGTERM')
  house.child.kill('SIGINT')
  expect(await house.exited).toBe(0)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

it('is not blocked by a house that was killed outright', async () => {
  const port = String(await freePort())
  const killed = startHouse({ PORT: port })
  await ready(killed)
  killed.child.kill('SIGKILL')
  await killed.exited
  const again = startHouse({ PORT: port })
  await ready(again)
  again.child.kill('SIGTERM')
  expect(await again.exited).toBe(0)
})

it('stops the start with the whole list of what is wrong', async () => {
  const house = startHouse({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://owner:hunter2@db/x' })
  expect(await house.exited).toBe(1)
  expect(house.output()).toMatch(/PORT must.*\n.*DATABASE_URL must.*\n.*LOG_LEVEL must/)
  expect(house.output()).not.toContain('hunter2')
})

it('says that the database does not answer without repeating its password', async () => {
  const house = startHouse({
    PORT: String(await freePort()),
    DATABASE_URL: 'postgresql://owner:hunter2@127.0.0.1:1/tessera',
  })
  expect(await house.exited).toBe(1)
  expect(house.output()).toContain('The database does not answer')
  expect(house.output()).not.toContain('hunter2')
})

/** The process that listens on a port of this house, by the log of who started it. */
async function processOf(house: StartedHouse, script: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(house.child.pid)])
  return Number(
    stdout
      .split('\n')
      .find((line) => line.includes(script))
      ?.trim()
      .split(' ')[0],
  )
}

it('starts a server again that has ended, and leaves the others as they are', async () => {
  const port = await freePort()
  const house = startHouse({ PORT: String(port) })
  await ready(house)
  const [platform, studio] = [
    await processOf(house, 'apps/server/src/main/start.ts'),
    await processOf(house, 'apps/studio/src/server/start.ts'),
  ]
  process.kill(platform, 'SIGKILL')
  await expect.poll(house.output).toContain('The platform is back.')
  expect(house.output()).toContain('The platform has ended (SIGKILL); it is started again in 0.5 s.')
  expect(await status(`http://127.0.0.1:${port}/health/ready`)).toBe(200)
  expect(await processOf(house, 'apps/server/src/main/start.ts')).not.toBe(platform)
  expect(await processOf(house, 'apps/studio/src/server/start.ts')).toBe(studio)
  house.child.kill('SIGTERM')
  expect(await house.exited).toBe(0)
})
