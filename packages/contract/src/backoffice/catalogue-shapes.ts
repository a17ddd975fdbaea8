// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { GameType } from '../catalogue/calls.ts'
import { Amount, line } from '../kit/index.ts'

export const nodeId = z.number().int().min(1).max(2_147_483_647)
export const vendorCode = z.string().min(1).max(40)
/** Brand; by default that of the host. */
export const brandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .optional()
/** A name by language code. */
export const Names = z.record(z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/), line(120).min(1))
export const Country = z.string().regex(/^[A-Z]{2}$/, 'Two letters of ISO 3166, such as VN')
export const Key = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'Up to 40 letters, digits and dashes')
export const classify = z.array(z.strictObject({ key: Key, names: Names })).max(20)

export const game = z.object({
  nodeId: z.number(),
  vendorCode: z.string(),
  vendorName: z.string(),
  gameId: z.string(),
  gameType: GameType,
  name: z.string(),
  names: Names,
  iconUrl: z.string(),
  theme: z.string(),
  features: z.array(z.string()),
  volatility: z.number().nullable(),
  lines: z.number().nullable(),
  rtp: z.number().nullable(),
  /** The least that the house keeps of a stake, in per cent, as its vendor or an operator states it. */
  edge: z.number().nullable(),
  minBet: Amount,
  classify: z.array(z.string()),
  blockedCountries: z.array(z.string()),
  isHot: z.boolean(),
  isNew: z.boolean(),
  sort: z.number(),
  /** Of the game itself; its vendor can be closed, too. */
  maintenance: z.boolean(),
  vendorMaintenance: z.boolean(),
  /** False: hidden. */
  enabled: z.boolean(),
  vendorEnabled: z.boolean(),
  /** Whether the vendor still lists the game and has not closed it. */
  listed: z.boolean(),
  closedByVendor: z.boolean(),
  client: z.enum(['own', 'sample']),
  hasTrial: z.boolean(),
  imgSize: z.enum(['1x1', '2x1']),
})
/** What can be changed of many games at once; fields that are left out stay as they are. */
export const bulk = z
  .strictObject({
    isHot: z.boolean(),
    isNew: z.boolean(),
    enabled: z.boolean(),
    maintenance: z.boolean(),
    hasTrial: z.boolean(),
    imgSize: z.enum(['1x1', '2x1']),
    /** Keys of the vendor's own categories; they replace the game's current ones. */
    classify: z.array(Key).max(20),
    blockedCountries: z.array(Country).max(250),
  })
  .partial()
  .refine((set) => Object.keys(set).length > 0, 'Nothing to change')
export const vendor = z.object({
  vendorCode: z.string(),
  gameType: GameType,
  name: z.string(),
  names: Names,
  logoUrl: z.string(),
  sort: z.number(),
  isHot: z.boolean(),
  opens: z.enum(['auto', 'list', 'game', 'lobby']),
  enabled: z.boolean(),
  maintenance: z.boolean(),
  classify,
  blockedCountries: z.array(z.string()),
  /** All games, and how many of them are visible. */
  games: z.number(),
  visible: z.number(),
  /** The protocol by which its games open; null for a demonstration vendor. */
  accountId: z.string().nullable(),
})
const Section = z
  .strictObject({
    key: Key,
    kind: z.enum(['hot', 'rank', 'new', 'type', 'pins']),
    gameType: GameType.nullable().default(null),
    vendorCode: vendorCode.nullable().default(null),
    titles: Names.default({}),
    pins: z.array(nodeId).max(20).default([]),
    length: z.number().int().min(1).max(20).default(20),
    enabled: z.boolean().default(true),
  })
  .refine(({ kind, gameType }) => kind !== 'type' || gameType !== null, {
    path: ['gameType'],
    message: 'A row of a type needs one',
  })
export const Sections = z
  .array(Section)
  .max(40)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, 'Two rows have the same key')
export const sections = z.object({
  brandCode: z.string(),
  /** False: the default rows. */
  composed: z.boolean(),
  /** Identifies the current rows; a change based on others is refused. */
  revision: z.string(),
  list: z.array(Section),
})
export const row = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.string(),
  gameType: GameType.nullable(),
  seeMore: z.string().nullable(),
  games: z.array(
    z.object({
      nodeId: z.number(),
      name: z.string(),
      vendorName: z.string(),
      iconUrl: z.string(),
      pinned: z.boolean(),
    }),
  ),
})
export const account = z.object({
  id: z.string(),
  protocol: z.string(),
  enabled: z.boolean(),
  vendorCode: z.string(),
  baseUrl: z.string(),
  operatorId: z.string(),
  languages: z.record(z.string(), z.string()),
  /**
   * A launch gives it a one-use token, which it exchanges for the wallet session; other vendors get the
   * session at once.
   */
  redeems: z.boolean(),
  /** Its public keys; there are two during a rotation. */
  keys: z.array(z.object({ which: z.enum(['current', 'next']), fingerprint: z.string(), pem: z.string() })),
  /** Where it calls our wallet. */
  walletUrl: z.string(),
  /**
   * Demonstration vendors share it: their games open as samples, and there is no list of games to compare.
   */
  shared: z.boolean(),
})
export const accountId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Up to 40 small letters, digits and dashes')
export const PublicKey = z.string().trim().min(100).max(8_000)
export const Address = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])
export const languages = z.record(
  z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/),
  z.string().regex(/^[A-Za-z-]{2,12}$/),
)

/** The type in our lobby for each category of the vendor; games of a category without one are left out. */
export const types = z.record(z.string().max(100), GameType.nullable())
const listedGame = z.object({
  gameId: z.string(),
  name: z.string(),
  category: z.string(),
  gameType: GameType,
})
export const diff = z.object({
  accountId: z.string(),
  vendorCode: z.string(),
  listed: z.number(),
  categories: z.array(z.object({ category: z.string(), games: z.number(), gameType: GameType.nullable() })),
  added: z.array(listedGame),
  changed: z.array(
    listedGame.extend({
      nodeId: z.number(),
      changes: z.array(
        z.object({
          field: z.enum(['name', 'blockedCountries', 'closed', 'listed', 'edge']),
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
  ),
  gone: z.array(z.object({ nodeId: z.number(), gameId: z.string(), name: z.string() })),
  /** Identifies exactly these differences; required to apply them. */
  digest: z.string(),
})
