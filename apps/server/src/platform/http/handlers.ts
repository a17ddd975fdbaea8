import type { CallName, Domain, OperationInput, OperationOutput } from '@tessera/contract'
import type { CallContext } from './context.ts'

export type CallHandler<Name extends CallName> =
  (input: OperationInput<Name>, context: CallContext<Name>) => Promise<OperationOutput<Name>> | OperationOutput<Name>

/** One handler per call. Binding does not compile while one is missing. */
export type CallHandlers = { [Name in CallName]: CallHandler<Name> }

/** The handlers that one module gives: those of its own calls. */
export type DomainHandlers<Of extends Domain> = { [Name in Extract<CallName, `${Of}.${string}`>]: CallHandler<Name> }
