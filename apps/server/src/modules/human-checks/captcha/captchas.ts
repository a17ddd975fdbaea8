// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault } from '@tessera/contract'
import { addressKey } from '@tessera/rules/site/address-key'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import type { DrawCaptcha } from '../ports.ts'
import { insertCaptcha, takeAnswerHash } from './captcha-store.ts'
import { limitPace } from './limit-pace.ts'
import { captchaLetters } from './letters.ts'

/** Holds the id of the picture whose letters are asked for. */
export const captchaCookie = 'captchaId'

export interface Captchas {
  /**
   * A new picture as base64 of a PNG; its id goes into a cookie. One a second per address. Throws
   * `call.tooManyRequests`.
   */
  give(facts: RequestFacts): Promise<string>
  /** Consumes the picture that the cookie names, right or wrong. True when the letters are correct. */
  take(typed: string, facts: RequestFacts): Promise<boolean>
}

const lifeMs = 5 * 60_000
const paceMs = 1_000
export const captchaLength = 4

/**
 * What the database stores of an answer: worthless without the id of the picture, which only the browser has.
 */
export const answerHash = (id: string, answer: string, brandCode: string): Buffer =>
  createHash('sha256').update(`${answer.toUpperCase()}.${id}.${brandCode}`).digest()

export function createCaptchas({ database, chance, clock }: Platform, draw: DrawCaptcha): Captchas {
  const letters = (): string =>
    Array.from({ length: captchaLength }, () => captchaLetters[chance.below(captchaLetters.length)]).join('')
  return {
    async give(facts) {
      if (!(await limitPace(database, `captcha:${addressKey(facts.ip)}`, paceMs, clock.now())))
        throw fault('call.tooManyRequests')
      const [id, answer] = [chance.token(), letters()]
      const png = await draw(answer, (limit) => chance.below(limit))
      await insertCaptcha(database, {
        idHash: digestOf(id),
        answerHash: answerHash(id, answer, facts.brandCode),
        expiresAtMs: clock.now() + lifeMs,
      })
      facts.setCookie(captchaCookie, id, { maxAgeSeconds: lifeMs / 1000 })
      return png.toString('base64')
    },
    async take(typed, { cookies, clearCookie, brandCode }) {
      const id = cookies[captchaCookie]
      if (id === undefined) return false
      clearCookie(captchaCookie)
      const stored = await takeAnswerHash(database, digestOf(id), clock.now())
      return stored !== undefined && stored.equals(answerHash(id, typed, brandCode))
    },
  }
}
