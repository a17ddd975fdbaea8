import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Environment, rootFolder } from '../../platform/env/environment.ts'
import { clientApps, hasBuild, viteScript } from './build-clients.ts'
import { logFile } from './log-file.ts'
import type { Running } from './start-house.ts'
import { lastLines } from './last-lines.ts'

const readyTimeoutMs = 60_000
const stopTimeoutMs = 15_000
const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href

interface Server { name: string; script: string; port: number }

/** Starts platform and studio side by side and waits until both answer. Throws when one cannot. */
export async function startServers(running: Running, databaseUrl: string): Promise<void> {
  const { environment } = running
  const servers: Server[] = [
    { name: 'platform', script: join(rootFolder, 'apps/server/src/main/start.ts'), port: environment.port },
    { name: 'studio', script: join(rootFolder, 'apps/studio/src/server/start.ts'), port: environment.studioPort },
  ].filter(({ script }) => existsSync(script))
  const variables = { ...process.env, ...childVariables(environment, databaseUrl) }
  for (const server of servers) startServer(running, server, variables)
  await Promise.all(servers.map((server) => waitUntilReady(running, server)))
}

/** Hot reload: each browser app from its sources, on the port of its own configuration, which it prints. */
export function startVite(running: Running): void {
  for (const app of clientApps.filter(hasBuild)) {
    const child = spawn(process.execPath, [viteScript()], { cwd: app.folder, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PORT: String(running.environment.port), STUDIO_PORT: String(running.environment.studioPort) } })
    keep(running, `The page server of ${app.name}`, child, () => '')
  }
}

/** Origins whose pages may show our games: the site, and in a demonstration its brands, which are names of this machine. */
const gameFrames = ({ mode, publicUrl, port }: Environment): string[] => mode === 'demo' ? [publicUrl, `http://*.localhost:${port}`] : [publicUrl]

function childVariables(environment: Environment, databaseUrl: string): Record<string, string> {
  return {
    MODE: environment.mode, HOST: environment.host, PORT: String(environment.port), STUDIO_PORT: String(environment.studioPort),
    PUBLIC_URL: environment.publicUrl, STUDIO_URL: environment.studioUrl, DATA_DIR: environment.dataDir, DATABASE_URL: databaseUrl,
    LOG_LEVEL: environment.logLevel, TRUSTED_PROXIES: environment.trustedProxies.join(','), NODE_ENV: 'production', ...(environment.geoTable === undefined ? {} : { GEO_TABLE: environment.geoTable }),
    OPERATOR_ORIGINS: process.env.OPERATOR_ORIGINS ?? gameFrames(environment).join(','),
  }
}

/** What we were told of memory holds for the servers. */
const nodeFlags = (): string[] => ['--disable-warning=ExperimentalWarning', ...process.execArgv.filter(flag => flag.startsWith('--max-'))]

function startServer(running: Running, { name, script }: Server, variables: NodeJS.ProcessEnv): void {
  // In production a supervisor collects our output; in a demo it would bury the addresses.
  const log = running.environment.mode === 'production' ? undefined : logFile(running.environment.dataDir, name)
  const output = log?.descriptor ?? 'inherit'
  const child = running.development
    ? spawn(process.execPath, ['--watch', '--watch-preserve-output', script], { cwd: rootFolder, env: { ...variables, NODE_ENV: 'development' }, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawn(process.execPath, [...nodeFlags(), '--import', endWithStarter, script], { cwd: rootFolder, env: variables, detached: true, stdio: ['ignore', output, output, 'ipc'] })
  log?.close()
  keep(running, `The ${name}`, child, () => (log ? `\n${lastLines(log.path, 15)}\nThe whole log: ${log.path}` : ''))
}

/** An end that nobody asked for stops the house: a server that died is told, never restarted in silence. */
function keep(running: Running, name: string, child: ChildProcess, explain: () => string): void {
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => { running.broken(`${name} did not start: ${error.message}`); resolve() })
    child.once('exit', (code, signal) => { running.broken(`${name} has ended (${signal ?? `exit code ${code}`}).${explain()}`); resolve() })
  })
  running.undo(async () => {
    child.kill('SIGTERM')
    const inTime = await Promise.race([gone.then(() => true), sleep(stopTimeoutMs, false, { ref: false })])
    if (inTime) return
    console.error(`${name} did not stop within ${stopTimeoutMs / 1000} s and is ended by force.`)
    child.kill('SIGKILL')
    await gone
  })
}

async function waitUntilReady({ environment, signal }: Running, { name, port }: Server): Promise<void> {
  const host = ['0.0.0.0', '::'].includes(environment.host) ? '127.0.0.1' : environment.host
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/ready`
  const giveUpAt = performance.now() + readyTimeoutMs
  while (performance.now() < giveUpAt) {
    signal.throwIfAborted()
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`The ${name} does not answer at ${address}. Its log is in ${join(environment.dataDir, 'logs')}.`)
}
