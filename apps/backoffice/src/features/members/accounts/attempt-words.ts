// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../../../shared/texts.ts'

const methods = {
  password: 'console.attempt.password',
  sms: 'console.attempt.sms',
  device: 'console.attempt.device',
  totp: 'console.attempt.totp',
  passkey: 'console.attempt.passkey',
  recovery: 'console.attempt.recovery',
  token: 'console.attempt.token',
  social: 'console.attempt.social',
  register: 'console.attempt.register',
  trial: 'console.attempt.trial',
} as const satisfies Record<string, TextKey>
const outcomes = {
  in: 'console.attempt.in',
  secondFactor: 'console.attempt.secondFactor',
  wrong: 'console.attempt.wrong',
  disabled: 'console.attempt.disabled',
  notAgent: 'console.attempt.notAgent',
  notMember: 'console.attempt.notMember',
} as const satisfies Record<string, TextKey>

/** How somebody tried to log in. A method without a name yet reads as it was recorded. */
export const methodName = (method: string): string => nameIn(methods, method)

/** How an attempt ended. An outcome without a name yet reads as it was recorded. */
export const outcomeName = (outcome: string): string => nameIn(outcomes, outcome)

/** Whether the attempt opened a session. */
export const isLoggedIn = (outcome: string): boolean => outcome === 'in'

function nameIn(names: Readonly<Record<string, TextKey>>, recorded: string): string {
  const key = Object.hasOwn(names, recorded) ? names[recorded] : undefined
  return key === undefined ? recorded : t(key)
}
