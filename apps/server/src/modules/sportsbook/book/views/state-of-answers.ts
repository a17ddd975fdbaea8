// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { siteTimeZone } from '../../../site/index.ts'
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

/** The same of results, whose days are those of the brand that asks. */
export const resultsKey = (input: object, timeZone: string): string =>
  questionKey('sportsbook.results', { ...input, timeZone })

/**
 * Identifies the answer to a question that is the same for everybody, so that a browser that holds it is not sent it
 * again: by the moment at which it was computed.
 */
export async function stateOfAnswer(
  deps: Pick<SportsbookDeps, 'clock' | 'settings'>,
  { name }: { name: string },
  input: object,
  { brandCode }: { brandCode: string },
): Promise<{ audience: string; version: string }> {
  const key =
    name === 'sportsbook.results'
      ? resultsKey(input, await siteTimeZone(deps.settings.of(brandCode)))
      : questionKey(name, input)
  const madeAtMs = recentAnswers(deps).madeAt(key)
  return { audience: '', version: String(madeAtMs ?? deps.clock.now()) }
}
