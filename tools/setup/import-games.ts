// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import type { Outbound } from '@tessera/server/src/platform/outbound/outbound.ts'
import { createHub88Adapter } from '@tessera/server/src/adapters/vendors/hub88/adapter.ts'
import {
  findVendors,
  gameOfVendor,
  saveGames,
  saveVendor,
  type GameType,
  type NewGame,
} from '@tessera/server/src/modules/catalogue/index.ts'
import { learnLanguages, listVendorAccounts, saveVendorGame } from '@tessera/server/src/modules/play/index.ts'
import type { CatalogGame } from '@tessera/server/src/modules/play/ports.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database, Tx } from '@tessera/server/src/platform/db/index.ts'
import { zero } from '@tessera/rules/money'
import { CannotDo } from './cannot-do.ts'

export interface ImportInput {
  vendor: string
  type: GameType
  category: string | undefined
  name: string | undefined
}

/**
 * Requests a vendor's games and adds them to the catalogue, each under its code. Existing settings of a game
 * (hot, new, order, smallest stake, return) stay; a game that the vendor no longer lists stays too.
 */
export async function importGames(
  {
    database,
    clock,
    operatorKey,
    outbound,
  }: { database: Database; clock: Clock; operatorKey(): KeyObject; outbound: Outbound },
  { vendor: id, type, category, name }: ImportInput,
): Promise<string> {
  const account = (await listVendorAccounts(database)).find((candidate) => candidate.id === id)
  if (!account) throw new CannotDo(`There is no vendor ${id}. Register it first: npm run vendor -- add`)
  if (account.baseUrl === '')
    throw new CannotDo(
      `The vendor ${id} has no Games API. Give it one: npm run vendor -- add ... --games-api URL`,
    )
  const listed = await createHub88Adapter({ clock, operatorKey, outbound })
    .listGames(account)
    .catch((error: unknown) => {
      throw new CannotDo(`The list could not be read: ${explain(error)}.`)
    })
  const wanted = listed.filter(
    (game) => category === undefined || game.category.toLowerCase() === category.toLowerCase(),
  )
  if (wanted.length === 0)
    throw new CannotDo(
      `The vendor lists ${listed.length} games, none of them to be taken (${countCategories(listed)}).`,
    )
  await database.transaction(async (tx) => {
    const known = (await findVendors(tx)).find(
      (entry) => entry.vendorCode === account.vendorCode && entry.gameType === type,
    )
    await saveVendor(tx, {
      vendorCode: account.vendorCode,
      gameType: type,
      name: name ?? known?.name ?? (wanted[0]?.studio || account.vendorCode),
      sort: 0,
    })
    await learnLanguages(tx, account, listed)
    for (const [sort, game] of wanted.entries()) {
      await saveVendorGame(tx, id, game)
      await saveGames(tx, [await shelved(tx, account.vendorCode, type, game, sort)])
    }
  })
  return `${wanted.length} games of ${id} are in the catalogue as ${type} (the vendor lists ${listed.length}: ${countCategories(listed)}).`
}

async function shelved(
  tx: Tx,
  vendorCode: string,
  gameType: GameType,
  { code, name, enabled, edgeBasisPoints }: CatalogGame,
  sort: number,
): Promise<NewGame> {
  const known = await gameOfVendor(tx, vendorCode, code)
  return {
    vendorCode,
    gameId: code,
    gameType,
    name,
    edgeBasisPoints,
    client: 'own',
    maintenance: !enabled,
    theme: known?.theme ?? '',
    isHot: known?.isHot ?? false,
    isNew: known?.isNew ?? false,
    sort: known?.sort ?? sort,
    minimumStake: known?.minimumStake ?? zero,
    rtpBasisPoints: known?.rtpBasisPoints ?? null,
  }
}

function countCategories(games: readonly CatalogGame[]): string {
  const counts = new Map<string, number>()
  for (const { category } of games) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => `${category || 'no category'} ${count}`).join(', ')
}

function explain(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const { code = '' } = (cause instanceof Error ? (cause.cause ?? cause) : {}) as { code?: string }
  return code === '' ? message : `${message} (${code})`
}
