// SPDX-License-Identifier: Apache-2.0
import { createHmac, timingSafeEqual } from 'node:crypto'
import { fault } from '@tessera/contract'
import { codeDigits, isCodeLive, nextCodeAtMs } from '@tessera/rules/identity/codes'
import type { TextKey } from '@tessera/texts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Outbox } from '../../outbox/index.ts'
import type { InstallationSecret } from '../installation-secret.ts'
import { countMessage } from './caps.ts'
import { lockCode, noteTry, storeCode, type CodeKey, type StoredCode } from './code-store.ts'

export interface CodeToSend extends CodeKey {
  channel: 'sms' | 'mail'
  /** The caller must not learn that no message is sent. */
  withheld?: boolean
  memberId?: bigint
  /**
   * The answer waits until the SMS provider has accepted the message. Only where this does not reveal who is
   * a member.
   */
  wait?: boolean
}

export interface Codes {
  /**
   * Sends a code. Returns after how many minutes the next may be requested. Throws `identity.codeTooSoon`,
   * `tooManyCodes`, `notSent`.
   */
  send(code: CodeToSend, facts: RequestFacts): Promise<{ expiredMinutes: number }>
  /**
   * Uses up an attempt, and the code if it is right. A separate transaction, so that the attempt counts
   * whatever happens next.
   */
  take(key: CodeKey, typed: string): Promise<{ right: boolean; memberId: bigint | null }>
}

const texts: Record<CodeKey['purpose'], TextKey> = {
  login: 'mail.code.login',
  register: 'mail.code.register',
  forgot: 'mail.code.forgot',
  contact: 'mail.code.contact',
}

export function createCodes(platform: Platform, outbox: Outbox, secret: InstallationSecret): Codes {
  const { database, chance, clock, settings } = platform
  const hashOf = async ({ brandCode, purpose, target }: CodeKey, code: string): Promise<Buffer> =>
    createHmac('sha256', await secret('codes'))
      .update(JSON.stringify([brandCode, purpose, target, code]))
      .digest()
  const newCode = (): string => String(chance.below(10 ** codeDigits)).padStart(codeDigits, '0')

  async function isRight(key: CodeKey, stored: StoredCode, typed: string): Promise<boolean> {
    if (stored.withheld) return false
    if (stored.codeHash === null) return await outbox.checkElsewhere(key.brandCode, key.target, typed)
    return /^\d{6}$/.test(typed) && timingSafeEqual(stored.codeHash, await hashOf(key, typed))
  }

  return {
    async send({ channel, withheld = false, memberId, wait = false, ...key }, facts) {
      const of = settings.of(key.brandCode)
      const [expiredMinutes, perDay, siteName] = await Promise.all([
        of.read('identity.codeMinutes'),
        of.read('identity.messagesPerDay'),
        of.read('site.name'),
      ])
      const { nowMs } = facts
      await outbox.refuseWhileFailing(key.brandCode, channel)
      const code = newCode()
      const elsewhere = channel === 'sms' && (await outbox.makesCodesElsewhere(key.brandCode))
      const codeHash = elsewhere ? null : await hashOf(key, code)
      const messageId = await database.transaction(async (tx) => {
        const last = await lockCode(tx, key)
        const waitMs = last === undefined ? 0 : nextCodeAtMs(last, expiredMinutes) - nowMs
        if (waitMs > 0) throw fault('identity.codeTooSoon', { seconds: Math.ceil(waitMs / 1000) })
        await countMessage(tx, { brandCode: key.brandCode, number: key.target, ip: facts.ip, perDay, nowMs })
        await storeCode(tx, key, { codeHash, withheld, memberId: memberId ?? null, sentAtMs: nowMs })
        return outbox.put(
          tx,
          {
            brandCode: key.brandCode,
            channel,
            recipient: key.target,
            template: texts[key.purpose],
            language: facts.language,
            values: { site: siteName, minutes: expiredMinutes },
            secret: elsewhere ? null : code,
            withheld,
          },
          nowMs,
        )
      })
      if (wait && !(await outbox.deliver(messageId))) throw fault('identity.notSent')
      if (!wait) facts.afterCommit(() => outbox.deliverSoon(messageId))
      facts.say(facts.texts.say(facts.language, 'identity.codeSent'))
      return { expiredMinutes }
    },
    async take(key, typed) {
      return database.transaction(async (tx) => {
        const stored = await lockCode(tx, key)
        if (!stored || !isCodeLive(stored, clock.now())) return { right: false, memberId: null }
        const right = await isRight(key, stored, typed)
        await noteTry(tx, key, right)
        return { right, memberId: stored.memberId }
      })
    },
  }
}
