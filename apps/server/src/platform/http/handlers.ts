// SPDX-License-Identifier: Apache-2.0
import type { CallName, Domain, OperationInput, OperationOutput } from '@tessera/contract'
import type { CallContext } from './context.ts'
import type { Written } from './written.ts'

/** What a call answers: its value, which is checked and written then, or one that is written already. */
type Result<Name extends CallName> = OperationOutput<Name> | Written<OperationOutput<Name>>

export type CallHandler<Name extends CallName> = (
  input: OperationInput<Name>,
  context: CallContext<Name>,
) => Promise<Result<Name>> | Result<Name>

/** One handler per call. Binding does not compile while one is missing. */
export type CallHandlers = { [Name in CallName]: CallHandler<Name> }

/** The handlers that one module gives: those of its own calls. */
export type DomainHandlers<Of extends Domain> = {
  [Name in Extract<CallName, `${Of}.${string}`>]: CallHandler<Name>
}
