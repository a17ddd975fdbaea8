// SPDX-License-Identifier: Apache-2.0
import { timingSafeEqual } from 'node:crypto'
import type { StudioDeps } from '../../deps.ts'
import { StudioRefusal } from '../../refusal.ts'
import { findOwner, removeOwner, saveOwner, type Owner } from './owner-store.ts'

/** Any fixed number. Only the process that holds this lock runs the table. */
const TABLE_LOCK = 6_218_440_911
/** How long the last known owner is used without a query, because each query takes a database connection. */
const BELIEVED_FOR_MS = 1_000

/** Decides which of several studio processes runs the one live table. */
export interface TableOwnership {
  /** Makes this process the owner unless another one is; returns whether this process is the owner now. */
  take(): Promise<boolean>
  /**
   * The other process that runs the table; undefined if this one does. Throws `studio.tableClosed` while no
   * process does.
   */
  elsewhere(): Promise<Owner | undefined>
  /** Forgets the other process, for example because it did not answer. */
  forget(): void
  /** Whether a request with this secret comes from another process of this studio. */
  isPeer(secret: string | undefined): boolean
  /** Gives up the table and does not take it again. */
  leave(): Promise<void>
  release(): Promise<void>
}

export interface OwnershipOptions {
  /** Where other processes of the studio reach this one. */
  readonly ownAddress: () => string
  /** Called when the lock is lost: another process may run the table from now on. */
  readonly lost: () => void
}

/** No process owns the table before `take` or `elsewhere` is called for the first time. */
export function createTableOwnership(
  deps: Pick<StudioDeps, 'database' | 'clock' | 'chance'>,
  { ownAddress, lost }: OwnershipOptions,
): TableOwnership {
  let ownLock: { secret: string; release(): Promise<void> } | undefined
  let taking: Promise<boolean> | undefined
  let leaving = false
  let otherOwner: { owner: Owner; atMs: number } | undefined

  async function tryLock(): Promise<boolean> {
    const lock = await deps.database.hold(TABLE_LOCK, () => {
      ownLock = undefined
      lost()
    })
    if (!lock) return false
    ownLock = { secret: deps.chance.uuid(), release: lock.release }
    otherOwner = undefined
    try {
      await saveOwner(deps.database, { address: ownAddress(), secret: ownLock.secret }, deps.clock.now())
      return true
    } catch (error) {
      // An owner whose address is not stored would block the table for the other processes.
      ownLock = undefined
      await lock.release()
      throw error
    }
  }
  const take = async (): Promise<boolean> =>
    ownLock !== undefined ||
    (!leaving &&
      (await (taking ??= tryLock().finally(() => {
        taking = undefined
      }))))

  async function release(): Promise<void> {
    const last = ownLock
    ownLock = undefined
    if (!last) return
    await removeOwner(deps.database, last.secret).catch(() => {})
    await last.release()
  }

  return {
    take,
    async elsewhere() {
      if (ownLock) return undefined
      if (otherOwner && deps.clock.now() - otherOwner.atMs < BELIEVED_FOR_MS) return otherOwner.owner
      if (await take()) return undefined
      const owner = await findOwner(deps.database)
      // Between two owners, or before a new owner has stored its address.
      if (!owner) throw new StudioRefusal('studio.tableClosed')
      otherOwner = { owner, atMs: deps.clock.now() }
      return owner
    },
    forget() {
      otherOwner = undefined
    },
    isPeer: (secret) => ownLock !== undefined && secret !== undefined && sameText(secret, ownLock.secret),
    async leave() {
      leaving = true
      await release()
    },
    release,
  }
}

/** Constant-time comparison. */
function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
