import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashAnswer, HashTask } from './hash-thread.ts'

/**
 * The inside of a thread that does nothing but hash passwords. On Linux a priority is a thread's own: this one gives way to
 * whoever answers requests, yet only so far that on a crowded machine people still get in. Elsewhere it would be that of
 * the whole process, so it stays as it is.
 */
const stepsBack = 10
const lowest = 19
if (process.platform === 'linux') setPriority(Math.min(getPriority() + stepsBack, lowest))

parentPort?.on('message', (task: HashTask) => {
  parentPort?.postMessage(answerOf(task))
})

function answerOf(task: HashTask): HashAnswer {
  try {
    return 'cost' in task ? { hash: hashSync(task.password, task.cost) } : { matches: verifySync(task.passwordHash, task.password) }
  } catch {
    // What went wrong could hold the password; that it did is all that is said.
    return { failed: true }
  }
}
