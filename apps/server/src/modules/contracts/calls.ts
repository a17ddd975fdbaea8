// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../platform/http/index.ts'
import type { ContractsDeps } from './contracts-deps.ts'
import { offerCalls } from './offers/offer-calls.ts'
import { recordCalls } from './records/record-calls.ts'

/** Binds contracts of agents: what is offered and answered, and what was paid and why. */
export const contractsCalls = (deps: ContractsDeps): DomainHandlers<'contracts'> => ({
  ...offerCalls(deps),
  ...recordCalls(deps),
})
