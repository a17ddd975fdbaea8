// SPDX-License-Identifier: Apache-2.0
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRestartDelay, usualPace, type RestartPace } from './restart-delay.ts'

const stopTimeoutMs = 15_000

/** A process of the installation, and how to start another one like it. */
export interface SupervisedProcess {
  name: string
  start(): ChildProcess
  /**
   * Resolves once it answers; rejects when it does not in time, or has ended. A process without it is never
   * restarted.
   */
  ready?(ended: AbortSignal): Promise<void>
  /** What its log says about its end, for the person at the terminal. */
  explain(): string
}

/** What a supervised process shares with the rest of the installation. */
export interface Surroundings {
  signal: AbortSignal
  undo(step: () => unknown): void
  broken(why: string): void
  say?(line: string): void
  pace?: RestartPace
}

interface Started {
  child: ChildProcess
  gone: Promise<void>
  ended: AbortSignal
}

/**
 * Starts a process and supervises it: one that ends unexpectedly is started again, with growing delays. If
 * it ends before it has answered for the first time, the installation stops instead, since the cause (a
 * setting, a port) would still be there. Too many short runs in a row stop it too. Resolves once it has
 * answered.
 */
export async function superviseProcess(
  stored: SupervisedProcess,
  { signal, undo, broken, say = console.error, pace = usualPace }: Surroundings,
): Promise<void> {
  const { name, explain } = stored
  const delay = createRestartDelay(pace)
  let hasAnswered = false
  let current = start()
  undo(() => stop(current))
  if (!stored.ready) return
  await stored.ready(current.ended)
  hasAnswered = true

  function start(): Started {
    const startedAtMs = performance.now()
    const child = stored.start()
    const over = new AbortController()
    const gone = new Promise<void>((resolve) => {
      const end = (how: string): void => {
        over.abort()
        resolve()
        hasEnded(how, performance.now() - startedAtMs)
      }
      child.on('error', (error) => {
        if (child.pid === undefined) end(`did not start: ${error.message}`)
      })
      child.once('exit', (code, killedBy) => end(`has ended (${killedBy ?? `exit code ${code}`})`))
    })
    return { child, gone, ended: over.signal }
  }

  function hasEnded(how: string, ranMs: number): void {
    if (signal.aborted) return
    if (!hasAnswered) return broken(`${name} ${how}.${explain()}`)
    const waitMs = delay.after(ranMs)
    if (waitMs === undefined)
      return broken(
        `${name} ${how}. It has ended ${delay.shortLives()} times in a row soon after its start and is given up.${explain()}`,
      )
    say(`${name} ${how}; it is started again in ${waitMs / 1_000} s.${explain()}`)
    startAgain(waitMs).catch((error: unknown) => {
      if (!signal.aborted && !current.ended.aborted)
        say(`${name} was started again. ${error instanceof Error ? error.message : String(error)}`)
    })
  }

  async function startAgain(waitMs: number): Promise<void> {
    await sleep(waitMs, undefined, { signal })
    current = start()
    await stored.ready?.(current.ended)
    say(`${name} is back.`)
  }

  async function stop({ child, gone }: Started): Promise<void> {
    child.kill('SIGTERM')
    if (await Promise.race([gone.then(() => true), sleep(stopTimeoutMs, false, { ref: false })])) return
    say(`${name} did not stop within ${stopTimeoutMs / 1_000} s and is ended by force.`)
    child.kill('SIGKILL')
    await gone
  }
}
