// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'
import type { StudioDeps } from '../../deps.ts'
import { decide, decideInput, freeze, freezeInput, freezesInput, showFreezes } from './freeze-calls.ts'
import { handInput, showHand } from './show-hand.ts'
import { showSignals, signalsInput } from './show-signals.ts'

/** Registers a call that only the operator can make: signed, of one structure, and under one of our contracts. */
export type OperatorCall = <Schema extends z.ZodType<{ operator_id: string }>>(
  path: string,
  schema: Schema,
  answer: (input: z.output<Schema>) => Promise<object>,
) => void

/** What an operator sees and does about arranged play in card rooms. */
export function cardCalls(deps: StudioDeps, call: OperatorCall): void {
  call('/cards/signals', signalsInput, () => showSignals(deps))
  call('/cards/hand', handInput, (input) => showHand(deps, input))
  call('/cards/freezes', freezesInput, () => showFreezes(deps))
  call('/cards/freeze', freezeInput, (input) => freeze(deps, input))
  call('/cards/decide', decideInput, (input) => decide(deps, input))
}
