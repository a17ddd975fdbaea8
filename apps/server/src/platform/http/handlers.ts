// SPDX-License-Identifier: Apache-2.0
import type { CallName, Domain, OperationInput, OperationOutput } from '@tessera/contract'
import type { CallContext } from './context.ts'
import type { Written } from './written.ts'

/** What a handler returns: a value to validate and serialise, or one that is already serialised. */
type Result<Name extends CallName> = OperationOutput<Name> | Written<OperationOutput<Name>>

export type CallHandler<Name extends CallName> = (
  input: OperationInput<Name>,
  context: CallContext<Name>,
) => Promise<Result<Name>> | Result<Name>

/** One handler per call. The binding does not compile while one is missing. */
export type CallHandlers = { [Name in CallName]: CallHandler<Name> }

/** The handlers of one module's own calls. */
export type DomainHandlers<Of extends Domain> = {
  [Name in Extract<CallName, `${Of}.${string}`>]: CallHandler<Name>
}
