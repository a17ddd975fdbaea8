// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts'

const known = new WeakMap<object, RecentAnswers>()

/** The answers that this process gives to everybody who asks. */
export function recentAnswers({ clock }: Pick<SportsbookDeps, 'clock'>): RecentAnswers {
  const recent = known.get(clock) ?? createRecentAnswers(clock)
  known.set(clock, recent)
  return recent
}

/** Under which key the answer to a question is remembered. */
export const questionKey = (name: string, input: object): string => `${name} ${JSON.stringify(input)}`

/**
 * Identifies the answer to a question that is the same for everybody, so that a browser that holds it is not sent it
 * again: by the moment at which it was computed.
 */
export function stateOfAnswer(
  deps: Pick<SportsbookDeps, 'clock'>,
  { name }: { name: string },
  input: object,
): { audience: string; version: string } {
  const madeAtMs = recentAnswers(deps).madeAt(questionKey(name, input))
  return { audience: '', version: String(madeAtMs ?? deps.clock.now()) }
}
