// SPDX-License-Identifier: Apache-2.0
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { StudioDeps } from '../../deps.ts'
import { decide, decideInput, freeze, freezeInput, freezesInput, showFreezes } from './freeze-calls.ts'
import { handInput, showHand } from './show-hand.ts'
import type { StudioRooms } from '../../tables/open-rooms.ts'
import { showSignals, signalsInput } from './show-signals.ts'
import { closeInput, closeTable, showTables, tablesInput } from './table-calls.ts'

/** Registers a call that only the operator can make: signed, of one structure, and under one of our contracts. */
export type OperatorCall = <Schema extends z.ZodType<{ operator_id: string }>>(
  path: string,
  schema: Schema,
  answer: (
    input: z.output<Schema>,
    asked: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ) => Promise<object | string>,
) => void

/** What an operator sees and does in card rooms: tables, and arranged play. */
export function cardCalls(deps: StudioDeps, rooms: StudioRooms, call: OperatorCall): void {
  call('/cards/tables', tablesInput, () => showTables(deps))
  call('/cards/close', closeInput, (input, asked) => closeTable(deps, rooms, input, asked))
  call('/cards/signals', signalsInput, () => showSignals(deps))
  call('/cards/hand', handInput, (input) => showHand(deps, input))
  call('/cards/freezes', freezesInput, () => showFreezes(deps))
  call('/cards/freeze', freezeInput, (input) => freeze(deps, input))
  call('/cards/decide', decideInput, (input) => decide(deps, input))
}
