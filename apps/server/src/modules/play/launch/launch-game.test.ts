// SPDX-License-Identifier: Apache-2.0
import { Fault } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import { text } from '@tessera/texts'
import { beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../../platform/log/log.ts'
import { CurrencyRefused, type GameVendorAdapter, type LaunchRequest, type VendorAccount } from '../ports.ts'
import {
  launchGame,
  type LaunchableGame,
  type LaunchDeps,
  type LaunchInput,
  type TokenMaker,
} from './launch-game.ts'

const account: VendorAccount = {
  id: 'studio',
  protocol: 'hub88',
  enabled: true,
  vendorCode: 'BGS',
  baseUrl: 'http://studio',
  operatorId: 'brand1',
  secrets: {},
  languages: {},
  options: {},
}
const sandbox: VendorAccount = {
  ...account,
  id: 'sandbox',
  vendorCode: 'SANDBOX',
  operatorId: 'brand1-sandbox',
  redeems: true,
}
const input: LaunchInput = {
  memberId: 7n,
  loginSession: 'session-7',
  currency: 'VND',
  trial: false,
  room: false,
  gameId: 'bgs-dice',
  vendorCode: 'BGS',
  language: 'EN',
  country: 'VN',
  ip: '192.0.2.1',
  device: 'desktop',
  automaticBetsMs: 1_000,
  bonusBuy: false,
}
const game: LaunchableGame = {
  code: 'dice',
  title: 'Dice',
  vendorName: 'Originals',
  gameType: 'INHOUSE',
  theme: 'dice',
  picture: '/art/3/game/300/7.avif',
  open: true,
  blocked: false,
  client: 'own',
  plays: null,
  ownPage: null,
  hasGame: true,
  hasTrial: true,
  isRoom: false,
  isTable: false,
  minimumStake: zero,
}
const others = [{ gameId: 'bgs-limbo' }]

let asked: LaunchRequest[]
let open: string[]
let registered: string[]
let vendorAnswer: () => Promise<{ url: string }>

const maker = (kind: string): TokenMaker => ({
  open: async (session) => {
    open.push(`${kind} ${session.memberId} ${session.vendorAccountId} ${session.vendor} ${session.gameCode}`)
    return { token: `${kind}-token`, playerRef: 'p-7' }
  },
  revoke: async () => {
    open.pop()
  },
})
const deps = (
  changes: { account?: VendorAccount | undefined; game?: Partial<LaunchableGame> } = {},
): LaunchDeps => ({
  playLimited: async () => false,
  accounts: {
    findByVendorCode: async () => ('account' in changes ? changes.account : account),
    find: async (id) => (id === 'sandbox' ? sandbox : undefined),
  },
  adapters: new Map([
    [
      'hub88',
      {
        launch: (_account: VendorAccount, request: LaunchRequest) => {
          asked.push(request)
          return vendorAnswer()
        },
      } as Pick<GameVendorAdapter, 'launch'> as GameVendorAdapter,
    ],
  ]),
  games: {
    find: async (gameId) => (gameId === 'bgs-dice' ? { ...game, ...changes.game } : undefined),
    suggest: async () => others,
  },
  sessions: maker('wallet'),
  launches: maker('launch'),
  registerGame: async (id, { code, name }) => {
    registered.push(`${id}/${code} ${name}`)
  },
  site: { lobbyUrl: 'http://site/', depositUrl: 'http://site/deposit', brandId: 'brand1' },
  log: silentLog(),
})

async function faultOf(work: Promise<unknown>): Promise<[string, unknown]> {
  const error = await work.catch((thrown: unknown) => thrown)
  if (error instanceof Fault) return [error.fault, error.details]
  throw error
}

describe('launching a game', () => {
  beforeEach(() => {
    asked = []
    open = []
    registered = []
    vendorAnswer = async () => ({ url: 'http://studio/dice?s=1' })
  })

  it('gives the vendor its own wallet token and returns the address of the frame', async () => {
    expect(await launchGame(deps(), input)).toEqual({ gameUrl: 'http://studio/dice?s=1' })
    expect(open).toEqual(['wallet 7 studio BGS dice'])
    expect(asked[0]).toEqual({
      gameCode: 'dice',
      playerRef: 'p-7',
      sessionToken: 'wallet-token',
      currency: 'VND',
      lang: 'en',
      country: 'VN',
      ip: '192.0.2.1',
      device: 'desktop',
      lobbyUrl: 'http://site/',
      depositUrl: 'http://site/deposit',
      brandId: 'brand1',
      meta: { automatic_bets_ms: 1_000, play_money: false },
    })
  })

  it('names the member in the chat of a table, masked as the brand says, and nowhere else', async () => {
    for (const change of [{ isTable: true }, { isTable: false }])
      await launchGame(deps({ game: change }), { ...input, chatName: 'an***' })
    await launchGame(deps({ game: { isTable: true } }), input)
    expect(asked.map(({ meta }) => meta?.['chat_name'])).toEqual(['an***', undefined, undefined])
  })

  it('says so when the vendor does not take the currency of the member, and leaves no session', async () => {
    vendorAnswer = () => Promise.reject(new CurrencyRefused('RS_ERROR_WRONG_CURRENCY'))
    const refused = await faultOf(launchGame(deps(), input))
    expect(refused).toEqual(['play.currencyNotTaken', { currency: 'VND' }])
    expect(text('EN', 'fault.play.currencyNotTaken', { currency: 'VND' })).toBe(
      'This game cannot be played in VND',
    )
    expect(open).toEqual([])
  })

  it('gives a redeeming vendor a launch token, which is not a wallet session', async () => {
    await launchGame(deps({ account: { ...account, redeems: true } }), input)
    expect([open, asked[0]?.sessionToken]).toEqual([['launch 7 studio BGS dice'], 'launch-token'])
  })

  it('sends the pace of the brand with a demonstration title in which fire is held, and with no other', async () => {
    const sample = { client: 'sample', hasGame: true } as const
    for (const plays of ['fishing:reef', 'lines20-high:96'])
      await launchGame(deps({ account: undefined, game: { ...sample, plays } }), input)
    expect(asked.map(({ meta }) => [meta?.['automatic_bets_ms'], meta?.['play_money']])).toEqual([
      [1_000, false],
      [undefined, undefined],
    ])
  })

  it("opens a demonstration vendor's game under the sandbox account, with the details for the frame", async () => {
    await launchGame(
      deps({
        account: undefined,
        game: {
          client: 'sample',
          code: 'jade-harbour',
          title: 'Jade Harbour',
          vendorName: 'Lumen',
          theme: 'ocean',
          plays: 'lines20-high:96',
        },
      }),
      { ...input, vendorCode: 'LUM' },
    )
    expect([open, registered]).toEqual([
      ['launch 7 sandbox LUM jade-harbour'],
      ['sandbox/jade-harbour Jade Harbour'],
    ])
    expect(asked[0]).toMatchObject({
      gameCode: 'jade-harbour',
      meta: {
        title: 'Jade Harbour',
        vendor: 'Lumen',
        vendor_code: 'LUM',
        plays: 'lines20-high:96',
        theme: 'ocean',
        picture: 'http://site/art/3/game/300/7.avif',
      },
    })
  })

  it('opens nothing behind a title that no game is built for, and suggests others', async () => {
    const table = deps({
      account: undefined,
      game: { client: 'sample', gameType: 'LIVE', hasGame: false },
    })
    for (const trial of [false, true])
      expect(await faultOf(launchGame(table, { ...input, trial }))).toEqual([
        'play.noDemonstration',
        { suggestions: others },
      ])
    expect([asked, open, registered]).toEqual([[], [], []])
  })

  it('leaves a game to its own vendor once that is connected', async () => {
    await launchGame(
      deps({ account: { ...account, id: 'lumen', vendorCode: 'LUM' }, game: { client: 'sample' } }),
      { ...input, vendorCode: 'LUM' },
    )
    expect([open, registered, asked[0]?.meta]).toEqual([['wallet 7 lumen LUM dice'], [], undefined])
  })

  it('requests the chosen language if the vendor has it, and English for the default one and any other [CONST-047]', async () => {
    const speaking = deps({ account: { ...account, languages: { EN: 'en', TH: 'th' } } })
    for (const language of ['TH', 'EN', 'TY', 'JA']) await launchGame(speaking, { ...input, language })
    expect(asked.map(({ lang }) => lang)).toEqual(['th', 'en', 'en', 'en'])
  })

  it('sends a vendor the country, or the code for an unknown one', async () => {
    for (const country of ['PH', undefined]) await launchGame(deps(), { ...input, country })
    expect(asked.map(({ country }) => country)).toEqual(['PH', 'ZZ'])
  })

  it('refuses a game that the platform does not have, and a room that is not one', async () => {
    expect(await faultOf(launchGame(deps(), { ...input, gameId: 'none' }))).toEqual([
      'play.unknownGame',
      undefined,
    ])
    expect(await faultOf(launchGame(deps(), { ...input, room: true }))).toEqual([
      'play.unknownGame',
      undefined,
    ])
    expect(await faultOf(launchGame(deps({ game: { isRoom: true } }), input))).toEqual([
      'play.unknownGame',
      undefined,
    ])
    expect(open).toEqual([])
  })

  it('refuses a game in a blocked country, and play money for a game without a trial, and opens nothing', async () => {
    expect((await faultOf(launchGame(deps({ game: { blocked: true } }), input)))[0]).toBe('play.gameBlocked')
    expect(
      (await faultOf(launchGame(deps({ game: { hasTrial: false } }), { ...input, trial: true })))[0],
    ).toBe('call.needRealAccount')
    expect([open, asked]).toEqual([[], []])
  })

  it.each([
    ['a closed game', { game: { open: false } }],
    ['a closed vendor', { account: { ...account, enabled: false } }],
    ['a vendor without a client', { account: { ...account, baseUrl: '' } }],
  ])('offers other games instead of %s and opens no session', async (_name, changes) => {
    expect(await faultOf(launchGame(deps(changes), input))).toEqual([
      'play.gameMaintenance',
      { suggestions: others },
    ])
    expect([open, asked]).toEqual([[], []])
  })

  it('revokes the token when the vendor cannot open the game', async () => {
    vendorAnswer = async () => {
      throw new Error('away')
    }
    expect(await faultOf(launchGame(deps(), input))).toEqual([
      'play.gameMaintenance',
      { suggestions: others },
    ])
    expect(open).toEqual([])
  })
})
