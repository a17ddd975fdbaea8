// SPDX-License-Identifier: Apache-2.0
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/nats-server'

export interface TestNats {
  /** For LIVE_URL. */
  url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * A real NATS server on a port of this machine, with these further arguments. On Debian it is installed if it
 * is missing.
 */
export async function openTestNats(...further: string[]): Promise<TestNats> {
  installOnDebian()
  const port = await freePort()
  let server: ChildProcess | undefined
  async function start(): Promise<void> {
    server = spawn(program, ['--addr', '127.0.0.1', '--port', String(port), ...further], { stdio: 'ignore' })
    await untilItAnswers(port, server)
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise((resolve) => server?.once('close', resolve))
      server.kill('SIGKILL')
      await ended
    },
  }
}

function installOnDebian(): void {
  if (existsSync(program)) return
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'nats-server'],
  ])
    spawnSync('apt-get', step, { stdio: 'ignore', env: environment })
  if (!existsSync(program))
    throw new Error('This test needs NATS: install the package "nats-server" of your system.')
}

async function untilItAnswers(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (answers) return
    if (tries === 200 || server.exitCode !== null) throw new Error('The server of NATS does not answer.')
    await sleep(50)
  }
}
