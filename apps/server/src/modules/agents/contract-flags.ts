// SPDX-License-Identifier: Apache-2.0
import { isBuilt } from '../site/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'

export const contractKinds = ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary'] as const
export type ContractFlags = Record<(typeof contractKinds)[number], boolean>

/**
 * Which kinds of contracts an account has or may offer (D-37): none without a team, and none that is not
 * switched on.
 */
export async function contractFlags(settings: Settings, agent: boolean): Promise<ContractFlags> {
  const read = await Promise.all(
    contractKinds.map(
      async (kind) =>
        [kind, agent && isBuilt(`agents.${kind}`) && (await settings.read(`agents.${kind}`))] as const,
    ),
  )
  return Object.fromEntries(read) as ContractFlags
}
