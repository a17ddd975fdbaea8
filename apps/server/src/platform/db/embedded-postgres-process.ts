// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asIdentity, type PostgresBinaries } from './embedded-postgres-binaries.ts'
import { postgresEnvironment } from './embedded-postgres-folder.ts'
import type { ProcessIdentity } from './embedded-postgres-identity.ts'

/** Tuned by measurement; a crash replays at most five minutes of log. Nothing here may weaken durability. */
const durableSettings: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '4GB',
  min_wal_size: '1GB',
  checkpoint_timeout: '5min',
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '120',
  shared_buffers: `${pagesInMemoryMegabytes()}MB`,
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
}

/**
 * The database's buffer cache: an eighth of the memory, because the server and its games run here too. With
 * the default 128 MB, every bet would soon have to evict pages first.
 */
function pagesInMemoryMegabytes(): number {
  const allowed = process.constrainedMemory()
  const megabytes = Math.min(totalmem(), allowed > 0 ? allowed : Infinity) / 2 ** 20
  return Math.round(Math.min(1024, Math.max(128, megabytes / 8)))
}

export interface PostgresLaunch {
  binaries: PostgresBinaries
  identity: ProcessIdentity | undefined
  dataFolder: string
  socketFolder: string
  settings: Record<string, string>
  log: (line: string) => void
}

export interface PostgresProcess {
  child: ChildProcess
  pid: number
  exited: Promise<string>
  recentLines: string[]
}

export function launchPostgres(launch: PostgresLaunch): PostgresProcess {
  const settings = { ...durableSettings, unix_socket_directories: launch.socketFolder, ...launch.settings }
  const args = [
    '-D',
    launch.dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Its own process group: Ctrl-C in the terminal must reach only us, or the database would stop before its
  // clients.
  const child = spawn(launch.binaries.postgres, args, {
    ...asIdentity(launch.identity),
    cwd: '/',
    detached: true,
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const recentLines: string[] = []
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    for (const line of chunk.split('\n').filter(Boolean)) {
      recentLines.push(line)
      if (recentLines.length > 40) recentLines.shift()
      launch.log(line)
    }
  })
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  return { child, pid: child.pid ?? 0, exited, recentLines }
}

/** Fast shutdown: ends sessions, writes everything, and waits until the process is gone. */
export async function stopPostgres(process: PostgresProcess): Promise<void> {
  process.child.kill('SIGINT')
  const gone = await Promise.race([process.exited.then(() => true), sleep(30_000, false, { ref: false })])
  if (gone) return
  process.child.kill('SIGQUIT')
  await process.exited
}

/** Kills the server and all its sessions at once with kill -9, like a power cut; for tests of durability. */
export function killPostgres(postmaster: number): void {
  const sessions = childrenOf(postmaster)
  for (const pid of [postmaster, ...sessions]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      /* already gone */
    }
  }
}

/**
 * A server whose parent was killed keeps running. The caller holds the folder's lock, so nobody uses it: shut
 * it down cleanly. Never touches postmaster.pid; PostgreSQL alone may judge that file.
 */
export async function stopOrphan(dataFolder: string, log: (line: string) => void): Promise<void> {
  const pid = readPostmaster(dataFolder)
  if (!pid || !isPostgresOf(pid, dataFolder)) return
  log(`ending the database that an earlier start left behind (process ${pid})`)
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 30_000 && isPostgresOf(pid, dataFolder); waited += 100) await sleep(100)
}

function readPostmaster(dataFolder: string): number | undefined {
  try {
    const [pid, folder] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    return folder === dataFolder ? Number(pid) || undefined : undefined
  } catch {
    return undefined
  }
}

function isPostgresOf(pid: number, dataFolder: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return (command[0] ?? '').includes('postgres') && command.includes(dataFolder)
  } catch {
    return false
  }
}

function childrenOf(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && parentOf(pid) === parent)
  } catch {
    return []
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
