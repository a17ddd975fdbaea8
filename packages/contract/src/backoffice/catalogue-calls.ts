// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { GameType } from '../catalogue/calls.ts'
import { Amount, call, line, page, PageNo, pageSize } from '../kit/index.ts'

import {
  account,
  accountId,
  Address,
  bulk,
  classify,
  Country,
  diff,
  game,
  Key,
  languages,
  brandCode,
  Names,
  nodeId,
  PublicKey,
  row,
  Sections,
  sections,
  types,
  vassalage,
  vendor,
} from './catalogue-shapes.ts'

/** What operators do with vendors, games and the rows of the home page. */
export const catalogueAdminCalls = {
  catalogueGames: call('backoffice.catalogueGames', {
    http: 'GET /ops/catalogue/games',
    who: 'operator',
    may: 'contents',
    summary: 'All games of the platform, also hidden ones.',
    input: {
      search: z.string().trim().max(120).default(''),
      vassalage: vassalage.optional(),
      gameType: GameType.optional(),
      state: z.enum(['all', 'visible', 'off', 'maintenance', 'hot', 'new', 'sample']).default('all'),
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
      'Changes many games at once, or none: hot, new, visible, maintenance, categories of the vendor, countries.',
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
      'Puts games of one type that are visible in this order, at the places that they take there together.',
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
    input: { brandCode },
    output: sections,
    faults: ['backoffice.noBrand'],
  }),
  saveSections: call('backoffice.saveSections', {
    http: 'PUT /ops/catalogue/sections',
    who: 'operator',
    may: 'contents',
    summary: 'Puts these rows in place of those that stood there; none brings back the usual ones.',
    input: { brandCode, revision: z.string().max(64), list: Sections },
    output: sections,
    faults: ['backoffice.noBrand', 'messages.changedElsewhere'],
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
    summary: 'The vendor accounts with their keys, and the platform’s own public key.',
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
    summary: 'Asks a vendor for its games and says how they differ from the catalogue. Nothing is changed.',
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
