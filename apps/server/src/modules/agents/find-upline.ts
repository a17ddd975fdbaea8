// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Queries } from '../../platform/db/index.ts'
import { agentByCode, agentById } from './find-agent.ts'

/** What may identify a visitor's agent. */
export interface Invitation {
  brandCode: string
  /** Typed or from the address; empty when there is none. */
  affiliateCode: string
  recommenderId: string
  /** The agent who owns the visited host. */
  hostOwnerId: bigint | null
}

/**
 * The agent above a new member: the agent of the code, else the recommender, else the owner of the host
 * (D-25). An unknown code is refused with `identity.badAffiliate`; an unknown recommender or host is ignored.
 */
export async function findUpline(
  db: Queries,
  { brandCode, affiliateCode, recommenderId, hostOwnerId }: Invitation,
): Promise<bigint | undefined> {
  if (affiliateCode !== '') {
    const agent = await agentByCode(db, brandCode, affiliateCode)
    if (agent === undefined) throw fault('identity.badAffiliate')
    return agent
  }
  const recommender = /^[1-9]\d{0,15}$/.test(recommenderId)
    ? await agentById(db, brandCode, BigInt(recommenderId))
    : undefined
  return recommender ?? (hostOwnerId === null ? undefined : agentById(db, brandCode, hostOwnerId))
}
