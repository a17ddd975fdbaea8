import { Fault } from '@tessera/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../../platform/log/log.ts'
import type { GameVendorAdapter, LaunchRequest, VendorAccount } from '../ports.ts'
import { launchGame } from './launch-game.ts'
import type { LaunchDeps, LaunchInput } from './launch-game.ts'

const account: VendorAccount = { id: 'studio', protocol: 'hub88', enabled: true, vassalage: 'BGS', baseUrl: 'http://studio', operatorId: 'house1', secrets: {}, languages: {}, options: {} }
const input: LaunchInput = { memberId: 7, currency: 'VND', gameId: 'bgs-dice', vassalage: 'BGS', language: 'EN', country: 'VN', ip: '192.0.2.1', device: 'desktop' }
const others = [{ gameId: 'bgs-limbo' }]

let asked: LaunchRequest[]
let open: string[]
let vendorAnswer: () => Promise<{ url: string }>

const deps = (changes: { account?: VendorAccount; gameOpen?: boolean } = {}): LaunchDeps => ({
  accounts: { findByVassalage: async () => changes.account ?? account },
  adapters: new Map([['hub88', { launch: (_account: VendorAccount, request: LaunchRequest) => { asked.push(request); return vendorAnswer() } } as Pick<GameVendorAdapter, 'launch'> as GameVendorAdapter]]),
  shelf: {
    find: async (gameId) => (gameId === 'bgs-dice' ? { code: 'dice', gameType: 'INHOUSE', open: changes.gameOpen ?? true } : undefined),
    suggest: async () => others,
  },
  sessions: {
    open: async (session) => { open.push(`${session.memberId} ${session.vendorAccountId} ${session.gameCode}`); return { token: 'wallet-token', playerRef: 'p-7' } },
    revoke: async () => { open.pop() },
  },
  site: { lobbyUrl: 'http://house/', depositUrl: 'http://house/deposit', brandId: 'house1' },
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
    vendorAnswer = async () => ({ url: 'http://studio/dice?s=1' })
  })

  it('gives the vendor a wallet token of its own and answers the address of the frame', async () => {
    expect(await launchGame(deps(), input)).toEqual({ gameUrl: 'http://studio/dice?s=1' })
    expect(open).toEqual(['7 studio dice'])
    expect(asked[0]).toEqual({
      gameCode: 'dice', playerRef: 'p-7', sessionToken: 'wallet-token', currency: 'VND', lang: 'en', country: 'VN', ip: '192.0.2.1', device: 'desktop',
      lobbyUrl: 'http://house/', depositUrl: 'http://house/deposit', brandId: 'house1',
    })
  })

  it('asks in the chosen language where the vendor speaks it, and in English for the default one and any other [CONST-047]', async () => {
    const speaking = deps({ account: { ...account, languages: { EN: 'en', TH: 'th' } } })
    for (const language of ['TH', 'EN', 'TY', 'JA']) await launchGame(speaking, { ...input, language })
    expect(asked.map(({ lang }) => lang)).toEqual(['th', 'en', 'en', 'en'])
  })

  it('does not know a game that the house does not have', async () => {
    expect(await faultOf(launchGame(deps(), { ...input, gameId: 'none' }))).toEqual(['play.unknownGame', undefined])
    expect(open).toEqual([])
  })

  it.each([
    ['a closed game', { gameOpen: false }], ['a closed vendor', { account: { ...account, enabled: false } }], ['a vendor without a client', { account: { ...account, baseUrl: '' } }],
  ])('offers other games instead of %s and opens no session', async (_name, changes) => {
    expect(await faultOf(launchGame(deps(changes), input))).toEqual(['play.gameMaintenance', { suggestions: others }])
    expect([open, asked]).toEqual([[], []])
  })

  it('takes the wallet token back when the vendor cannot open the game', async () => {
    vendorAnswer = async () => { throw new Error('away') }
    expect(await faultOf(launchGame(deps(), input))).toEqual(['play.gameMaintenance', { suggestions: others }])
    expect(open).toEqual([])
  })
})
