import { availableParallelism } from 'node:os'
import type { Algorithm } from '@node-rs/argon2'
import { fault } from '@tessera/contract'
import type { Chance } from '../../../platform/chance/chance.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import { createHashThread, type HashAnswer, type HashTask } from './hash-thread.ts'

/** Turns passwords into hashes and back into a yes or no. Both throw `identity.busy` when too many people ask at once. */
export interface PasswordHashes {
  hash(password: string): Promise<string>
  /** Without a hash (nobody of that name, no password set) the answer is no, after the same work. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>
  /** Throws `identity.busy` when one more would be refused: for asking before anything else is done. */
  refuseWhileFull(): void
}

// The package declares the algorithm as a const enum, which is only a type here: 2 is argon2id.
const argon2id: Algorithm = 2
/** OWASP's smallest recommended cost of argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One core is left to those who do not log in. */
const atOnce = Math.max(1, availableParallelism() - 1)
/** At about 10 ms a hash the last in the queue waits some 0.6 seconds for each thread there is. */
const waitingAtMost = 64

export function createPasswordHashes(chance: Chance): PasswordHashes {
  const queue = createBoundedQueue({ atOnce, waitingAtMost })
  const idle = Array.from({ length: atOnce }, createHashThread)
  let nobodys: Promise<string> | undefined

  /** The queue lets in as many as there are threads, so there is always one. */
  const work = (task: HashTask): Promise<HashAnswer> => queue.run(async () => {
    const thread = idle.pop() ?? createHashThread()
    try {
      return await thread.run(task)
    } finally {
      idle.push(thread)
    }
  })

  async function hash(password: string): Promise<string> {
    const answer = await work({ password, cost })
    if (!('hash' in answer)) throw new Error('a password could not be hashed')
    return answer.hash
  }
  /** The hash of a password that nobody knows, made with the same cost as every other. */
  const hashOfNobody = (): Promise<string> => (nobodys ??= hash(chance.token()).catch((error: unknown) => { nobodys = undefined; throw error }))

  return {
    hash,
    async verify(passwordHash, password) {
      const answer = await work({ password, passwordHash: passwordHash ?? await hashOfNobody() })
      return 'matches' in answer && answer.matches && passwordHash !== undefined
    },
    refuseWhileFull() {
      if (queue.full()) throw fault('identity.busy')
    },
  }
}
