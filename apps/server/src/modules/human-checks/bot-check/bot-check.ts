// SPDX-License-Identifier: Apache-2.0
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { fault } from '@tessera/contract'
import { leadingZeroBits } from '@tessera/rules/identity/bot-check'
import type { Platform } from '../../../platform/platform.ts'
import { useUp } from './used-tasks.ts'

/** The human-verification fields of D-08, as a call carries them. */
export interface BotCheckAnswer {
  botCheckType?: string | undefined
  botCheckId?: string | undefined
  botCheckResult?: string | number | undefined
}
export interface BotCheckTask {
  botCheckType: 'pow'
  botCheckId: string
  challenge: string
  difficulty: number
}

export interface BotChecks {
  /** A task as hard as the brand sets it, valid at that brand only. */
  give(brandCode: string): Promise<BotCheckTask>
  /**
   * Consumes the solved task of a call. Throws `identity.botCheckFailed`. Does nothing while the brand has
   * the check switched off.
   */
  take(answer: BotCheckAnswer, brandCode: string): Promise<void>
}

const lifeMs = 2 * 60_000
const body = { saltBytes: 16, expiryBytes: 6, difficultyBytes: 1, tagBytes: 16 }
const signedBytes = body.saltBytes + body.expiryBytes + body.difficultyBytes

/**
 * A proof of work. A task costs the server no storage: its id holds salt, end and difficulty, with a tag that
 * only the platform can make and that names the brand. The database stores the id once it is used, so that a
 * task serves only one call. `key` makes the tags; it is the same in all processes of the installation.
 */
export function createBotChecks(
  { database, chance, clock, settings }: Platform,
  key: () => Promise<Buffer>,
): BotChecks {
  const tagOf = async (signed: Buffer, brandCode: string): Promise<Buffer> =>
    createHmac('sha256', await key())
      .update(signed)
      .update(brandCode)
      .digest()
      .subarray(0, body.tagBytes)

  async function read(
    id: string,
    brandCode: string,
  ): Promise<{ expiresAtMs: number; difficulty: number } | undefined> {
    const bytes = Buffer.from(id, 'base64url')
    if (bytes.length !== signedBytes + body.tagBytes || bytes.toString('base64url') !== id) return undefined
    const signed = bytes.subarray(0, signedBytes)
    if (!timingSafeEqual(bytes.subarray(signedBytes), await tagOf(signed, brandCode))) return undefined
    return {
      expiresAtMs: signed.readUIntBE(body.saltBytes, body.expiryBytes),
      difficulty: signed.readUInt8(signedBytes - 1),
    }
  }

  return {
    async give(brandCode) {
      const difficulty = await settings.of(brandCode).read('identity.botCheckDifficulty')
      const signed = Buffer.concat([
        chance.bytes(body.saltBytes),
        Buffer.alloc(body.expiryBytes + body.difficultyBytes),
      ])
      signed.writeUIntBE(clock.now() + lifeMs, body.saltBytes, body.expiryBytes)
      signed.writeUInt8(difficulty, signedBytes - 1)
      const botCheckId = Buffer.concat([signed, await tagOf(signed, brandCode)]).toString('base64url')
      return { botCheckType: 'pow', botCheckId, challenge: botCheckId, difficulty }
    },
    async take({ botCheckType, botCheckId = '', botCheckResult = '' }, brandCode) {
      if (!(await settings.of(brandCode).read('identity.botCheck'))) return
      const task = botCheckType === 'pow' ? await read(botCheckId, brandCode) : undefined
      const solved =
        task !== undefined &&
        clock.now() < task.expiresAtMs &&
        solves(botCheckId, String(botCheckResult), task.difficulty)
      if (!solved || !(await useUp(database, botCheckId, task.expiresAtMs)))
        throw fault('identity.botCheckFailed')
    },
  }
}

const solves = (challenge: string, result: string, difficulty: number): boolean =>
  /^(0|[1-9]\d{0,15})$/.test(result) &&
  leadingZeroBits(
    createHash('sha256')
      .update(challenge + result)
      .digest(),
  ) >= difficulty
