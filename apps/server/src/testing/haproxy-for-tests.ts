// SPDX-License-Identifier: Apache-2.0
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/haproxy'

/** Ports of the processes behind one address; `live` gets the live connections if they are separate. */
export interface ProxiedService {
  name: string
  ports: readonly number[]
  livePorts?: readonly number[]
}

export interface TestProxy {
  /** The address of a service, without a slash at the end. */
  addressOf(service: string): string
  /** How many processes of a service, or of its live connections (`NAME-live`), the proxy routes to. */
  countUp(backend: string): Promise<number>
  close(): Promise<void>
}

/**
 * A real HAProxy that checks whether each process is ready, and tries another one only when a connection was
 * not accepted. On Debian it is installed if it is missing.
 */
export async function openTestProxy(services: readonly ProxiedService[]): Promise<TestProxy> {
  installOnDebian()
  const ports = new Map<string, number>()
  for (const name of ['stats', ...services.map((service) => service.name)]) ports.set(name, await freePort())
  const folder = await mkdtemp(join(tmpdir(), 'tessera-proxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(services, ports))
  const proxy = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => {
    proxy.once('close', () => resolve())
    proxy.once('error', () => resolve())
  })
  await untilItAnswers(`http://127.0.0.1:${ports.get('stats')}/;csv`)
  return {
    addressOf: (name) => `http://127.0.0.1:${ports.get(name)}`,
    async countUp(backend) {
      const table = await fetch(`http://127.0.0.1:${ports.get('stats')}/;csv`).then(
        (answer) => answer.text(),
        () => '',
      )
      return table
        .split('\n')
        .map((line) => line.split(','))
        .filter(([of, server, ...rest]) => of === backend && server?.startsWith('p') && rest.includes('UP'))
        .length
    },
    async close() {
      proxy.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (services: readonly ProxiedService[], ports: ReadonlyMap<string, number>): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 5s
  retries 3
  option redispatch 1
  retry-on conn-failure
  option forwardfor
  option httpchk GET /health/ready
  default-server check inter 300ms fall 2 rise 1
frontend stats
  bind 127.0.0.1:${ports.get('stats')}
  stats enable
  stats uri /
${services
  .map(
    ({ name, ports: behind, livePorts }) => `
frontend ${name}-in
  bind 127.0.0.1:${ports.get(name)}
  ${livePorts ? `use_backend ${name}-live if { path /live }` : ''}
  default_backend ${name}
${backend(name, behind)}${livePorts ? backend(`${name}-live`, livePorts) : ''}`,
  )
  .join('')}`

const backend = (name: string, ports: readonly number[]): string =>
  `backend ${name}\n${ports.map((port) => `  server p${port} 127.0.0.1:${port}`).join('\n')}\n`

function installOnDebian(): void {
  if (existsSync(program)) return
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'haproxy'],
  ])
    spawnSync('apt-get', step, { stdio: 'ignore', env: environment })
  if (!existsSync(program))
    throw new Error('This test needs HAProxy: install the package "haproxy" of your system.')
}

async function untilItAnswers(address: string): Promise<void> {
  for (
    let tries = 1;
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ));
    tries += 1
  ) {
    if (tries === 300) throw new Error('HAProxy does not answer.')
    await sleep(100)
  }
}
