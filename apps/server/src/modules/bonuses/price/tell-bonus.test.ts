// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { amountFromWire, units } from '@tessera/rules/money'
import { usualWeights } from '@tessera/rules/bonuses/terms'
import { chooseDemo, demoFactsOf } from '@tessera/rules/games/demo-slots/choose-model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { mostPlayedBy, recordFact } from '../../bets/index.ts'
import { createGameEdges, createSnapshotSource, saveGames, saveVendor } from '../../catalogue/index.ts'
import { createTellBonus, type BonusQuestion, type TellBonus } from '../index.ts'

let server: TestServer
let editor: CallClient
let tellBonus: TellBonus

const usual = {
  vendorCode: 'QK',
  gameType: 'RNG' as const,
  theme: '',
  isHot: false,
  isNew: false,
  minimumStake: units(1),
  client: 'own' as const,
}
const terms = { wagerTimes: 30, wagerBase: 'bonus' as const, weights: usualWeights, daysToWager: 7 }
const asked: CallInput<'backoffice.priceBonus'> = { terms, bonus: 100, deposit: 100 }
const question: BonusQuestion = {
  terms: { ...terms, vendorWeights: {}, gameWeights: {}, maxStake: null },
  bonus: units(100),
  deposit: units(100),
  order: 'cashFirst',
  language: 'EN',
}

const priceOf = async (input: CallInput<'backoffice.priceBonus'>) => {
  const { status, envelope } = await editor.call('backoffice.priceBonus', input)
  expect(status).toBe(200)
  return envelope.value
}

beforeAll(async () => {
  server = await openTestServer()
  await server.platform.database.transaction(async (tx) => {
    for (const gameType of ['RNG', 'LIVE', 'INHOUSE', 'PVP'] as const)
      await saveVendor(tx, { vendorCode: 'QK', gameType, name: 'Quill', sort: 1 })
    await saveGames(tx, [
      { ...usual, gameId: 'tight', name: 'Tight', sort: 1, rtpBasisPoints: 9_400, volatility: 5 },
      { ...usual, gameId: 'loose', name: 'Loose', sort: 2, rtpBasisPoints: 9_700, volatility: 1 },
      { ...usual, gameId: 'secret', name: 'Secret', sort: 3, rtpBasisPoints: null },
      { ...usual, gameId: 'shown', name: 'Shown', sort: 4, rtpBasisPoints: 9_640, client: 'sample' },
      {
        ...usual,
        gameId: 'table',
        name: 'Table',
        sort: 5,
        gameType: 'LIVE',
        rtpBasisPoints: 9_850,
        names: { TH: 'โต๊ะ' },
      },
      {
        ...usual,
        gameId: 'inh_dice',
        name: 'Dice',
        sort: 6,
        gameType: 'INHOUSE',
        rtpBasisPoints: 9_898,
        blockedCountries: ['SG'],
      },
      { ...usual, gameId: 'room', name: 'Room', sort: 7, gameType: 'PVP', rtpBasisPoints: 9_950 },
    ])
  })
  editor = await server.operator('clara', 'content')
  tellBonus = createTellBonus({
    snapshot: createSnapshotSource({ ...server.platform, demonstration: true }),
    gameEdges: createGameEdges({ ...server.platform, own: {} }),
  })
})
afterAll(() => server.close())

describe('what a bonus costs', () => {
  it('is answered to an operator with the terms as they are written', async () => {
    const price = await priceOf(asked)
    expect(price).toMatchObject({
      required: 3_000,
      daysToWager: 7,
      maxStake: null,
      spendingOrder: 'cashFirst',
      excludedTypes: ['PVP'],
      // The cheapest counting game, exactly as it pays: with an edge of 1 %, a bet on it counts by half. The dearest: of an
      // unknown table the best bet keeps 0.5 %, so that a quarter of its 20 % counts.
      cheapest: {
        name: 'Dice',
        rtp: 98.98,
        weight: 50,
        stake: 6_000,
        cost: 61.2,
        pays: 'exact',
        setting: 'dice',
      },
      dearest: {
        name: 'Table',
        rtp: 98.5,
        weight: 5,
        stake: 60_000,
        cost: 900,
        pays: 'model',
        setting: null,
      },
      own: null,
      halfWay: { staked: 3_000, lost: 30.6, cashLeft: 69.4, bonusGone: 100 },
    })
    expect(price.groups).toEqual([
      {
        gameType: 'RNG',
        weight: 100,
        games: 4,
        names: [],
        unknown: 1,
        stake: 3_000,
        rtp: { cheapest: 97, dearest: 94 },
        cost: { cheapest: 90, dearest: 180 },
      },
      expect.objectContaining({ gameType: 'INHOUSE', weight: 50, names: [], unknown: 0 }),
      expect.objectContaining({
        gameType: 'LIVE',
        weight: 5,
        stake: 60_000,
        cost: { cheapest: 900, dearest: 900 },
      }),
    ])
  })

  it('states the simulated chances with their error, the same again each time and in each process', async () => {
    const [first, again] = [await priceOf(asked), await priceOf(asked)]
    expect(again).toEqual(first)
    const elsewhere = await tellBonus(question)
    expect(elsewhere.cheapest?.chances).toMatchObject({
      ...first.cheapest!.chances,
      betStake: units(2),
      medianLeft: amountFromWire(first.cheapest!.chances!.medianLeft),
    })
    const chances = first.cheapest!.chances!
    expect(chances).toMatchObject({ seed: 1, bets: 3_000, betStake: 2 })
    expect(chances.moreThanBonus.error).toBeCloseTo(
      Math.sqrt((chances.moreThanBonus.share * (1 - chances.moreThanBonus.share)) / chances.rounds),
      4,
    )
    expect(chances.moreThanBonus.share).toBeLessThan(chances.moreThanDeposit.share)
    expect(chances.moreThanDeposit.share).toBeLessThanOrEqual(chances.finished.share)
    const other = await priceOf({ ...asked, seed: 2 })
    const [one, two] = [first, other].map(({ cheapest }) => cheapest!.chances!.moreThanBonus)
    expect(other.cheapest!.chances!.seed).toBe(2)
    expect(Math.abs(one!.share - two!.share)).toBeLessThan(5 * Math.hypot(one!.error, two!.error))
  })

  it('is told to a member at the game that they play most, and in their language', async () => {
    const memberId = 77n
    await server.platform.database.transaction(async (tx) => {
      for (const [position, gameCode] of ['table', 'loose', 'table'].entries())
        await recordFact(tx, {
          memberId,
          vendor: 'QK',
          gameCode,
          roundId: `r${position}`,
          kind: 'stake',
          amount: units(1),
          currency: 'USD',
          validBet: units(1),
          closed: false,
          atMs: server.clock.now(),
          reference: `bonus-price-${position}`,
        })
    })
    const own = await mostPlayedBy(server.platform.database, memberId, 0)
    expect(own).toEqual({ vendor: 'QK', gameCode: 'table' })
    expect((await tellBonus({ ...question, language: 'TH', own })).own).toMatchObject({
      name: 'โต๊ะ',
      cost: units(900),
    })
    // A game that does not count, or is not in the catalogue, has no cost.
    for (const gameCode of ['room', 'gone'])
      expect((await tellBonus({ ...question, own: { vendor: 'QK', gameCode } })).own).toBeNull()
  })

  it('leaves out games that may not be played in a country', async () => {
    expect((await tellBonus({ ...question, country: 'SG' })).cheapest?.name).toBe('Loose')
    expect((await tellBonus({ ...question, country: 'DE' })).cheapest?.name).toBe('Dice')
  })

  it('computes demonstration games by what their slot plays', async () => {
    const facts = { features: [], lines: null, volatility: null, rtpBasisPoints: 9_640 }
    const stated = demoFactsOf('shown', chooseDemo({ gameId: 'shown', ...facts }))
    const only = { ...question.terms, weights: {}, gameWeights: { 'QK/shown': 100 } }
    expect((await tellBonus({ ...question, terms: only })).cheapest).toMatchObject({
      name: 'Shown',
      rtp: stated.rtpBasisPoints / 100,
      pays: 'model',
      volatility: stated.volatility,
    })
  })

  it('has no chances where nothing must be staked, or far too much', async () => {
    const cash = await priceOf({ ...asked, terms: { ...terms, wagerTimes: 0 } })
    expect(cash).toMatchObject({ required: 0, halfWay: null, cheapest: { cost: 0, chances: null } })
    const endless = await priceOf({
      ...asked,
      terms: { ...terms, maxStake: 0.01 },
    })
    expect(endless).toMatchObject({ required: 3_000, cheapest: { cost: 61.2, chances: null } })
  })

  it('names the games that count otherwise than their type', async () => {
    const price = await priceOf({
      ...asked,
      terms: { ...terms, gameWeights: { 'QK/loose': 50, 'QK/tight': 0 } },
    })
    expect(price.groups.map(({ gameType, weight, names }) => [gameType, weight, names])).toEqual([
      ['RNG', 100, ['Secret', 'Shown']],
      ['RNG', 50, ['Loose']],
      ['INHOUSE', 50, []],
      ['LIVE', 5, []],
    ])
    expect(price.excludedGames).toEqual({ games: 1, names: ['Tight'] })
  })

  it('is unknown where no game counts', async () => {
    const none = await priceOf({ ...asked, terms: { ...terms, weights: {} } })
    expect(none).toMatchObject({ groups: [], cheapest: null, dearest: null, halfWay: null })
  })

  it.each<[string, object]>([
    ['a multiple below zero', { terms: { ...terms, wagerTimes: -1 } }],
    ['a multiple above fifty', { terms: { ...terms, wagerTimes: 51 } }],
    ['a weight below zero', { terms: { ...terms, weights: { RNG: -1 } } }],
    ['a weight above all', { terms: { ...terms, weights: { RNG: 101 } } }],
    ['half a percent', { terms: { ...terms, weights: { RNG: 0.5 } } }],
    ['a type that does not exist', { terms: { ...terms, weights: { CHESS: 100 } } }],
    [
      'too many exceptions',
      {
        terms: {
          ...terms,
          vendorWeights: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`V${index}`, 1])),
        },
      },
    ],
    ['no time', { terms: { ...terms, daysToWager: 0 } }],
    ['a largest stake of nothing', { terms: { ...terms, maxStake: 0 } }],
    ['an unknown base', { terms: { ...terms, wagerBase: 'deposit' } }],
    ['no bonus', { bonus: 0 }],
    ['a bonus below zero', { bonus: -5 }],
    ['a deposit below zero', { deposit: -0.01 }],
    ['an endless amount', { bonus: 2_000_000_000 }],
    ['three decimals', { bonus: 0.005 }],
    ['an unknown order', { spendingOrder: 'none' }],
    ['a seed that is no whole number', { seed: 1.5 }],
    ['an unknown field', { extra: true }],
  ])('refuses %s with a clear fault', async (_name, wrong) => {
    const answer = await editor.callWith('backoffice.priceBonus', { ...asked, ...wrong } as never)
    expect([answer.status, answer.envelope.code]).toEqual([400, 'INVALID'])
  })

  it('is not for operators who do not write promotions', async () => {
    const support = await server.operator('sam', 'support')
    expect((await support.callWith('backoffice.priceBonus', asked)).status).toBe(403)
  })
})

it('takes the order of spending of the brand, unless the operator asks for another', async () => {
  const { settings } = server.platform
  const orderOf = async (more: Partial<CallInput<'backoffice.priceBonus'>>) =>
    (await priceOf({ ...asked, ...more })).spendingOrder
  expect(await orderOf({})).toBe('cashFirst')
  await settings.write('bonuses.spendingOrder', 'bonusFirst', 'test')
  expect(await orderOf({})).toBe('bonusFirst')
  expect(await orderOf({ spendingOrder: 'cashFirst' })).toBe('cashFirst')
  await settings.write('bonuses.spendingOrder', 'cashFirst', 'test')
  const unknown = await editor.call('backoffice.priceBonus', { ...asked, brandCode: 'nobody' })
  expect(unknown.envelope).toMatchObject({ success: false, code: 'NO_BRAND' })
})
