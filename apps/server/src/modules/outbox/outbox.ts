// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { TextKey, TextValues } from '@tessera/texts'
import type { Tx } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBrandCarriers } from './brand-carriers.ts'
import { secretPlaceholder } from './message-body.ts'
import type { Carriers } from './ports.ts'
import { insertMessage, lastTried, markFailed, markSent, queuedBefore, takeQueued } from './outbox-store.ts'

export interface MessageToPut {
  brandCode: string
  channel: 'sms' | 'mail'
  recipient: string
  template: TextKey
  /** For mail only. */
  subject?: TextKey
  language: string
  values: TextValues
  /** The code or password that replaces {secret}; null where another service makes it. */
  secret: string | null
  withheld?: boolean
}

/**
 * Outgoing messages. Each is stored as a row first, so that none is lost and none is knowingly sent twice.
 */
export interface Outbox {
  put(tx: Tx, message: MessageToPut, nowMs: number): Promise<string>
  /** Sends it now. False when the carrier did not accept it; it is tried again later. */
  deliver(id: string): Promise<boolean>
  deliverSoon(id: string): void
  /** Retries what is waiting; for a job. */
  deliverWaiting(): Promise<void>
  /**
   * Throws `identity.notSent` while the carrier of the channel has just failed, for known and unknown
   * recipients alike.
   */
  refuseWhileFailing(brandCode: string, channel: 'sms' | 'mail'): Promise<void>
  makesCodesElsewhere(brandCode: string): Promise<boolean>
  checkElsewhere(brandCode: string, number: string, code: string): Promise<boolean>
}

const triesAtMost = 3
const failingMs = 60_000

export function createOutbox({ database, clock, settings, log }: Platform, allCarriers: Carriers): Outbox {
  const carriers = createBrandCarriers(settings, allCarriers)

  async function deliver(id: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      const message = await takeQueued(tx, id)
      if (!message) return true
      try {
        await carriers.send(message)
        await markSent(tx, id, clock.now())
        return true
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown'
        log.warn({ channel: message.channel, message: id, reason }, 'a message could not be sent')
        await markFailed(tx, id, reason, message.tries + 1 >= triesAtMost)
        return false
      }
    })
  }

  return {
    async put(tx, { values, template, subject, withheld = false, ...message }, nowMs) {
      const status = withheld
        ? 'withheld'
        : (await carriers.has(message.brandCode, message.channel))
          ? 'queued'
          : 'kept'
      const { say } = settings.of(message.brandCode).texts
      return insertMessage(tx, {
        ...message,
        template,
        status,
        secret: withheld ? null : message.secret,
        createdAtMs: nowMs,
        subject: subject === undefined ? '' : say(message.language, subject, values),
        body: say(message.language, template, { ...values, secret: secretPlaceholder }),
      })
    },
    deliver,
    deliverSoon(id) {
      deliver(id).catch((error: unknown) =>
        log.warn(
          { message: id, reason: error instanceof Error ? error.message : 'unknown' },
          'a message waits to be sent',
        ),
      )
    },
    async deliverWaiting() {
      for (const id of await queuedBefore(database, clock.now() - 20_000)) await deliver(id)
    },
    async refuseWhileFailing(brandCode, channel) {
      if (!(await carriers.has(brandCode, channel))) return
      const last = await lastTried(database, brandCode, channel, clock.now() - failingMs)
      if (last?.error) throw fault('identity.notSent')
    },
    makesCodesElsewhere: async (brandCode) => (await carriers.sms(brandCode))?.verification !== undefined,
    checkElsewhere: async (brandCode, number, code) =>
      (await (await carriers.sms(brandCode))?.verification?.check(number, code).catch(() => false)) ?? false,
  }
}
