// SPDX-License-Identifier: Apache-2.0
import { cardGameOfTitle } from '@tessera/rules/games/card-rooms/card-game-of-title'
import { hallOfTitle } from '@tessera/rules/games/fishing/hall-of-title'
import { roomOfGame } from '@tessera/rules/games/rooms/room-of-game'
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { demonstrationOf } from './demonstration.ts'
import type { Game, GameCount, GameType, Section, SnapshotChanges, Vendor } from './snapshot.ts'

/** Increases with each change of the catalogue. */
export async function readVersion(db: Queries): Promise<number> {
  const row = await db.one<{ version: bigint }>(sql`select version from catalogue_version`)
  return Number(row?.version ?? 0n)
}

export interface GameRow extends Omit<
  Game,
  'minimumStake' | 'isRoom' | 'room' | 'cards' | 'hall' | 'plays' | 'ownPage' | 'hasGame'
> {
  minimumStake: bigint
  shown: boolean
  changed_in: bigint
}

export function gameOfRow({ minimumStake, shown: _, changed_in: __, ...row }: GameRow): Game {
  const game = {
    ...row,
    minimumStake: amountOfMillionths(minimumStake),
    isRoom: row.gameType === 'PVP',
    plays: null,
    ownPage: null,
    ...(row.client === 'sample' ? demonstrationOf(row) : {}),
  }
  return {
    ...game,
    room: roomOfGame(game),
    cards: cardGameOfTitle(game),
    hall: hallOfTitle(game),
    hasGame: game.client === 'own' || game.plays !== null || game.ownPage !== null,
  }
}

/**
 * Makes games share equal strings and lists, such as their vendor's name or blocked countries: the driver
 * creates a copy per row. This saves memory on a large platform, and makes counting faster.
 */
function shareTexts(): (game: Game) => Game {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const once = <Key extends string, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make()
    known.set(key, value)
    return value
  }
  const text = <Text extends string>(one: Text): Text => once(texts, one, () => one) as Text
  const list = (one: readonly string[]): readonly string[] => once(lists, one.join('\n'), () => one.map(text))
  return (game) => ({
    ...game,
    vendorCode: text(game.vendorCode),
    gameType: text(game.gameType),
    vendorName: text(game.vendorName),
    theme: text(game.theme),
    client: text(game.client),
    imgSize: text(game.imgSize),
    features: list(game.features),
    classify: list(game.classify),
    blockedCountries: list(game.blockedCountries),
    alsoIn: list(game.alsoIn) as readonly GameType[],
  })
}

/**
 * Everything that changed since a version; vendors and sections, of which there are few, are read in full.
 * Titles of demonstration vendors are visible in a demonstration only: nothing opens them elsewhere.
 * Read the version first: concurrent changes are then read again the next time.
 */
export async function readChanges(
  db: Queries,
  since: number,
  version: number,
  demonstration: boolean,
): Promise<SnapshotChanges> {
  const [rows, vendors, sections] = await Promise.all([
    db.query<GameRow>(sql`select * from catalogue_listing where changed_in > ${since}`),
    db.query<Omit<Vendor, keyof GameCount>>(sql`
      select vendor_code as "vendorCode", game_type as "gameType", name, names, sort, is_hot as "isHot", opens, maintenance, classify
      from catalogue_vendor where enabled order by game_type, sort, name`),
    db.query<Section>(sql`
      select brand_code as "brandCode", key, kind, game_type as "gameType", vendor_code as "vendorCode", titles, pins, length, enabled from catalogue_section order by brand_code, position, key`),
  ])
  const share = shareTexts()
  return {
    version,
    games: rows.map((row) => ({
      game: share(gameOfRow(row)),
      visible: row.shown && (demonstration || row.client === 'own'),
    })),
    vendors,
    sections,
  }
}
