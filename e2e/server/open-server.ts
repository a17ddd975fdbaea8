// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

export const rootFolder = resolve(import.meta.dirname, '../..')

export interface OpenServer {
  siteUrl: string
  studioUrl: string
  stop(): Promise<void>
}

const firstPort = 4100
const lastPort = 4188
const readyTimeoutMs = 600_000

/**
 * Starts a whole installation as a user does, on free ports and with fresh data in `dataDir`, and waits until it is
 * ready. `variables` are added to its environment; unless they say otherwise, it has the small catalogue. It
 * ends by itself when this process dies. Throws with its last words.
 */
export async function openServer({
  dataDir,
  variables = {},
}: {
  dataDir: string
  variables?: Record<string, string>
}): Promise<OpenServer> {
  removeData(dataDir)
  const port = await findFreePair()
  const child = spawn(process.execPath, [join(rootFolder, 'apps/server/src/main/supervisor.ts')], {
    cwd: rootFolder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...inherited(),
      PORT: String(port),
      STUDIO_PORT: String(port + 1),
      DATA_DIR: dataDir,
      SEED_GAMES: '1',
      DRAW_AHEAD: 'no',
      ...variables,
    },
  })
  await untilReady(child)
  return {
    siteUrl: `http://localhost:${port}`,
    studioUrl: `http://localhost:${port + 1}`,
    stop: () => stop(child),
  }
}

/**
 * Drawn pictures are named by their content: they stay true whatever the database holds, and cost most of a
 * first visit.
 */
function removeData(dataDir: string): void {
  if (!existsSync(dataDir)) return
  for (const entry of readdirSync(dataDir))
    if (entry !== 'pictures') rmSync(join(dataDir, entry), { recursive: true, force: true })
}

const ownVariables =
  /^(MODE|HOST|PORT|STUDIO_PORT|PUBLIC_URL|STUDIO_URL|DATA_DIR|DATABASE_URL|LOG_LEVEL|TRUSTED_PROXIES|SEED_GAMES|DRAW_AHEAD|NODE_OPTIONS)$/

/** The caller's environment without what would make this installation another one, or touch somebody's data. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownVariables.test(name)))

function untilReady(child: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((done, fail) => {
    const tooLate = setTimeout(() => {
      child.kill('SIGINT')
      fail(new Error(`The installation was not ready in ${readyTimeoutMs / 1_000} s:\n${said}`))
    }, readyTimeoutMs)
    const receive = (chunk: Buffer): void => {
      said += chunk.toString()
      if (!said.includes('Tessera is ready')) return
      clearTimeout(tooLate)
      done()
    }
    child.stdout?.on('data', receive)
    child.stderr?.on('data', receive)
    child.once('error', fail)
    child.once('exit', (code) =>
      fail(new Error(`The installation has ended (${code ?? 'killed'}):\n${said}`)),
    )
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((done) => {
    child.once('exit', () => done())
  })
  child.kill('SIGINT')
  await gone
}

/** A port whose next one is free too; begins at a place of its own, so that two installations started at once rarely meet. */
async function findFreePair(): Promise<number> {
  const pairs = (lastPort - firstPort) / 2
  const begin = process.pid % pairs
  for (let tried = 0; tried < pairs; tried += 1) {
    const port = firstPort + 2 * ((begin + tried) % pairs)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error(`No two ports are free between ${firstPort} and ${lastPort}`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => done(true)))
  })
}
