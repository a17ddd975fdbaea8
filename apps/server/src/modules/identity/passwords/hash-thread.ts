import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

export type HashTask = { password: string; cost: Options } | { password: string; passwordHash: string }
export type HashAnswer = { hash: string } | { matches: boolean } | { failed: true }

/** A thread that works one task after the other. */
export interface HashThread {
  /** Throws when the thread breaks down at it; the next task gets a new one. */
  run(task: HashTask): Promise<HashAnswer>
}

interface Waiting { resolve(answer: HashAnswer): void; reject(error: Error): void }

/** Starts with its first task; does not keep the process alive by itself. */
export function createHashThread(): HashThread {
  let worker: Worker | undefined
  let waiting: Waiting[] = []

  function start(): Worker {
    const started = new Worker(new URL('./hash-worker.ts', import.meta.url))
    const over = (): void => {
      if (worker !== started) return
      worker = undefined
      const lost = waiting
      waiting = []
      for (const { reject } of lost) reject(new Error('the thread that hashes passwords broke down'))
    }
    started.on('message', (answer: HashAnswer) => {
      waiting.shift()?.resolve(answer)
      if (waiting.length === 0) started.unref()
    })
    started.on('error', over)
    started.on('exit', over)
    return started
  }

  return {
    run: task => new Promise((resolve, reject) => {
      worker ??= start()
      waiting.push({ resolve, reject })
      // The process waits for a hash that somebody waits for, and for nothing else of this thread.
      worker.ref()
      worker.postMessage(task)
    }),
  }
}
