// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateKeyPairSync, sign } from 'node:crypto'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const launch = {
  operator_id: 'brand1',
  user: 'u-1001',
  token: '55b7518e-b89e-11e7',
  currency: 'VND',
  game_code: 'inh_mines',
  lang: 'vi',
  platform: 'GPL_MOBILE',
}

describe('the Games API', () => {
  it("opens a game on the studio's own origin for a signed call", async () => {
    const { status, body } = await server.operator('/game/url', {
      ...launch,
      lobby_url: 'http://site.test/',
      deposit_url: 'http://site.test/deposit',
      sub_partner_id: 'brand',
      ip: '203.0.113.7',
      country: 'VN',
    })
    expect(status).toBe(200)
    expect(body.url).toMatch(
      /^http:\/\/studio\.test\/play\/mines\?ticket=[\w-]{43}&lang=vi&home=http%3A%2F%2Fsite\.test$/,
    )
    server.wallet.tokens.set(launch.token, 'u-1001')
    server.wallet.balances.set('u-1001', 5_000_000_000_000)
    const session = await server.open(body.url)
    const visible = await server.ask(session, 'GET', '/api/session')
    expect(visible.body).toMatchObject({
      game: 'mines',
      lang: 'vi',
      currency: 'VND',
      decimals: 0,
      balance: '50000000',
      lobbyUrl: 'http://site.test/',
      limits: { minimumStake: '1000' },
    })
  })

  it('stores only hashes of tickets and sessions', async () => {
    const { body } = await server.operator('/game/url', launch)
    const waiting = JSON.stringify(await server.rows('select * from studio.launch'))
    const session = await server.open(body.url)
    const stored = JSON.stringify(await server.rows('select * from studio.session'))
    for (const secret of [new URL(body.url).searchParams.get('ticket')!, session]) {
      expect([waiting, stored, server.logged.join()].join()).not.toContain(secret)
    }
  })

  it('opens each address once, within a minute, and for only one of many simultaneous attempts', async () => {
    const { url } = (await server.operator('/game/url', launch)).body
    const ticket = new URL(url).searchParams.get('ticket')!
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => server.ask(undefined, 'POST', '/api/sessions', { ticket })),
    )
    expect(tries.map((answer) => answer.status).toSorted()).toEqual([200, 401, 401, 401, 401])
    const late = (await server.operator('/game/url', launch)).body.url
    server.clock.advance(60_000)
    expect(
      (
        await server.ask(undefined, 'POST', '/api/sessions', {
          ticket: new URL(late).searchParams.get('ticket'),
        })
      ).body.error.code,
    ).toBe('studio.sessionExpired')
    expect((await server.ask(ticket, 'GET', '/api/session')).status).toBe(401)
  })

  it('returns players with a spent address to the lobby of its brand, and to no unknown site', async () => {
    const spent = async (home?: string) =>
      (
        await server.ask(undefined, 'POST', '/api/sessions', {
          ticket: 'x'.repeat(43),
          ...(home === undefined ? {} : { home }),
        })
      ).body.error
    expect(await spent('http://second.test')).toEqual({
      code: 'studio.sessionExpired',
      details: { lobby: 'http://second.test/' },
    })
    expect(await spent('http://second.test/deposit?token=secret')).toEqual({
      code: 'studio.sessionExpired',
      details: { lobby: 'http://second.test/' },
    })
    for (const home of [
      undefined,
      '',
      'http://evil.test/',
      'javascript:alert(1)',
      '//evil.test',
      'http://site.test.evil.test',
    ]) {
      expect(await spent(home)).toEqual({
        code: 'studio.sessionExpired',
        details: { lobby: 'http://site.test/' },
      })
    }
  })

  it("opens a frame for the operator's test as a browser would, once, and stores no session of it", async () => {
    const test = async (url: string) =>
      JSON.parse((await server.operator('/game/open', { operator_id: 'brand1', url })).text) as unknown
    const sessions = async () =>
      (await server.rows('select count(*)::int as count from studio.session'))[0]?.['count']
    const before = await sessions()
    server.wallet.tokens.set(launch.token, 'u-1001')
    const { url } = (await server.operator('/game/url', launch)).body
    expect(await test(url)).toEqual({ opened: true, status: 'RS_OK' })
    expect(server.wallet.calls.at(-1)).toMatchObject({ path: '/wallet/check', body: { token: launch.token } })
    expect(await test(url)).toEqual({ opened: false, status: '' })
    server.wallet.tokens.delete(launch.token)
    expect(await test((await server.operator('/game/url', launch)).body.url)).toEqual({
      opened: false,
      status: 'RS_ERROR_INVALID_TOKEN',
    })
    expect(await sessions()).toBe(before)
    for (const strange of [
      'http://elsewhere.test/play/mines?ticket=1',
      'http://studio.test/play/mines',
      'no address',
    ]) {
      expect((await server.operator('/game/open', { operator_id: 'brand1', url: strange })).status).toBe(400)
    }
  })

  it('lists the instant games, the slots and the tables with their languages', async () => {
    const { body } = await server.operator('/game/list', { operator_id: 'brand1' })
    expect(
      body.games.map(({ languages }) => languages.filter((tag) => ['en', 'th', 'pt-BR', 'tr'].includes(tag))),
    ).toEqual(body.games.map(() => ['en', 'th', 'pt-BR']))
    const rtpOf = (code: string) => body.games.find((game) => game.game_code === code)?.rtp
    expect(['inh_jacks', 'inh_deuces', 'inh_baccarat', 'inh_paper_foxes'].map(rtpOf)).toEqual([
      '99.55',
      '98.92',
      '98.95',
      '96.05',
    ])
    const [cards, others] = [true, false].map((isCards) =>
      body.games.filter((game) => game.game_code.startsWith('inh_cards_') === isCards),
    )
    expect(others!.map(({ rtp }) => Number(rtp)).every((rtp) => rtp > 80 && rtp < 100)).toBe(true)
    // Players play each other: there is no return to state.
    expect(cards!.map(({ rtp }) => rtp)).toEqual(cards!.map(() => undefined))
    expect(body.games.map((game) => game.game_code)).toEqual([
      'inh_dice',
      'inh_limbo',
      'inh_mines',
      'inh_plinko',
      'inh_crash',
      'inh_keno',
      'inh_wheel',
      'inh_hilo',
      'inh_tower',
      'inh_flip',
      'inh_diamonds',
      'inh_chicken',
      'inh_rps',
      'inh_pump',
      'inh_cases',
      'inh_scratch',
      'inh_roulette',
      'inh_baccarat',
      'inh_sicbo',
      'inh_craps',
      'inh_dragontiger',
      'inh_fantan',
      'inh_prawncrab',
      'inh_xocdia',
      'inh_moneywheel',
      'inh_supersix',
      'inh_jacks',
      'inh_deuces',
      'inh_blackjack',
      'inh_slide',
      'inh_darts',
      'inh_bingo',
      'inh_copper_orchard',
      'inh_lantern_tide',
      'inh_amber_steppe',
      'inh_storm_reach',
      'inh_cinder_vault',
      'inh_brass_parlour',
      'inh_neon_diner',
      'inh_orchid_court',
      'inh_obsidian_masks',
      'inh_frostbound_oath',
      'inh_sugar_carousel',
      'inh_paper_foxes',
      'inh_clockwork_caravan',
      'inh_saltwind_cache',
      'inh_moonlit_apothecary',
      'inh_canopy_drums',
      'inh_nebula_foundry',
      'inh_bamboo_treasury',
      'inh_velvet_express',
      'inh_ember_fiesta',
      'inh_tidepool_choir',
      'inh_prism_quarry',
      'inh_marzipan_parade',
      'inh_orrery_nights',
      'inh_live_roulette',
      'inh_live_baccarat',
      'inh_live_supersix',
      'inh_live_dragontiger',
      'inh_live_sicbo',
      'inh_live_xocdia',
      'inh_live_fantan',
      'inh_live_blackjack',
      'inh_live_club_blackjack',
      'inh_live_moneywheel',
      'inh_live_speed_roulette',
      'inh_live_speed_baccarat',
      'inh_live_high_roulette',
      'inh_live_high_baccarat',
      'inh_live_speed_moneywheel',
      'inh_cards_holdem',
      'inh_cards_omaha',
      'inh_cards_sitandgo',
      'inh_cards_tienlen',
      'inh_cards_bigtwo',
      'inh_cards_rummy',
      'inh_fishing_reef',
      'inh_fishing_temple',
      'inh_fishing_abyss',
    ])
  })

  it('lets only its player view a round, by its id, its bet or its win', async () => {
    const session = await server.launch('dice', 'looker')
    const { round } = (
      await server.ask(
        session,
        'POST',
        '/api/bets/dice',
        bet('1', { direction: 'over', targetHundredths: 5050 }),
      )
    ).body
    const transactions = server.wallet.calls
      .filter((call) => call.body['round'] === round.id)
      .map((call) => call.body['transaction_uuid'])
    for (const query of [
      { round: round.id },
      ...transactions.map((transaction_uuid) => ({ transaction_uuid })),
    ]) {
      const { status, body } = await server.operator('/game/round', {
        operator_id: 'brand1',
        user: 'looker',
        ...query,
      })
      expect([status, body.url]).toEqual([200, `http://studio.test/verify?round=${round.id}`])
    }
    const other = await server.operator('/game/round', {
      operator_id: 'brand1',
      user: 'u-1001',
      round: round.id,
    })
    expect([other.status, other.text]).toEqual([404, '{"error":"unknown round"}'])
  })

  it("gives a game the pace of automatic bets that the operator's brand allows, and none without one", async () => {
    const paceOf = async (meta?: object) => {
      server.wallet.tokens.set(launch.token, 'u-1001')
      const { body } = await server.operator('/game/url', { ...launch, ...(meta && { meta }) })
      return (await server.ask(await server.open(body.url), 'GET', '/api/session')).body.automaticBetsMs
    }
    expect(await paceOf({ automatic_bets_ms: 1_500 })).toBe(1_500)
    expect(await paceOf({ automatic_bets_ms: 0 })).toBeNull()
    expect(await paceOf({})).toBeNull()
    expect(await paceOf()).toBeNull()
    for (const automatic_bets_ms of [-1, 60_001, 1.5, '1000', null]) {
      const { status, body } = await server.operator('/game/url', { ...launch, meta: { automatic_bets_ms } })
      expect([status, body.error]).toEqual([400, 'invalid field meta'])
    }
  })

  it.each([
    ['an unknown game', { game_code: 'inh_poker' }, 404],
    ['a currency that is not offered', { currency: 'ZZZ' }, 400],
    ['play money', { currency: 'XXX' }, 400],
    ['a token that is too short', { token: 'short' }, 400],
    ['a missing user', { user: undefined }, 400],
    ['an address that is no web address', { lobby_url: 'javascript:alert(1)' }, 400],
    ['an unknown field', { bonus: 1 }, 400],
    ['another operator', { operator_id: 'brand2' }, 403],
  ])('refuses %s', async (_name, change, status) => {
    const answer = await server.operator('/game/url', { ...launch, ...change })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body)).toEqual(['error'])
  })

  it("refuses every signature but the operator's over exactly these bytes", async () => {
    const body = JSON.stringify(launch)
    const foreign = sign(
      'RSA-SHA256',
      Buffer.from(body),
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    ).toString('base64')
    const good = server.wallet.sign(body)
    const attempts: [string, string][] = [
      [body, foreign],
      [body, ''],
      [body, `=${good}`],
      [body, good.slice(0, -4)],
      [body, 'AAAA'],
      [JSON.stringify(launch, null, 1), good],
      [body.replace('u-1001', 'u-1002'), good],
    ]
    for (const [sent, signature] of attempts) {
      const answer = await server.operator('/game/url', sent, { 'x-hub88-signature': signature })
      expect([answer.status, answer.text]).toEqual([401, '{"error":"invalid signature"}'])
    }
    expect((await server.operator('/game/url', 'not json')).status).toBe(400)
  })
})
