// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { lastLines } from '@tessera/server/src/main/supervisor/last-lines.ts'
import type { ProcessIdentity } from '@tessera/server/src/platform/db/embedded-postgres-identity.ts'
import { CannotDo } from './cannot-do.ts'

/** Like systemd with Restart=always and RestartSec=500ms. */
const restartAfterMilliseconds = 500
const stopWithinMilliseconds = 30_000
const lookAgainMilliseconds = 100

export interface Launch {
  name: string
  program: string
  args: string[]
  environment: NodeJS.ProcessEnv
  /** Undefined: the user who started us. */
  identity: ProcessIdentity | undefined
  logFile: string
  setpriv: string
}

/** A program that is restarted whenever it ends, until it is held down or stopped. */
export interface SupervisedProgram {
  readonly name: string
  /** Undefined while it is down. */
  pid(): number | undefined
  start(): void
  /** kill -9. It stays down while it is held, and is restarted otherwise. */
  kill(held: boolean): Promise<void>
  /** Lets a held program start again. */
  release(): void
  /** Stops it in order; if it takes too long, it is killed. */
  stop(): Promise<void>
  /** The last lines of its log. */
  lastWords(): string
}

/** Creates a program; it runs from `start` on. */
export function superviseProgram(launch: Launch): SupervisedProgram {
  let child: ChildProcess | undefined
  let gone: Promise<void> = Promise.resolve()
  let held = false
  let stopped = false

  const start = (): void => {
    if (stopped || held || child) return
    const started = launchProgram(launch)
    child = started
    gone = new Promise((resolve) => {
      const end = (): void => {
        if (child !== started) return
        child = undefined
        resolve()
        if (!stopped && !held) setTimeout(start, restartAfterMilliseconds).unref()
      }
      started.once('exit', end)
      started.once('error', end)
    })
  }

  return {
    name: launch.name,
    start,
    pid: () => child?.pid,
    async kill(stayDown) {
      held = stayDown
      child?.kill('SIGKILL')
      await gone
    },
    release() {
      held = false
      start()
    },
    async stop() {
      stopped = true
      if (!child) return
      child.kill('SIGTERM')
      if (await Promise.race([gone.then(() => true), sleep(stopWithinMilliseconds, false, { ref: false })]))
        return
      child?.kill('SIGKILL')
      await gone
    },
    lastWords: () => lastLines(launch.logFile, 8),
  }
}

/**
 * In a separate session, so that Ctrl-C in the terminal reaches us alone and everything is ended in order;
 * the kernel ends it when we are killed.
 */
function launchProgram({ program, args, environment, identity, logFile, setpriv }: Launch): ChildProcess {
  const as = identity ? [`--reuid=${identity.uid}`, `--regid=${identity.gid}`, '--init-groups'] : []
  const log = openSync(logFile, 'a', 0o600)
  try {
    return spawn(setpriv, [...as, '--pdeathsig', 'TERM', '--', program, ...args], {
      cwd: '/',
      env: environment,
      detached: true,
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
}

/** Waits until `check` holds. Throws CannotDo with the programs' last log lines when it does not in time. */
export async function waitUntil(
  what: string,
  check: () => Promise<boolean>,
  {
    seconds,
    signal,
    programs = [],
  }: { seconds: number; signal?: AbortSignal | undefined; programs?: readonly SupervisedProgram[] },
): Promise<void> {
  const giveUpAt = performance.now() + seconds * 1_000
  while (!(await check().catch(() => false))) {
    signal?.throwIfAborted()
    if (performance.now() > giveUpAt)
      throw new CannotDo(
        [
          `${what} did not happen within ${seconds} s.`,
          ...programs.map((program) => `${program.name}: ${program.lastWords()}`),
        ].join('\n'),
      )
    await sleep(lookAgainMilliseconds)
  }
}
