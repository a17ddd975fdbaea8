// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { GameVendorAdapter, VendorAccount } from '../ports.ts'
import { sandboxAccountId } from './launch-game.ts'
import { ownerOfRound } from './owner-of-round.ts'

export interface ShowRoundDeps {
  db: Queries
  accounts: {
    find(id: string): Promise<VendorAccount | undefined>
    findByVendorCode(vendorCode: string): Promise<VendorAccount | undefined>
  }
  adapters: ReadonlyMap<string, GameVendorAdapter>
  log: Log
}

/**
 * The address at the vendor where a member can see and verify one of their rounds. Faults: play.unknownRound
 * (nobody's or somebody else's), play.gameMaintenance (the vendor is unreachable).
 */
export async function showRound(
  deps: ShowRoundDeps,
  input: { memberId: bigint; roundId: string; vendorCode: string },
): Promise<string> {
  const account =
    (await deps.accounts.findByVendorCode(input.vendorCode)) ?? (await deps.accounts.find(sandboxAccountId))
  const adapter = account && deps.adapters.get(account.protocol)
  const playerRef = account && (await ownerOfRound(deps.db, account.id, input.memberId, input.roundId))
  if (!account || !adapter?.roundUrl || playerRef === undefined) throw fault('play.unknownRound')
  try {
    return await adapter.roundUrl(account, { roundId: input.roundId, playerRef })
  } catch (error) {
    deps.log.warn({ vendor: account.id, error: String(error) }, 'a vendor could not show a round')
    throw fault('play.gameMaintenance')
  }
}
