// SPDX-License-Identifier: Apache-2.0
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { browserHashOf } from './known-browser.ts'

/**
 * The queue of operator sign-ins. In a flood it refuses most of them before they cost anything. A browser
 * with a token does not wait behind the others; the token is verified when its turn comes.
 */
export const signInTurn = <Result>(
  { signIns }: Pick<BackofficeDeps, 'signIns'>,
  facts: RequestFacts,
  work: () => Promise<Result>,
): Promise<Result> => signIns.run(work, browserHashOf(facts) ? 'first' : 'usual')
