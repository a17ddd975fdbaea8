// SPDX-License-Identifier: Apache-2.0
import type { RefusalBody } from '../../protocol.ts'
import { refusalText } from '../../refusal-text.ts'
import { groupMoney } from '../money.ts'
import { t } from '../texts.ts'

type Refusal = RefusalBody['error']

/** The server has refused, with the reason. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** No answer came: it is unknown whether the call arrived. */
export class Unanswered extends Error {
  constructor(cause: unknown) {
    super('the server did not answer', { cause })
    this.name = 'Unanswered'
  }
}

const amounts = new Set(['minimum', 'maximum'])

/** The message for a failed call. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof Unanswered) return t('studio.offline')
  if (!(failure instanceof Refused)) return t('common.error.title')
  const { code, details = {}, reference = '-' } = failure.refusal
  const visible = Object.entries(details).map(([name, value]) => [
    name,
    amounts.has(name) && typeof value === 'string' ? groupMoney(value) : value,
  ])
  return t(refusalText(code), {
    ...(Object.fromEntries(visible) as Record<string, string | number>),
    reference,
  })
}

/** The operator's lobby, if the server named it with its refusal. */
export function lobbyOfRefusal(failure: unknown): string | undefined {
  const lobby = failure instanceof Refused ? failure.refusal.details?.['lobby'] : undefined
  return typeof lobby === 'string' ? lobby : undefined
}

/** True when the session has ended and only the lobby can open a new one. */
export function isExpired(failure: unknown): boolean {
  return failure instanceof Refused && failure.refusal.code === 'studio.sessionExpired'
}
