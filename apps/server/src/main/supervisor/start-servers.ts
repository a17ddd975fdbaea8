// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Environment, rootFolder } from '../../platform/env/environment.ts'
import { clientApps, hasBuild, viteScript } from './build-clients.ts'
import { superviseProcess } from './supervise-process.ts'
import { logFile } from './log-file.ts'
import type { Running } from './start-supervisor.ts'
import { lastLines } from './last-lines.ts'

/** A busy machine may take minutes; whoever waits sees that it goes on, and can end it. */
const readyTimeoutMs = 300_000
const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href

interface Server {
  name: string
  script: string
  port: number
}

/** Starts platform and studio side by side and waits until both answer. Throws when one cannot. */
export async function startServers(running: Running, databaseUrl: string): Promise<void> {
  const { environment } = running
  const servers: Server[] = [
    { name: 'platform', script: join(rootFolder, 'apps/server/src/main/start.ts'), port: environment.port },
    {
      name: 'studio',
      script: join(rootFolder, 'apps/studio/src/server/start.ts'),
      port: environment.studioPort,
    },
  ].filter(({ script }) => existsSync(script))
  const variables = { ...process.env, ...childVariables(environment, databaseUrl) }
  await Promise.all(
    servers.map((server) =>
      startServer(running, server, server.name === 'platform' ? variables : withoutKeys(variables)),
    ),
  )
}

/** Hot reload: each browser app from its sources, on the port of its own configuration, which it prints. */
export function startVite(running: Running): void {
  for (const app of clientApps.filter(hasBuild)) {
    const start = (): ChildProcess =>
      spawn(process.execPath, [viteScript()], {
        cwd: app.folder,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          PORT: String(running.environment.port),
          STUDIO_PORT: String(running.environment.studioPort),
        },
      })
    superviseProcess({ name: `The page server of ${app.name}`, start, explain: () => '' }, running).catch(
      (error: unknown) => running.broken(String(error)),
    )
  }
}

/**
 * Origins whose pages may frame our games: the site, and in a demonstration its brands, which are names of
 * this machine.
 */
const gameFrames = ({ mode, publicUrl, port }: Environment): string[] =>
  mode === 'demo' ? [publicUrl, `http://*.localhost:${port}`] : [publicUrl]

/** The studio must not see the platform's keys: it is a vendor like any other. */
const withoutKeys = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) => !/^(VAULT_KEY|OPERATOR_PRIVATE_KEY)/.test(name)),
  )

function childVariables(environment: Environment, databaseUrl: string): Record<string, string> {
  return {
    // There is no other process to send players to.
    DRAIN_SECONDS: '0',
    MODE: environment.mode,
    HOST: environment.host,
    PORT: String(environment.port),
    STUDIO_PORT: String(environment.studioPort),
    PUBLIC_URL: environment.publicUrl,
    STUDIO_URL: environment.studioUrl,
    DATA_DIR: environment.dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: environment.logLevel,
    TRUSTED_PROXIES: environment.trustedProxies.join(','),
    NODE_ENV: 'production',
    ...(environment.geoTable === undefined ? {} : { GEO_TABLE: environment.geoTable }),
    OPERATOR_ORIGINS: process.env.OPERATOR_ORIGINS ?? gameFrames(environment).join(','),
  }
}

/** The memory limits given to us apply to the servers. */
const nodeFlags = (): string[] => [
  '--disable-warning=ExperimentalWarning',
  ...process.execArgv.filter((flag) => flag.startsWith('--max-')),
]

function startServer(
  running: Running,
  { name, script, port }: Server,
  variables: NodeJS.ProcessEnv,
): Promise<void> {
  let path: string | undefined
  const start = (): ChildProcess => {
    if (running.development)
      return spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
        cwd: rootFolder,
        env: { ...variables, NODE_ENV: 'development' },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
    // In production a process manager collects our output; in a demo it would bury the addresses.
    const log =
      running.environment.mode === 'production' ? undefined : logFile(running.environment.dataDir, name)
    path = log?.path
    const output = log?.descriptor ?? 'inherit'
    const child = spawn(process.execPath, [...nodeFlags(), '--import', endWithStarter, script], {
      cwd: rootFolder,
      env: variables,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    })
    log?.close()
    return child
  }
  return superviseProcess(
    {
      name: `The ${name}`,
      start,
      ready: (ended) => waitUntilReady(running, { name, port }, ended),
      explain: () => (path === undefined ? '' : `\n${lastLines(path, 15)}\nThe whole log: ${path}`),
    },
    running,
  )
}

async function waitUntilReady(
  { environment, signal }: Running,
  { name, port }: Pick<Server, 'name' | 'port'>,
  ended: AbortSignal,
): Promise<void> {
  const host = ['0.0.0.0', '::'].includes(environment.host) ? '127.0.0.1' : environment.host
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/ready`
  const giveUpAt = performance.now() + readyTimeoutMs
  while (performance.now() < giveUpAt) {
    signal.throwIfAborted()
    ended.throwIfAborted()
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(
    `The ${name} does not answer at ${address}. Its log is in ${join(environment.dataDir, 'logs')}.`,
  )
}
