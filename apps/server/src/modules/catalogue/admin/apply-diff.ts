// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { saveGames, saveVendor } from '../game-store.ts'
import type { GameType } from '../snapshot/snapshot.ts'
import type { GamesDiff } from './compare-games.ts'

/** New games go last. */
const lastSort = 1_000_000

/**
 * Applies the differences to the catalogue: adds, updates, removes. What the platform has set for a game
 * stays.
 */
export async function applyDiff(
  tx: Tx,
  { vendorCode, vendorName }: { vendorCode: string; vendorName: string },
  { added, changed, gone }: GamesDiff,
): Promise<void> {
  for (const gameType of new Set<GameType>(added.map((game) => game.gameType))) {
    const entry = await tx.one(
      sql`select 1 from catalogue_vendor where vendor_code = ${vendorCode} and game_type = ${gameType}`,
    )
    if (!entry) await saveVendor(tx, { vendorCode, gameType, name: vendorName, sort: lastSort })
  }
  await saveGames(
    tx,
    added.map(({ code, name, gameType, blockedCountries, edgeBasisPoints }) => ({
      vendorCode,
      gameId: code,
      gameType,
      name,
      theme: '',
      isHot: false,
      isNew: true,
      sort: lastSort,
      minimumStake: zero,
      rtpBasisPoints: null,
      edgeBasisPoints,
      client: 'own',
      blockedCountries: upper(blockedCountries),
    })),
  )
  for (const { nodeId, listed } of changed)
    await tx.query(sql`
    update catalogue_game set name = ${listed.name}, blocked_countries = ${upper(listed.blockedCountries)}, closed_by_vendor = ${!listed.enabled}, listed = true,
      edge_basis_points = coalesce(${listed.edgeBasisPoints}::int, edge_basis_points) where node_id = ${nodeId}`)
  await tx.query(
    sql`update catalogue_game set listed = false where node_id = any(${gone.map(({ nodeId }) => nodeId)}::int[])`,
  )
}

const upper = (codes: readonly string[]): string[] => codes.map((code) => code.toUpperCase())
