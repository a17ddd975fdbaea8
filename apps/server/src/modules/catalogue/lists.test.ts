// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTableGeo } from '../../adapters/geo/table-geo.ts'
import { chooseDemo, demoFactsOf } from '@tessera/rules/games/demo-slots/choose-model'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { saveGames, saveVendor, type NewGame } from './index.ts'

let server: TestServer
const inVietnam = '203.0.113.7'

const slot = (gameId: string, changes: Partial<NewGame> = {}): NewGame => ({
  vendorCode: 'QK',
  gameId,
  gameType: 'RNG',
  name: `Slot ${gameId}`,
  theme: '',
  isHot: false,
  isNew: false,
  sort: 5,
  minimumStake: zero,
  rtpBasisPoints: null,
  client: 'own',
  ...changes,
})

/** What a demonstration vendor says of its titles. */
const wild = { features: ['cascades'], lines: 9, volatility: 3, rtpBasisPoints: 9_490 }

beforeAll(async () => {
  server = await openTestServer({ geo: createTableGeo({ [inVietnam]: 'VN' }) })
  await server.platform.database.transaction(async (tx) => {
    await saveVendor(tx, {
      vendorCode: 'QK',
      gameType: 'RNG',
      name: 'Quill',
      sort: 2,
      names: { TH: 'ควิลล์' },
      isHot: true,
      classify: [
        { key: 'JACKPOT', names: { EN: 'Jackpots', TH: 'แจ็คพอต' } },
        { key: 'TABLE', names: { EN: 'Tables' } },
      ],
    })
    await saveVendor(tx, { vendorCode: 'AA', gameType: 'RNG', name: 'Amber', sort: 1 })
    for (const [gameType, vendorCode] of [
      ['FISH', 'OC'],
      ['PVP', 'CARDS'],
      ['LOTT', 'LO'],
      ['SPORTS', 'SP'],
      ['ESPORTS', 'EA'],
    ] as const)
      await saveVendor(tx, { vendorCode, gameType, name: vendorCode, sort: 1 })
    await saveGames(tx, [
      slot('plain', { sort: 1, name: 'Zebra' }),
      slot('early', { sort: 1, name: 'Abacus', names: { TH: 'ลูกคิด', VI: 'Bàn tính Đẹp' } }),
      slot('hot', { isHot: true, sort: 9, name: 'Hot Wheel', imgSize: '2x1' }),
      slot('new', {
        isNew: true,
        classify: ['JACKPOT'],
        name: 'Dragon Pearl',
        theme: 'dragon',
        features: ['wilds', 'freespins'],
        volatility: 4,
        rtpBasisPoints: 9650,
      }),
      slot('rich', {
        minimumStake: units(5),
        lines: 20,
        name: 'Dragon Gate',
        theme: 'dragon',
        features: ['wilds'],
        volatility: 2,
        rtpBasisPoints: 9400,
      }),
      slot('amber', {
        vendorCode: 'AA',
        minimumStake: units(1),
        name: 'Amber Road',
        client: 'sample',
        ...wild,
      }),
      slot('a3', {
        vendorCode: 'EA',
        gameType: 'ESPORTS',
        name: 'Quiet Arena',
        sort: 9,
        client: 'sample',
        hasTrial: true,
        ...wild,
      }),
      slot('closed', { maintenance: true, name: 'Closed Door' }),
      slot('local', { blockedCountries: ['VN'], name: 'Local Only', hasTrial: true }),
      slot('reef', { vendorCode: 'OC', gameType: 'FISH', name: 'Dragon Reef', isNew: true }),
      slot('room1', { vendorCode: 'CARDS', gameType: 'PVP', name: 'Table One' }),
      slot('lotto', { vendorCode: 'LO', gameType: 'LOTT', name: 'Lotto' }),
      slot('lobby', { vendorCode: 'SP', gameType: 'SPORTS', name: 'Stadium' }),
      slot('a1', { vendorCode: 'EA', gameType: 'ESPORTS', name: 'Arena One' }),
      slot('a2', { vendorCode: 'EA', gameType: 'ESPORTS', name: 'Arena Two' }),
    ])
  })
})
afterAll(() => server.close())

const client = () => server.program()
const list = async (query: Record<string, string | number>, options = {}) => {
  const { envelope } = await client().call('catalogue.games', query, options)
  expect(envelope.success, JSON.stringify(envelope)).toBe(true)
  return envelope.value
}
const ids = async (query: Record<string, string | number>) =>
  (await list(query)).games.map((game) => game.gameId ?? game.roomId)

describe('the list of games', () => {
  it('has hot games first, then sorts by number, then by name', async () => {
    expect(await ids({ gameType: 'RNG' })).toEqual([
      'hot',
      'early',
      'plain',
      'amber',
      'closed',
      'rich',
      'new',
      'local',
    ])
    const unknown = await client().send({ method: 'GET', url: '/wps/relay/GCSGAME_nothing' })
    expect([unknown.status, unknown.envelope.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('returns games with all their fields, and the page [LOBBY-026] [LOBBY-032]', async () => {
    const { games, ...page } = await list({ gameType: 'RNG', gameName: 'Dragon P' })
    expect(page).toEqual({ pageNo: 1, totalPages: 1, totalCount: 1, didYouMean: null })
    expect(games).toEqual([
      {
        gameId: 'new',
        nodeId: expect.any(Number) as number,
        nodeName: 'Dragon Pearl',
        gameName: 'Dragon Pearl',
        displayName: 'Dragon Pearl',
        iconUrl: expect.stringMatching(/^\/art\//) as string,
        supportPlay: 1,
        gameType: 'RNG',
        vassalage: 'QK',
        vendorName: 'Quill',
        isHot: false,
        isNew: true,
        minBet: 0,
        rtp: 96.5,
        playable: true,
        sample: false,
        hasGame: true,
        ownPage: null,
        room: null,
        cards: null,
        hall: null,
        alsoIn: [],
        maintenance: false,
        blocked: false,
        theme: 'dragon',
        features: ['wilds', 'freespins'],
        volatility: 4,
        lines: null,
        imgSize: '1x1',
      },
    ])
    const {
      games: [room],
    } = await list({ gameType: 'PVP' })
    expect(room).toMatchObject({ roomId: 'room1', gameType: 'PVP' })
    expect(room).not.toHaveProperty('gameId')
  })

  it('can be filtered by every field of the query', async () => {
    expect(await ids({ vassalage: 'AA' })).toEqual(['amber'])
    expect(await ids({ gameClassify: 'HOT' })).toEqual(['hot'])
    expect(await ids({ gameClassify: 'NEW' })).toEqual(['new', 'reef'])
    expect(await ids({ gameClassify: 'NEW', isNew: 1, gameType: 'RNG' })).toEqual(['new'])
    expect(await ids({ gameClassify: 'JACKPOT' })).toEqual(['new'])
    expect(await ids({ minBet: 1 })).toEqual(['rich'])
    expect(await ids({ minBet: '1.01' })).toEqual(['rich'])
    expect(await ids({ minLineNum: 6 })).toEqual(['rich', 'amber'].toSorted())
    expect(await ids({ theme: 'dragon', feature: 'freespins' })).toEqual(['new'])
    expect(await ids({ volatility: 2 })).toEqual(['rich'])
    expect(await ids({ minRtp: 96.5 })).toEqual(['new'])
    expect(
      await ids({
        gameType: '',
        vassalage: 'AA',
        gameClassify: 'ALL',
        isNew: '',
        minBet: '',
        minLineNum: '',
        pageNo: '',
        pageSize: '',
      }),
    ).toEqual(['amber'])
  })

  it('gives a demonstration slot the properties of what it plays, and finds it only by those', async () => {
    // Its vendor gives nine lines, from 1.00, and a return of 94.9 %.
    const [amber] = (await list({ vassalage: 'AA' })).games
    expect(amber).toMatchObject({
      gameId: 'amber',
      sample: true,
      hasGame: true,
      playable: true,
      lines: 10,
      minBet: 0.1,
      volatility: 3,
      features: ['wilds', 'freespins', 'scatter', 'multiplier'],
    })
    const own = demoFactsOf('amber', chooseDemo({ gameId: 'amber', ...wild }))
    expect(amber!.rtp).toBe(own.rtpBasisPoints / 100)
    expect(Math.floor(amber!.rtp!)).toBe(94)
    expect(await ids({ vassalage: 'AA', minBet: 0.5 })).toEqual([])
    expect(await ids({ vassalage: 'AA', minLineNum: 10, minRtp: 94 })).toEqual(['amber'])
    expect(await ids({ vassalage: 'AA', minRtp: 95 })).toEqual([])
  })

  it('states nothing of a demonstration title that is played on a page of the site, and names the page', async () => {
    expect((await list({ gameName: 'Quiet Arena' })).games).toMatchObject([
      {
        gameId: 'a3',
        sample: true,
        hasGame: true,
        ownPage: '/sportsbook?sport=esports&studio=EA',
        playable: true,
        maintenance: false,
        supportPlay: 1,
        rtp: null,
        volatility: null,
        lines: null,
        minBet: 0,
        features: [],
      },
    ])
    expect(await ids({ gameName: 'Quiet Arena', minRtp: 90 })).toEqual([])
  })

  it('finds a part of a name in every language, with or without diacritics', async () => {
    expect(await ids({ gameName: 'dRaGoN' })).toEqual(['rich', 'new', 'reef'])
    expect(await ids({ gameName: 'dragon', gameType: 'FISH' })).toEqual(['reef'])
    expect(await ids({ gameName: 'ban tinh dep' })).toEqual(['early'])
    expect(await ids({ gameName: 'ลูกคิด' })).toEqual(['early'])
    expect(await list({ gameName: 'qqqqxxxxzzzz' })).toEqual({
      games: [],
      pageNo: 1,
      totalPages: 0,
      totalCount: 0,
      didYouMean: null,
    })
  })

  it("names games in the caller's language, and in English where they have chosen none", async () => {
    const named = async (language: string, header = {}) =>
      (await list({ gameName: 'Abacus', language }, { headers: header })).games[0]
    expect(await named('TH')).toMatchObject({ displayName: 'ลูกคิด', gameName: 'Abacus', nodeName: 'Abacus' })
    expect(await named('VI', { language: 'TH' })).toMatchObject({ displayName: 'Bàn tính Đẹp' })
    expect(await named('', { language: 'TH' })).toMatchObject({ displayName: 'ลูกคิด' })
    for (const none of ['TY', 'EN', 'JA', 'XX', '<b>'])
      expect(await named(none), none).toMatchObject({ displayName: 'Abacus' })
  })

  it('has 42 games on a page by default, 28 with a name and 20 among the hot ones', async () => {
    const crowd = Array.from({ length: 60 }, (_, n) =>
      slot(`crowd${n}`, {
        vendorCode: 'OC',
        gameType: 'FISH',
        name: `Crowd ${n}`,
        isHot: true,
        imgSize: n % 2 ? '2x1' : '1x1',
      }),
    )
    await server.platform.database.transaction((tx) => saveGames(tx, crowd))
    server.clock.advance(10_000)
    const sizes = async (query: Record<string, string | number>) =>
      (await list({ gameType: 'FISH', ...query })).games.length
    expect([
      await sizes({}),
      await sizes({ gameName: 'crowd' }),
      await sizes({ gameClassify: 'HOT' }),
      await sizes({ pageSize: 50 }),
      await sizes({ pageNo: 2 }),
    ]).toEqual([42, 28, 20, 50, 19])
    const { pageNo, totalPages, totalCount } = await list({ gameType: 'FISH', pageNo: 2 })
    expect({ pageNo, totalPages, totalCount }).toEqual({ pageNo: 2, totalPages: 2, totalCount: 61 })
  })

  it.each<Record<string, string | number>>([
    { gameType: 'NONSENSE' },
    { vassalage: 'NOBODY' },
    { gameClassify: 'NOPE' },
    { isNew: 2 },
    { isNew: 'yes' },
    { minBet: 'much' },
    { minBet: 1e300 },
    { minBet: 0.001 },
    { minLineNum: 'x' },
    { theme: '../etc' },
    { feature: '%' },
    { volatility: 9 },
    { volatility: 'wild' },
    { minRtp: 'NaN' },
    { pageNo: 0 },
    { pageNo: -1 },
    { pageNo: 1.5 },
    { pageNo: '1e9' },
    { pageNo: 10 ** 9 },
    { pageNo: 'first' },
    { pageSize: -1 },
    { pageSize: 10 ** 9 },
    { pageSize: 'all' },
    { gameName: '.*[(' },
    { gameName: "' or 1=1 --" },
  ])('answers nonsense with an empty list: %j', async (query) => {
    expect((await list(query)).games).toEqual([])
  })

  it('handles long nonsense too', async () => {
    for (const gameName of ['🃏'.repeat(100), 'x'.repeat(500), 'ก'.repeat(500)])
      expect((await list({ gameName })).games).toEqual([])
  })

  it('refuses impossible values and unknown fields', async () => {
    for (const query of [{ gameName: 'x'.repeat(501) }, { vassalage: 'x'.repeat(101) }, { secret: '1' }])
      expect((await client().callWith('catalogue.games', query)).status, JSON.stringify(query)).toBe(400)
  })

  it("gives members their own favourites and nobody else's", async () => {
    const anna = await server.member('anna')
    const {
      games: [game],
    } = await list({ gameName: 'Abacus' })
    await anna.call('catalogue.addFavourite', { nodeId: game?.nodeId ?? 0, vendor: 'QK', gameType: 'RNG' })
    const answer = await anna.call('catalogue.games', { gameClassify: 'FAV' })
    expect(answer.envelope.value.games.map(({ gameId }) => gameId)).toEqual(['early'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await ids({ gameClassify: 'FAV' })).toEqual([])
  })

  it('marks games that cannot be played: in maintenance, blocked in the country, or a sample that does not open', async () => {
    const seen = async (gameName: string, ip?: string) => (await list({ gameName }, { ip })).games[0]
    expect(await seen('Closed Door')).toMatchObject({ playable: false, maintenance: true })
    expect(await seen('Local Only', inVietnam)).toMatchObject({ playable: false, blocked: true })
    expect(await seen('Local Only')).toMatchObject({ playable: true, blocked: false, supportPlay: 0 })
    expect(await seen('Amber Road')).toMatchObject({ sample: true })
  })

  it('closes all games of a vendor in maintenance, and leaves out removed ones', async () => {
    const change = async (maintenance: boolean) => {
      await server.platform.database.transaction((tx) =>
        saveVendor(tx, { vendorCode: 'OC', gameType: 'FISH', name: 'OC', sort: 1, maintenance }),
      )
      server.clock.advance(10_000)
      return (await list({ gameName: 'Dragon Reef' })).games[0]
    }
    expect(await change(true)).toMatchObject({ maintenance: true, playable: false })
    expect(await change(false)).toMatchObject({ maintenance: false, playable: true })
  })
})

describe('the other lists', () => {
  it('include at most twenty hot games with the width of their cards [CALL-051] [CONST-008]', async () => {
    const { envelope } = await client().send({
      method: 'GET',
      url: '/wps/relay/GCSGAME_hotGamesV2',
      query: {
        merchantCode: 'brand1',
        isPlatform: '2',
        vassalage: '',
        platform: 'flash,html5-desktop',
        language: 'EN',
      },
    })
    const { list: hot } = envelope.value as { list: { isHot: boolean; imgSize: string }[] }
    expect(hot).toHaveLength(20)
    expect(hot.every(({ isHot }) => isHot)).toBe(true)
    expect(new Set(hot.map(({ imgSize }) => imgSize))).toEqual(new Set(['1x1', '2x1']))
    const {
      envelope: { value: own },
    } = await client().call('catalogue.hotGames', { vassalage: 'QK' })
    expect(own.list.map(({ gameId, imgSize }) => ({ gameId, imgSize }))).toEqual([
      { gameId: 'hot', imgSize: '2x1' },
    ])
  })

  it('give vendors with their tabs: all, new slots, then their own categories in order [LOBBY-027] [CALL-053]', async () => {
    const { envelope } = await client().send({
      method: 'GET',
      url: '/wps/relay/GCSGAME_getVassGameType',
      query: { merchantCode: 'brand1', platform: 'html5-desktop', language: 'TH' },
    })
    const vendors = envelope.value as { vassalage: string; gameType: string }[]
    expect(vendors.filter(({ gameType }) => gameType === 'RNG').map(({ vassalage }) => vassalage)).toEqual([
      'AA',
      'QK',
    ])
    expect(vendors.find(({ vassalage }) => vassalage === 'QK')).toMatchObject({
      accountTypeName: 'Quill',
      displayName: 'ควิลล์',
      gameType: 'RNG',
      gameCategory: 'RNG',
      games: 7,
      gameClassify: [
        { key: 'ALL', displayName: 'ทั้งหมด' },
        { key: 'NEW', displayName: expect.any(String) as string },
        { key: 'JACKPOT', displayName: 'แจ็คพอต' },
        { key: 'TABLE', displayName: 'Tables' },
      ],
    })
    expect(vendors.find(({ vassalage }) => vassalage === 'OC')).toMatchObject({
      gameClassify: [{ key: 'ALL' }],
    })
    expect(vendors.find(({ vassalage }) => vassalage === 'LO')).toMatchObject({
      gameType: 'LOTT',
      gameCategory: 'LOTTERY',
    })
  })

  it("give vendors as cards in a row for each type: what a card opens depends on the vendor's games [LOBBY-029] [CALL-054]", async () => {
    const { envelope } = await client().send({
      method: 'GET',
      url: '/wps/relay/GCSGAME_newGameVendor',
      query: { platform: 'html5-desktop', language: 'EN' },
    })
    const { lanes: groups } = (
      envelope.value as {
        data: {
          lanes: {
            gameType: string
            title: string
            cards: { vassalage: string; isHot: number; isGame: string; game?: object }[]
          }[]
        }
      }
    ).data
    expect(groups.map(({ gameType, title }) => `${gameType} ${title}`)).toEqual([
      'PVP Poker and PVP',
      'FISH Fishing',
      'RNG Slots',
      'SPORTS Sports',
      'ESPORTS E-sports',
      'LOTT Lottery',
    ])
    const cards = new Map(groups.flatMap((group) => group.cards).map((card) => [card.vassalage, card]))
    expect(cards.get('QK')).toMatchObject({
      displayName: 'Quill',
      iconUrl: expect.any(String) as string,
      isHot: 1,
      isGame: 'LOBBY',
      gameClassify: [{ key: 'ALL' }, { key: 'NEW' }, { key: 'JACKPOT' }, { key: 'TABLE' }],
    })
    expect(cards.get('AA')).toMatchObject({ isHot: 0, isGame: 'LOBBY' })
    expect(cards.get('SP')).toMatchObject({
      isGame: 'GAME',
      game: { gameId: 'lobby', nodeId: expect.any(Number) as number },
    })
    expect(cards.get('EA')).toMatchObject({ isGame: 'VASSALAGE' })
  })

  it('give all games of a vendor for its popup list [CALL-062]', async () => {
    const query = {
      clientType: '3',
      platform: 'html5-desktop',
      merchant: 'brand1',
      gameType: 'ESPORTS',
      vassalage: 'EA',
      language: 'EN',
      pageNo: '1',
      pageSize: '1000',
    }
    const popup = async (changes: object) => {
      const { envelope } = await client().send({
        method: 'GET',
        url: '/wps/relay/GCSGAME_popupGameList',
        query: { ...query, ...changes },
      })
      return (envelope.value as { games: { gameId: string }[] }).games.map(({ gameId }) => gameId)
    }
    expect(await popup({})).toEqual(['a1', 'a2', 'a3'])
    for (const wrong of [{ gameType: 'RNG' }, { vassalage: 'NOBODY' }, { pageNo: '2' }, { pageNo: '-3' }])
      expect(await popup(wrong)).toEqual([])
    expect(await popup({ pageNo: '2', pageSize: '2' })).toEqual(['a3'])
  })

  it('count what each further choice would leave, ignoring the current choice of the same kind', async () => {
    const facets = async (query: object) =>
      (await client().call('catalogue.facets', { gameType: 'RNG', vassalage: 'QK', ...query })).envelope.value
    expect(await facets({})).toMatchObject({
      themes: [{ key: 'dragon', count: 2 }],
      features: [
        { key: 'wilds', count: 2 },
        { key: 'freespins', count: 1 },
      ],
      volatility: [
        { key: 2, count: 1 },
        { key: 4, count: 1 },
      ],
      rtp: [
        { from: 94, count: 2 },
        { from: 95, count: 1 },
        { from: 96, count: 1 },
      ],
      vendors: [
        { vassalage: 'AA', displayName: 'Amber', count: 1 },
        { vassalage: 'QK', displayName: 'Quill', count: 7 },
      ],
    })
    expect(await facets({ volatility: 4 })).toMatchObject({
      themes: [{ key: 'dragon', count: 1 }],
      volatility: [
        { key: 2, count: 1 },
        { key: 4, count: 1 },
      ],
      vendors: [{ vassalage: 'QK', count: 1 }],
    })
    expect(await facets({ feature: 'nothing' })).toMatchObject({
      themes: [],
      features: [
        { key: 'wilds', count: 2 },
        { key: 'freespins', count: 1 },
      ],
      vendors: [],
    })
  })

  it('suggest games and vendors while somebody types, and nothing for empty text', async () => {
    const suggest = async (text: string, limit?: number) =>
      (await client().call('catalogue.suggest', { text, limit, language: 'EN' })).envelope.value
    expect((await suggest('dragon', 2)).games).toHaveLength(2)
    expect(await suggest('quill')).toMatchObject({
      vendors: [{ vassalage: 'QK', displayName: 'Quill', gameType: 'RNG' }],
    })
    expect(await suggest('')).toEqual({ games: [], vendors: [], themes: [], features: [], didYouMean: null })
  })

  it('make the default home page of hot games and a row for each type except lotteries', async () => {
    const {
      envelope: { value: rows },
    } = await client().call('catalogue.homeSections', { language: 'EN' })
    expect(
      rows.map(({ key, title, seeMore, games }) => `${key} ${title} ${seeMore} ${games.length}`),
    ).toEqual([
      'hot Hot games /hot 20',
      'pvp Poker and PVP /pvp 1',
      'fish Fishing /fish 20',
      'rng Slots /rng 8',
      'sports Sports /sports 1',
      'esports E-sports /esports 3',
    ])
  })
})
