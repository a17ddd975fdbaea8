// SPDX-License-Identifier: Apache-2.0
import { contractKinds } from '@tessera/rules/contracts/contract'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { contractFlags } from '../agents/index.ts'
import type { ContractsDeps } from './contracts-deps.ts'
import { forecast } from './forecast/forecast.ts'
import { flagOf, offerCalls } from './offers/offer-calls.ts'
import { recordCalls } from './records/record-calls.ts'

export const contractsCalls = (deps: ContractsDeps): DomainHandlers<'contracts'> => ({
  ...offerCalls(deps),
  ...recordCalls(deps),
  'contracts.forecast': async (_, { db, brandCode, nowMs, member }) => {
    const settings = deps.settings.of(brandCode)
    const flags = await contractFlags(settings, member.agent)
    const kinds = new Set(contractKinds.filter((kind) => flags[flagOf[kind]]))
    const list = await forecast(db, settings, { agentId: member.memberId, kinds }, { brandCode, nowMs })
    return { list }
  },
})
