// SPDX-License-Identifier: Apache-2.0
import type { CallName, Fault, OperationInput, OperationOutput } from '@tessera/contract'
import type { Tx } from '../db/index.ts'
import type { CallContext } from './context.ts'
import type { CallHandler } from './handlers.ts'

/** One of several requests that are answered in one transaction. */
export interface AskedTogether<Name extends CallName> {
  input: OperationInput<Name>
  /** Without what belongs to a transaction of its own. */
  context: Omit<CallContext<Name>, 'tx' | 'afterCommit'>
}

/** How the requests of a call that wait at the same moment are answered in one transaction. */
export interface TogetherHandler<Name extends CallName> {
  /** Requests of one group go together. Groups must be few. */
  groupOf(input: OperationInput<Name>): string
  /**
   * Answers each of them, in order; of one member or operator there is at most one. A `Fault` refuses one and must leave
   * nothing of it in the transaction; undefined leaves one to the usual handler, in a transaction of its own. Whatever
   * is thrown undoes all of them, and each is then answered by itself.
   */
  answer(
    tx: Tx,
    asked: readonly AskedTogether<Name>[],
  ): Promise<readonly (OperationOutput<Name> | Fault | undefined)[]>
}

const together = Symbol('together')

/** The handler of a call under `once` whose requests may also be answered together. */
export const answeredTogether = <Name extends CallName>(
  handler: CallHandler<Name>,
  many: TogetherHandler<Name>,
): CallHandler<Name> => Object.assign(handler, { [together]: many })

/** How the requests of a handler are answered together; undefined when each has a transaction of its own. */
export const togetherOf = (handler: object | undefined): TogetherHandler<CallName> | undefined =>
  (handler as { [together]?: TogetherHandler<CallName> } | undefined)?.[together]
