// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { signatureHeader, signBody } from './notification.ts'
import { markAccepted, takeDue, type DueNotification } from './order-store.ts'

export interface DeliveryDeps {
  database: Database
  clock: Clock
  log: Log
  /** Where the shop with this account receives notifications. */
  notifyUrl(accountId: string): string
  /** The secret that the bank shares with the shop. */
  secretOf(accountId: string): Promise<string | undefined>
}

const patienceMs = 5_000
const lookEveryMs = 500

/**
 * Sends what is due, once each; what the shop does not accept is due again later. Answers how many
 * notifications were accepted.
 */
export async function deliverDue(deps: DeliveryDeps): Promise<number> {
  const due = await takeDue(deps.database, deps.clock.now())
  const accepted = await Promise.all(due.map((notification) => deliver(deps, notification)))
  return accepted.filter(Boolean).length
}

async function deliver(
  deps: DeliveryDeps,
  { eventId, accountId, body, attempts }: DueNotification,
): Promise<boolean> {
  try {
    const secret = await deps.secretOf(accountId)
    if (secret === undefined) throw new Error('the account has no secret')
    const { status } = await fetch(deps.notifyUrl(accountId), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(secret, Buffer.from(body)) },
    })
    if (status !== 200) throw new Error(`the shop answered ${status}`)
    await markAccepted(deps.database, eventId, deps.clock.now())
    return true
  } catch (error) {
    deps.log.warn(
      { eventId, attempts, error: String(error) },
      'a notification of the sandbox bank was not accepted',
    )
    return false
  }
}

export interface Delivery {
  start(): void
  stop(): Promise<void>
  /** Checks at once, because something has just become due. */ wake(): void
}

/** Delivers until it is stopped. Everything that must survive a restart is in the database. */
export function createDelivery(deps: DeliveryDeps): Delivery {
  let timer: NodeJS.Timeout | undefined
  let active = false
  let round: Promise<void> = Promise.resolve()

  function look(): void {
    clearTimeout(timer)
    if (!active) return
    round = round
      .then(() => deliverDue(deps))
      .then(
        () => undefined,
        (error: unknown) =>
          deps.log.warn({ error: String(error) }, 'the sandbox bank could not look for notifications'),
      )
      .finally(() => {
        clearTimeout(timer)
        if (active) timer = setTimeout(look, lookEveryMs)
      })
  }

  return {
    start() {
      active = true
      look()
    },
    wake: look,
    async stop() {
      active = false
      clearTimeout(timer)
      await round
    },
  }
}
