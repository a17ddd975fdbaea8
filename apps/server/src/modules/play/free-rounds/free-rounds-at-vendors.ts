// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import type { FreeRoundsRequest, GameVendorAdapter, VendorAccount } from '../ports.ts'
import { accountOfGame } from '../vendors/vendor-store.ts'
import type { PlaySessions } from '../wallet-core/index.ts'

export interface FreeRoundsToIssue extends Omit<FreeRoundsRequest, 'playerRef'> {
  memberId: bigint
}

/** Free rounds as vendors know them. Asks vendors, so its callers hold no connection. */
export interface FreeRoundsAtVendors {
  /**
   * Gives rounds to a member at the vendor of the game; the same again gives nothing more. Throws while the vendor
   * is away.
   */
  issue(rounds: FreeRoundsToIssue): Promise<{ vendorAccountId: string; rewardId: string }>
  /** Withdraws what was not played. Throws while the vendor is away. */
  cancel(rounds: { vendorAccountId: string; rewardId: string }): Promise<void>
}

export function createFreeRoundsAtVendors({
  db,
  accounts,
  adapters,
  sessions,
}: {
  db: Queries
  accounts: { find(id: string): Promise<VendorAccount | undefined> }
  adapters: ReadonlyMap<string, GameVendorAdapter>
  sessions: Pick<PlaySessions, 'playerRef'>
}): FreeRoundsAtVendors {
  async function vendorOf(accountId: string | undefined) {
    const account = accountId === undefined ? undefined : await accounts.find(accountId)
    const freeRounds = account && adapters.get(account.protocol)?.freeRounds
    return account && freeRounds && { account, freeRounds }
  }
  return {
    async issue({ memberId, ...request }) {
      const vendor = await vendorOf(await accountOfGame(db, request.gameCode))
      if (!vendor) throw new Error(`no vendor has free rounds of ${request.gameCode}`)
      const { id: vendorAccountId } = vendor.account
      const { currency } = request
      const playerRef = await sessions.playerRef({ memberId, vendorAccountId, currency })
      return {
        vendorAccountId,
        rewardId: await vendor.freeRounds.issue(vendor.account, { ...request, playerRef }),
      }
    },
    async cancel({ vendorAccountId, rewardId }) {
      const vendor = await vendorOf(vendorAccountId)
      if (!vendor) throw new Error(`the vendor ${vendorAccountId} has no free rounds`)
      await vendor.freeRounds.cancel(vendor.account, rewardId)
    },
  }
}
