// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { BrandCode, call, page, PageNo, pageSize } from '../kit/index.ts'
import { ContractKind } from '../contracts/shapes.ts'

const MemberId = z.coerce.number().int().min(1).max(2_147_483_647)

/** The lines of agents as a tree. */
export const lineAdminCalls = {
  lines: call('backoffice.lines', {
    http: 'GET /ops/lines',
    who: 'operator',
    may: 'read',
    mayLag: true,
    summary:
      'The accounts right below one, agents first; without one, the agents who have no upline. With the sizes of their teams.',
    input: {
      brandCode: BrandCode,
      memberId: MemberId.optional(),
      pageNo: PageNo,
      pageSize: pageSize(50),
    },
    output: page(
      z.object({
        memberId: z.number(),
        brandCode: z.string(),
        username: z.string(),
        type: z.number(),
        enabled: z.boolean(),
        directDownlines: z.number(),
        /** Everybody below, by kind. */
        members: z.number(),
        agents: z.number(),
        /** Kinds of the account's own active contracts. */
        contracts: z.array(ContractKind),
      }),
    ),
    faults: ['backoffice.noBrand', 'backoffice.noMember'],
  }),
}
