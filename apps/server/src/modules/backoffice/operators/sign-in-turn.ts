// SPDX-License-Identifier: Apache-2.0
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { browserHashOf } from './known-browser.ts'

/**
 * The line of operators who sign in. In a flood most are turned away from it, before they cost anybody
 * anything. Whose browser brings a token of ours need not stand behind the others; whether it is known is
 * seen when it is their turn.
 */
export const signInTurn = <Result>(
  { signIns }: Pick<BackofficeDeps, 'signIns'>,
  facts: RequestFacts,
  work: () => Promise<Result>,
): Promise<Result> => signIns.run(work, browserHashOf(facts) ? 'first' : 'usual')
