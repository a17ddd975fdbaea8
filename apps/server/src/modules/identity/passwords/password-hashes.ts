// SPDX-License-Identifier: Apache-2.0
import { availableParallelism } from 'node:os'
import type { Algorithm } from '@node-rs/argon2'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { requireNoneHeld } from '../../../platform/db/index.ts'
import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts'
import { createHashProcess, type HashAnswer, type HashProcess, type HashTask } from './hash-process.ts'

/**
 * Hashes and verifies passwords. Both wait for a slot, and throw `identity.busy` when too many wait. Neither
 * may be called inside a transaction, whose connection and locks would be held meanwhile.
 */
export interface PasswordHashes {
  hash(password: string): Promise<string>
  /** Without a hash (unknown name, no password set) the answer is no, after the same work. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>
}

// The package declares the algorithm as a const enum, which is only a type here: 2 is argon2id.
const argon2id: Algorithm = 2
/** OWASP's minimum recommended cost of argon2id: 19 MiB, two passes, parallelism of one. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One core stays free for other work than logins. */
const atOnce = Math.max(1, availableParallelism() - 1)

/**
 * The slots for work that needs a password hash. With its pause, a job takes some 50 ms, so the last in the
 * queue waits some three seconds. While others wait, a slot works a fifth of the time, so that a flood does
 * not slow down players.
 */
export const createHashQueue = (clock: Clock): BoundedQueue =>
  createBoundedQueue({ clock, atOnce, waitingAtMost: 64, restsPerWork: 4, longestRestMs: 60 })

/**
 * The slots of operators, of whom there are few. They are separate, so that a flood of member logins keeps no
 * operator out, nor the other way round.
 */
export const createOperatorHashQueue = (clock: Clock): BoundedQueue =>
  createBoundedQueue({ clock, atOnce: 1, waitingAtMost: 32, restsPerWork: 4, longestRestMs: 60 })

let hashing: HashProcess | undefined
/**
 * The process that hashes for both, with one thread per slot. Ours has one, however many servers run in it: it
 * has no state but its tasks, and starting it takes as long as hashing ten passwords.
 */
export const sharedHashing = (): HashProcess => (hashing ??= createHashProcess(atOnce + 1))

export function createPasswordHashes(
  { chance }: { chance: Chance },
  hashing: HashProcess,
  queue: BoundedQueue,
): PasswordHashes {
  let nobodys: Promise<string> | undefined

  async function work(task: HashTask): Promise<HashAnswer> {
    requireNoneHeld('a password was to be hashed while a database connection is held')
    return queue.run(() => hashing.run(task))
  }

  async function hash(password: string): Promise<string> {
    const answer = await work({ password, cost })
    if (!('hash' in answer)) throw new Error('a password could not be hashed')
    return answer.hash
  }
  /** The hash of a random password, with the same cost as every other. */
  const hashOfNobody = (): Promise<string> =>
    (nobodys ??= hash(chance.token()).catch((error: unknown) => {
      nobodys = undefined
      throw error
    }))

  return {
    hash,
    async verify(passwordHash, password) {
      const answer = await work({ password, passwordHash: passwordHash ?? (await hashOfNobody()) })
      return 'matches' in answer && answer.matches && passwordHash !== undefined
    },
  }
}
