// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another live process holds the lock: `holderPid`. */
export class FolderInUse extends Error {
  readonly holderPid: number
  constructor(what: string, holderPid: number) {
    super(
      `${what} is in use by the running process ${holderPid}. Stop that one first, or choose another folder (DATA_DIR).`,
    )
    this.name = 'FolderInUse'
    this.holderPid = holderPid
  }
}

export interface FolderLock {
  release(): void
}
interface LockNote {
  pid: number
  bornAt: string
  token: string
}

/**
 * Takes the lock file at `path` for this process, for as long as the process lives. The lock of a killed
 * process does not block: the file names its process by id and start time, so another program that has got
 * the same id since is not mistaken for the holder. Throws FolderInUse while the holder lives.
 */
export async function lockFolder(path: string, what: string): Promise<FolderLock> {
  const note: LockNote = {
    pid: process.pid,
    bornAt: readProcess(process.pid)?.bornAt ?? '',
    token: randomUUID(),
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryWrite(path, note)) {
      // Two processes may both have removed a stale lock: the one that still finds its own token has won.
      if (attempt > 0) await sleep(100)
      const found = readNote(path)
      if (found?.token === note.token) return { release: () => releaseOwn(path, note.token) }
    }
    const holder = readNote(path)
    if (holder && isAlive(holder)) throw new FolderInUse(what, holder.pid)
    rmSync(path, { force: true })
  }
  throw new Error(`${what} could not be locked: ${path} keeps changing.`)
}

/**
 * State letter and start time (in kernel ticks) of a process; undefined when it is gone or the system does
 * not provide them.
 */
function readProcess(pid: number): { state: string; bornAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name may contain blanks and brackets, so count from the last bracket: state is field 3,
    // start time field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', bornAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isAlive(holder: LockNote): boolean {
  if (!processExists(holder.pid)) return false
  const found = readProcess(holder.pid)
  if (!found) return true
  // A zombie is dead, although its parent has not noticed yet.
  return found.state !== 'Z' && (holder.bornAt === '' || found.bornAt === holder.bornAt)
}

function tryWrite(path: string, note: LockNote): boolean {
  try {
    writeFileSync(path, JSON.stringify(note), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readNote(path: string): LockNote | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isNote(note) ? note : undefined
  } catch {
    return undefined
  }
}

function isNote(value: unknown): value is LockNote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'token' in value &&
    'bornAt' in value
  )
}

function releaseOwn(path: string, token: string): void {
  if (readNote(path)?.token === token) rmSync(path, { force: true })
}
