// SPDX-License-Identifier: Apache-2.0
import { stateOfList, type CatalogueDeps } from '../../modules/catalogue/index.ts'
import { stateOfAnswer, type SportsbookDeps } from '../../modules/sportsbook/index.ts'
import type { Modules } from './modules.ts'

/** Says of answers that browsers revalidate when they have to be built again: each by the module that gives it. */
export const stateOfAnswers =
  (catalogue: CatalogueDeps, sportsbook: SportsbookDeps): Modules['stateOf'] =>
  async (call, input, facts) => {
    // Only the sentences of the brand are in it, and every state names their version.
    if (call.name === 'site.texts') return { audience: 'everybody', version: '' }
    return call.name.startsWith('sportsbook.')
      ? stateOfAnswer(sportsbook, call, input, facts)
      : stateOfList(catalogue, call, input, facts)
  }
