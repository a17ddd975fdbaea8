// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Options } from '@node-rs/argon2'

export type HashTask = { password: string; cost: Options } | { password: string; passwordHash: string }
export type HashAnswer = { hash: string } | { matches: boolean } | { failed: true }

/** Messages to and from the process: answers name their task. */
export interface NumberedTask {
  number: number
  task: HashTask
}
export interface NumberedAnswer {
  number: number
  answer: HashAnswer
}

/** A separate process that hashes passwords. */
export interface HashProcess {
  /** Throws when the process crashes; the next task gets a new one. */
  run(task: HashTask): Promise<HashAnswer>
  /** The process id, while it runs. */
  pid(): number | undefined
}

interface Waiting {
  resolve(answer: HashAnswer): void
  reject(error: Error): void
}

/**
 * Hashes up to `atOnce` passwords at a time. The process starts with its first task, ends when ours does,
 * however that happens, and does not keep ours alive. It is separate so that its threads and memory are not
 * those that answer requests.
 */
export function createHashProcess(atOnce: number): HashProcess {
  let child: ChildProcess | undefined
  let waiting = new Map<number, Waiting>()
  let tasks = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./hash-child.ts', import.meta.url)), [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_OPTIONS: '', UV_THREADPOOL_SIZE: String(atOnce) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const over = (): void => {
      if (child !== started) return
      child = undefined
      const lost = waiting
      waiting = new Map()
      for (const { reject } of lost.values())
        reject(new Error('the process that hashes passwords broke down'))
    }
    started.on('message', ({ number, answer }: NumberedAnswer) => {
      const asked = waiting.get(number)
      waiting.delete(number)
      if (waiting.size === 0) setWaitedFor(started, false)
      asked?.resolve(answer)
    })
    started.on('error', over)
    started.on('exit', over)
    return started
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        child ??= start()
        const number = ++tasks
        waiting.set(number, { resolve, reject })
        if (waiting.size === 1) setWaitedFor(child, true)
        child.send({ number, task } satisfies NumberedTask)
      }),
    pid: () => child?.pid,
  }
}

/** Our process stays alive only for a hash that somebody waits for. */
function setWaitedFor(child: ChildProcess, waitedFor: boolean): void {
  const change = waitedFor ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
