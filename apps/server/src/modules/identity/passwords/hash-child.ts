// SPDX-License-Identifier: Apache-2.0
import { hash, verify } from '@node-rs/argon2'
import type { HashAnswer, HashTask, NumberedAnswer, NumberedTask } from './hash-process.ts'

// The program of the process that does nothing but hash passwords, on as many threads as it was given. It
// runs with the priority of everybody else: with a lower one a busy machine would let nobody in. A flood is
// held by the queue in front of it.

// Whoever started us has ended, by whatever means.
process.on('disconnect', () => process.exit())

process.on('message', ({ number, task }: NumberedTask) => {
  answerTo(task)
    .then((answer) => {
      process.send?.({ number, answer } satisfies NumberedAnswer)
    })
    // Whoever waits is told by our end.
    .catch(() => process.exit(1))
})

async function answerTo(task: HashTask): Promise<HashAnswer> {
  try {
    return 'cost' in task
      ? { hash: await hash(task.password, task.cost) }
      : { matches: await verify(task.passwordHash, task.password) }
  } catch {
    // What went wrong could hold the password; that it did is all that is said.
    return { failed: true }
  }
}
