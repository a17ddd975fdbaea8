// SPDX-License-Identifier: Apache-2.0
import { BetRefusal } from '../fair/refusal.ts'
import type { StudioRefusalCode } from '../protocol.ts'

/** A clear refusal for the client. Anything else that is thrown is an internal error. */
export class StudioRefusal extends Error {
  readonly code: StudioRefusalCode
  readonly details: Readonly<Record<string, string | number>> | undefined
  constructor(code: StudioRefusalCode, details?: Readonly<Record<string, string | number>>) {
    super(code)
    this.name = 'StudioRefusal'
    this.code = code
    this.details = details
  }
}

const statuses: Readonly<Partial<Record<StudioRefusalCode, number>>> = {
  'studio.notFound': 404,
  'studio.roundArchived': 410,
  'studio.wrongMethod': 405,
  'studio.wrongContentType': 415,
  'studio.tooLarge': 413,
  'studio.tooManyRequests': 429,
  'studio.visitorsBusy': 429,
  'studio.badRequest': 400,
  'studio.unknownField': 400,
  'studio.badAmount': 400,
  'studio.badClientSeed': 400,
  'studio.badTarget': 400,
  'studio.badDirection': 400,
  'studio.badMineCount': 400,
  'studio.badTile': 400,
  'studio.badRows': 400,
  'studio.badRisk': 400,
  'studio.badPicks': 400,
  'studio.badSegments': 400,
  'studio.badDifficulty': 400,
  'studio.badChips': 400,
  'studio.badSpot': 400,
  'studio.badChipAmount': 400,
  'studio.chipsNotStake': 400,
  'studio.sessionExpired': 401,
  'studio.otherGame': 403,
  'studio.chatClosed': 403,
  'studio.requestReused': 409,
  'studio.roundPending': 503,
  'studio.betNotTaken': 503,
  'studio.tableClosed': 503,
  'studio.unavailable': 503,
  'studio.unexpected': 500,
}

/**
 * The HTTP status of a refusal: 409 for everything that the rules of a game or of the platform do not allow now.
 */
export function statusOf(code: StudioRefusalCode): number {
  return statuses[code] ?? 409
}

/** A refusal of the game's own rules, or one of the server's. */
export function isRefusal(error: unknown): error is StudioRefusal | BetRefusal {
  return error instanceof StudioRefusal || error instanceof BetRefusal
}
