// SPDX-License-Identifier: Apache-2.0
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const program = '/usr/bin/redis-server'

export interface TestRedis {
  url: string
  /** Ends it like a power cut: nothing is saved. */
  stop(): Promise<void>
  /** Starts again at the same address. */
  start(): Promise<void>
}

/** A real Redis that saves nothing to disk. On Debian it is installed if it is missing. */
export async function openTestRedis(): Promise<TestRedis> {
  installOnDebian()
  const port = await freePort()
  let server: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  const self: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const started = spawn(
        program,
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'],
        { stdio: 'ignore' },
      )
      ended = new Promise((resolve) => {
        started.once('close', () => resolve())
        started.once('error', () => resolve())
      })
      server = started
      await untilItListens(port, started)
    },
    async stop() {
      server?.kill('SIGKILL')
      await ended
    },
  }
  await self.start()
  return self
}

function installOnDebian(): void {
  if (existsSync(program)) return
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'redis-server'],
  ])
    spawnSync('apt-get', step, { stdio: 'ignore', env: environment })
  if (!existsSync(program))
    throw new Error('This test needs Redis: install the package "redis-server" of your system.')
}

async function untilItListens(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 1; !(await listens(port)); tries += 1) {
    if (tries === 100 || server.exitCode !== null) throw new Error('Redis did not start')
    await sleep(50)
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
