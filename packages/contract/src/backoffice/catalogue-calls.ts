// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { GameType } from '../catalogue/calls.ts'
import { Amount, call, line, page, PageNo, pageSize } from '../kit/index.ts'

const nodeId = z.number().int().min(1).max(2_147_483_647)
const vassalage = z.string().min(1).max(40)
/** Which brand's; that of the address when left out. */
const merchant = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .optional()
/** A name by language code. */
const Names = z.record(z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/), line(120).min(1))
const Country = z.string().regex(/^[A-Z]{2}$/, 'Two letters of ISO 3166, such as VN')
const Key = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'Up to 40 letters, digits and dashes')
const classify = z.array(z.strictObject({ key: Key, names: Names })).max(20)

const game = z.object({
  nodeId: z.number(),
  vassalage: z.string(),
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
  minBet: Amount,
  classify: z.array(z.string()),
  blockedCountries: z.array(z.string()),
  isHot: z.boolean(),
  isNew: z.boolean(),
  sort: z.number(),
  /** The game itself; its vendor may be closed as well. */
  maintenance: z.boolean(),
  vendorMaintenance: z.boolean(),
  /** False: taken off the shelves. */
  enabled: z.boolean(),
  vendorEnabled: z.boolean(),
  /** What the vendor's own list says: it is still on it, and not closed there. */
  listed: z.boolean(),
  closedByVendor: z.boolean(),
  client: z.enum(['own', 'sample']),
  hasTrial: z.boolean(),
  imgSize: z.enum(['1x1', '2x1']),
})
/** What can be done to many games at once; what is left out stays. */
const bulk = z
  .strictObject({
    isHot: z.boolean(),
    isNew: z.boolean(),
    enabled: z.boolean(),
    maintenance: z.boolean(),
    hasTrial: z.boolean(),
    imgSize: z.enum(['1x1', '2x1']),
    /** Keys of the vendor's own shelves, in place of those it had. */
    classify: z.array(Key).max(20),
    blockedCountries: z.array(Country).max(250),
  })
  .partial()
  .refine((set) => Object.keys(set).length > 0, 'Nothing to change')
const vendor = z.object({
  vassalage: z.string(),
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
  /** Games in all, and those on the shelves. */
  games: z.number(),
  shown: z.number(),
  /** The wire by which its games are opened; null for a demonstration vendor. */
  accountId: z.string().nullable(),
})
const Section = z
  .strictObject({
    key: Key,
    kind: z.enum(['hot', 'rank', 'new', 'type', 'pins']),
    gameType: GameType.nullable().default(null),
    vassalage: vassalage.nullable().default(null),
    titles: Names.default({}),
    pins: z.array(nodeId).max(20).default([]),
    length: z.number().int().min(1).max(20).default(20),
    enabled: z.boolean().default(true),
  })
  .refine(({ kind, gameType }) => kind !== 'type' || gameType !== null, {
    path: ['gameType'],
    message: 'A row of a type needs one',
  })
const Sections = z
  .array(Section)
  .max(40)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, 'Two rows have the same key')
const sections = z.object({
  merchant: z.string(),
  /** False: the usual rows, which nobody composed. */
  composed: z.boolean(),
  /** Names what stands there; a change of something else is refused. */
  revision: z.string(),
  list: z.array(Section),
})
const row = z.object({
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
const account = z.object({
  id: z.string(),
  protocol: z.string(),
  enabled: z.boolean(),
  vassalage: z.string(),
  baseUrl: z.string(),
  operatorId: z.string(),
  languages: z.record(z.string(), z.string()),
  /**
   * A launch gives it a one-use token, which it gives for the session of the play; others get the session at
   * once.
   */
  redeems: z.boolean(),
  /** Its public keys: the second one stands there during a rotation. */
  keys: z.array(z.object({ which: z.enum(['current', 'next']), fingerprint: z.string(), pem: z.string() })),
  /** Where it calls our wallet. */
  walletUrl: z.string(),
  /** Demonstration vendors share it: their games open as samples, and there is no list to compare. */
  shared: z.boolean(),
})
const accountId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Up to 40 small letters, digits and dashes')
const PublicKey = z.string().trim().min(100).max(8_000)
const Address = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])
const languages = z.record(
  z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/),
  z.string().regex(/^[A-Za-z-]{2,12}$/),
)

/** Which type the games of a vendor's category have in our lobby; a category without one is left out. */
const types = z.record(z.string().max(100), GameType.nullable())
const listedGame = z.object({
  gameId: z.string(),
  name: z.string(),
  category: z.string(),
  gameType: GameType,
})
const diff = z.object({
  accountId: z.string(),
  vassalage: z.string(),
  listed: z.number(),
  categories: z.array(z.object({ category: z.string(), games: z.number(), gameType: GameType.nullable() })),
  added: z.array(listedGame),
  changed: z.array(
    listedGame.extend({
      nodeId: z.number(),
      changes: z.array(
        z.object({
          field: z.enum(['name', 'blockedCountries', 'closed', 'listed']),
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
  ),
  gone: z.array(z.object({ nodeId: z.number(), gameId: z.string(), name: z.string() })),
  /** Names exactly these differences; they are applied only with it. */
  digest: z.string(),
})

/** What operators do with vendors, games and the rows of the home page. */
export const catalogueDeskCalls = {
  catalogueGames: call('backoffice.catalogueGames', {
    http: 'GET /ops/catalogue/games',
    who: 'operator',
    may: 'contents',
    summary: 'All games of the house, also those that are off the shelves.',
    input: {
      search: z.string().trim().max(120).default(''),
      vassalage: vassalage.optional(),
      gameType: GameType.optional(),
      state: z.enum(['all', 'shown', 'off', 'maintenance', 'hot', 'new', 'sample']).default('all'),
      order: z.enum(['lobby', 'name', 'newest']).default('lobby'),
      pageNo: PageNo,
      pageSize: pageSize(50, 200),
    },
    output: page(game),
  }),
  changeGames: call('backoffice.changeGames', {
    http: 'POST /ops/catalogue/games',
    who: 'operator',
    may: 'contents',
    summary:
      'Changes many games at once, or none: hot, new, on the shelves, maintenance, shelves of the vendor, countries.',
    input: { nodeIds: z.array(nodeId).min(1).max(1_000), set: bulk },
    output: z.object({ changed: z.number() }),
  }),
  changeGame: call('backoffice.changeGame', {
    http: 'PUT /ops/catalogue/games/:nodeId',
    who: 'operator',
    may: 'contents',
    summary: 'Changes what one game is called and what is said of it; what is left out stays.',
    input: {
      nodeId,
      name: line(120).min(1).optional(),
      names: Names.optional(),
      theme: z.string().max(40).optional(),
      features: z.array(Key).max(20).optional(),
      volatility: z.number().int().min(1).max(5).nullable().optional(),
      lines: z.number().int().min(1).max(1_000_000).nullable().optional(),
      rtp: z.number().min(0).max(100).multipleOf(0.01).nullable().optional(),
      minBet: Amount.optional(),
    },
    output: game,
  }),
  orderGames: call('backoffice.orderGames', {
    http: 'POST /ops/catalogue/games/order',
    who: 'operator',
    may: 'contents',
    summary:
      'Puts games of one type, which stand on the shelves, in this order, at the places that they take there together.',
    input: { gameType: GameType, nodeIds: z.array(nodeId).min(2).max(500) },
    output: z.null(),
    faults: ['messages.changedElsewhere'],
  }),
  catalogueVendors: call('backoffice.catalogueVendors', {
    http: 'GET /ops/catalogue/vendors',
    who: 'operator',
    may: 'contents',
    summary: 'The vendors by type and order, also those that are switched off.',
    input: {},
    output: z.array(vendor),
  }),
  changeVendor: call('backoffice.changeVendor', {
    http: 'PUT /ops/catalogue/vendors/:vassalage/:gameType',
    who: 'operator',
    may: 'contents',
    summary: 'Changes a vendor’s entry for one type of games; what is left out stays.',
    input: {
      vassalage,
      gameType: GameType,
      name: line(80).min(1).optional(),
      names: Names.optional(),
      isHot: z.boolean().optional(),
      opens: z.enum(['auto', 'list', 'game', 'lobby']).optional(),
      enabled: z.boolean().optional(),
      maintenance: z.boolean().optional(),
      classify: classify.optional(),
      blockedCountries: z.array(Country).max(250).optional(),
    },
    output: vendor,
  }),
  orderVendors: call('backoffice.orderVendors', {
    http: 'POST /ops/catalogue/vendors/order',
    who: 'operator',
    may: 'contents',
    summary: 'Puts all vendors of a type in this order.',
    input: { gameType: GameType, vassalages: z.array(vassalage).min(1).max(200) },
    output: z.null(),
    faults: ['messages.changedElsewhere'],
  }),
  homeSections: call('backoffice.homeSections', {
    http: 'GET /ops/catalogue/sections',
    who: 'operator',
    may: 'contents',
    summary: 'The rows of a brand’s home page.',
    input: { merchant },
    output: sections,
    faults: ['backoffice.noMerchant'],
  }),
  saveSections: call('backoffice.saveSections', {
    http: 'PUT /ops/catalogue/sections',
    who: 'operator',
    may: 'contents',
    summary: 'Puts these rows in place of those that stood there; none brings back the usual ones.',
    input: { merchant, revision: z.string().max(64), list: Sections },
    output: sections,
    faults: ['backoffice.noMerchant', 'messages.changedElsewhere'],
  }),
  previewSections: call('backoffice.previewSections', {
    http: 'POST /ops/catalogue/sections/preview',
    who: 'operator',
    may: 'contents',
    summary: 'What visitors would see of these rows now; nothing is saved.',
    input: { list: Sections, language: z.string().max(10).default('EN') },
    output: z.array(row),
  }),
  vendorAccounts: call('backoffice.vendorAccounts', {
    http: 'GET /ops/catalogue/accounts',
    who: 'operator',
    may: 'vendorAccounts',
    summary: 'The vendor accounts with their keys, and the house’s own public key.',
    input: {},
    output: z.object({
      accounts: z.array(account),
      ownKey: z.object({ fingerprint: z.string(), pem: z.string() }),
    }),
  }),
  addVendorAccount: call('backoffice.addVendorAccount', {
    http: 'POST /ops/catalogue/accounts',
    who: 'operator',
    may: 'vendorAccounts',
    summary: 'Registers a vendor: who may call our wallet, and where its games are opened.',
    input: {
      id: accountId,
      publicKey: PublicKey,
      operatorId: line(80).min(1),
      baseUrl: Address.default(''),
      vassalage: z
        .string()
        .regex(/^[A-Z0-9]{1,20}$/)
        .optional(),
      languages: languages.default({}),
      redeems: z.boolean().default(false),
    },
    output: account,
  }),
  changeVendorAccount: call('backoffice.changeVendorAccount', {
    http: 'PUT /ops/catalogue/accounts/:id',
    who: 'operator',
    may: 'vendorAccounts',
    summary:
      'Closes an account or opens it, or changes its address, its languages, and which token a launch gives it. A closed one opens nothing; what was staked settles.',
    input: {
      id: accountId,
      enabled: z.boolean().optional(),
      baseUrl: Address.optional(),
      languages: languages.optional(),
      redeems: z.boolean().optional(),
    },
    output: account,
  }),
  rotateVendorKey: call('backoffice.rotateVendorKey', {
    http: 'POST /ops/catalogue/accounts/:id/keys',
    who: 'operator',
    may: 'vendorAccounts',
    summary: 'Lets a second key sign beside the first.',
    input: { id: accountId, publicKey: PublicKey },
    output: account,
  }),
  finishKeyRotation: call('backoffice.finishKeyRotation', {
    http: 'POST /ops/catalogue/accounts/:id/keys/finish',
    who: 'operator',
    may: 'vendorAccounts',
    summary: 'Ends a rotation: only the newer key signs from now on.',
    input: { id: accountId },
    output: account,
  }),
  compareVendor: call('backoffice.compareVendor', {
    http: 'POST /ops/catalogue/accounts/:id/compare',
    who: 'operator',
    may: 'contents',
    perMinute: 60,
    summary: 'Asks a vendor for its games and says how they differ from the shelves. Nothing is changed.',
    input: { id: accountId, types: types.default({}) },
    output: diff,
    faults: ['backoffice.vendorAway', 'backoffice.noList'],
  }),
  applyVendor: call('backoffice.applyVendor', {
    http: 'POST /ops/catalogue/accounts/:id/apply',
    who: 'operator',
    may: 'contents',
    summary:
      'Applies the differences that the digest names. When they are others by now, nothing is changed.',
    input: { id: accountId, types: types.default({}), digest: z.string().max(64) },
    output: z.object({ added: z.number(), changed: z.number(), gone: z.number() }),
    faults: ['backoffice.vendorAway', 'backoffice.noList', 'messages.changedElsewhere'],
  }),
  testVendor: call('backoffice.testVendor', {
    http: 'POST /ops/catalogue/accounts/:id/test',
    who: 'operator',
    may: 'vendorAccounts',
    perMinute: 20,
    summary:
      'Opens a game as a member would, and closes it again: the vendor’s list, its launch, the page of the frame, and the token with which the frame comes to our wallet.',
    input: {
      id: accountId,
      gameId: z.string().min(1).max(100).optional(),
      /** Whose wallet the launch names; without one the vendor is asked for its demo. */ username: z
        .string()
        .trim()
        .min(1)
        .max(64)
        .optional(),
    },
    output: z.object({
      passed: z.boolean(),
      steps: z.array(
        z.object({
          step: z.enum(['list', 'launch', 'frame', 'token']),
          passed: z.boolean(),
          tookMs: z.number(),
          detail: z.string(),
        }),
      ),
    }),
    faults: ['backoffice.noMember'],
  }),
}
