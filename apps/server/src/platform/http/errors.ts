// SPDX-License-Identifier: Apache-2.0
import { Fault, type FaultName } from '@tessera/contract'
import { isDatabaseUnreachable, PoolBusy } from '../db/index.ts'
import { isSealedWithDroppedKey } from '../keys/index.ts'
import type { Chance } from '../chance/chance.ts'
import type { Log } from '../log/log.ts'
import { QueueFull } from '../queue/fair-queue.ts'
import { refusal, type Answer } from './envelope.ts'
import type { Say } from './sentence.ts'

const transportFaults: Record<string, FaultName> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'call.wrongContentType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'call.tooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'call.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'call.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'call.malformed',
  FST_ERR_BAD_URL: 'call.malformed',
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code ?? '') : ''

/**
 * The answer to any thrown error: a fault as declared, a transport error as a 4xx, an unreachable or busy
 * database as a temporary 503. Anything else is a bug: the caller gets a reference, the log gets the details.
 */
export function answerError(error: unknown, say: Say, log: Log, chance: Chance): Answer {
  if (error instanceof Fault) return refusal(error.fault, say, error.details)
  const transport = transportFaults[codeOf(error)]
  if (transport) return refusal(transport, say)
  if (error instanceof SyntaxError && (error as { statusCode?: number }).statusCode === 400)
    return refusal('call.malformed', say)
  if (error instanceof PoolBusy || error instanceof QueueFull) {
    log.warn({ error: error.message }, 'too busy to answer a call')
    return refusal('call.unavailable', say)
  }
  if (isSealedWithDroppedKey(error)) {
    log.warn(
      'something was sealed with a vault key that was just dropped; this process notices within a second',
    )
    return refusal('call.unavailable', say)
  }
  if (isDatabaseUnreachable(error)) {
    log.warn({ error: (error as Error).message }, 'the database is away')
    return refusal('call.unavailable', say)
  }
  const reference = chance.bytes(6).toString('hex')
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  log.error({ reference, error: { name, message, code: codeOf(error), stack } }, 'unexpected error')
  return refusal('call.unexpected', say, { reference })
}
