// SPDX-License-Identifier: Apache-2.0
import { faults, type FaultDeclaration, type FaultName } from '@tessera/contract'
import { amountToWire, formatAmount, type Amount } from '@tessera/rules/money'
import type { TextValues } from '@tessera/texts'
import { Sentence, type Say } from './sentence.ts'
import { isWritten, paste, writeObject } from './written.ts'

/** The body of every answer under /wps, /lgw, /lotto and /ops (D-01). */
export interface Envelope {
  success: boolean
  value: unknown
  message: string
  code: string
}
export interface Answer {
  status: number
  envelope: Envelope
  retryAfterSeconds?: number
}

export const success = (value: unknown): Answer => ({
  status: 200,
  envelope: { success: true, value: value ?? null, message: '', code: 'OK' },
})

/** The body of an answer as JSON. Parts that are already serialised are inserted as they are. */
export const bodyOf = (envelope: Envelope): string | Buffer =>
  isWritten(envelope.value) ? paste(writeObject(envelope)) : JSON.stringify(envelope)

/** The fields of a refusal, with their sentences said. */
const saidIn = (fields: unknown, say: Say): unknown =>
  Object.fromEntries(
    Object.entries(Object(fields)).map(([field, said]) => [
      field,
      said instanceof Sentence ? said.in(say) : said,
    ]),
  )

const isAmount = (value: unknown): value is Amount => typeof value === 'bigint'

/**
 * The envelope of a refusal. Amounts among the details appear as money in the message and as JSON numbers in
 * the value.
 */
export function refusal(name: string, say: Say, details: Record<string, unknown> = {}): Answer {
  const declared: FaultDeclaration = faults[name as FaultName]
  const entries = Object.entries(details)
  const words = Object.fromEntries(
    entries.map(([key, value]) => [key, isAmount(value) ? formatAmount(value) : value]),
  ) as TextValues
  const value = Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      isAmount(item) ? amountToWire(item) : key === 'fields' ? saidIn(item, say) : item,
    ]),
  )
  return {
    status: declared.status,
    envelope: {
      success: false,
      value: entries.length ? value : null,
      message: say(declared.text, words),
      code: declared.code,
    },
    ...(declared.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: declared.retryAfterSeconds }),
  }
}
