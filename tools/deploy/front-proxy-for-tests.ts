// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { makeCertificate, type TestCertificate } from '@tessera/server/src/testing/tls-gate-for-tests.ts'
import { findDebianProgram } from '../bootstrap/find-debian-program.ts'

export const siteHost = 'play.example.com'
export const gamesHost = 'games.example.com'
export type ProxyName = 'nginx' | 'caddy'
export const proxyNames: readonly ProxyName[] = ['nginx', 'caddy']

const programs = {
  nginx: { name: 'nginx', probe: ['-v'], package: 'nginx', path: 'usr/sbin/nginx' },
  caddy: { name: 'caddy', probe: ['version'], package: 'caddy', path: 'usr/bin/caddy' },
} as const

/** The program, and why it cannot be tested where there is none. */
export async function findProxy(name: ProxyName): Promise<string | undefined> {
  const found = await findDebianProgram(programs[name])
  if (found === undefined)
    console.log(`${name} was left out: this machine has none (Debian's package ${name}).`)
  return found
}

/** What differs on this machine from the example: addresses and folders. */
export interface Surroundings {
  folder: string
  http: number
  https: number
  /** Ports of the processes of the site, and of the games. */
  site: readonly number[]
  games: number
  certificate: TestCertificate
}

export async function makeSurroundings(
  folder: string,
  site: readonly number[],
  games: number,
): Promise<Surroundings> {
  mkdirSync(folder, { recursive: true })
  const certificate = await makeCertificate(1, [siteHost, gamesHost])
  writeFileSync(join(folder, 'cert.pem'), certificate.cert)
  writeFileSync(join(folder, 'key.pem'), certificate.key)
  return { folder, site, games, certificate, http: await freePort(), https: await freePort() }
}

const example = (path: string): string => readFileSync(join(rootFolder, 'deploy', path), 'utf8')
const pages = join(rootFolder, 'deploy/maintenance')

/** The example of the repository with the addresses and folders of these surroundings, and nothing else changed. */
const render: Record<ProxyName, (surroundings: Surroundings, change: (text: string) => string) => string> = {
  nginx({ folder, http, https, site, games }, change) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
      .join('\n')
    const text = example('nginx/tessera.conf')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
      .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${folder}/cert.pem;`)
      .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${folder}/key.pem;`)
      .replaceAll('/var/www/tessera', pages)
      .replaceAll(
        'server 127.0.0.1:3000;',
        // A process that failed is asked again at once, so that a test sees each of its failures.
        site.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
      )
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${games}`)
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    return `${user}pid ${folder}/nginx.pid;\nevents {}\nhttp {\n  access_log off;\n${temporary}\n${change(text)}\n}\n`
  },
  caddy({ folder, http, https, site, games }, change) {
    const text = example('caddy/Caddyfile')
      .replaceAll(
        /^(play|games)\.example\.com \{$/gm,
        (line) => `${line}\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
      )
      .replaceAll('/var/www/tessera', pages)
      .replaceAll('127.0.0.1:3000', site.map((port) => `127.0.0.1:${port}`).join(' '))
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${games}`)
    const global = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tauto_https disable_certs\n}\n`
    return `${global}${change(text)}`
  },
}

const argumentsOf = {
  nginx: (folder: string, file: string) => ['-p', folder, '-e', join(folder, 'error.log'), '-c', file],
  caddy: (_folder: string, file: string) => ['--config', file, '--adapter', 'caddyfile'],
}
const environmentOf = (folder: string) => ({
  ...bareEnvironment,
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
})

function writeConfiguration(
  name: ProxyName,
  surroundings: Surroundings,
  change = (text: string): string => text,
): string {
  const file = join(surroundings.folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile')
  writeFileSync(file, render[name](surroundings, change))
  return file
}

/** What the program itself finds wrong in the example; empty if nothing. `change` breaks it on purpose. */
export function judgeConfiguration(
  { name, program, surroundings }: { name: ProxyName; program: string; surroundings: Surroundings },
  change?: (text: string) => string,
): string {
  const file = writeConfiguration(name, surroundings, change)
  const args = argumentsOf[name](surroundings.folder, file)
  const { status, stderr } = spawnSync(program, name === 'nginx' ? ['-t', ...args] : ['validate', ...args], {
    encoding: 'utf8',
    env: environmentOf(surroundings.folder),
  })
  return status === 0 ? '' : stderr || `exit code ${status}`
}

export interface FrontProxy {
  surroundings: Surroundings
  /** What the program wrote. */
  said(): string
  stop(): Promise<void>
}

/** Starts the program with the example, and waits until it accepts connections. */
export async function startProxy(
  name: ProxyName,
  program: string,
  surroundings: Surroundings,
): Promise<FrontProxy> {
  const args = argumentsOf[name](surroundings.folder, writeConfiguration(name, surroundings))
  const child: ChildProcess = spawn(
    program,
    name === 'nginx' ? [...args, '-g', 'daemon off;'] : ['run', ...args],
    { env: environmentOf(surroundings.folder), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const ended = once(child, 'close')
  while (!(await accepts(surroundings.https))) {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${said}`)
    await sleep(30)
  }
  return {
    surroundings,
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
