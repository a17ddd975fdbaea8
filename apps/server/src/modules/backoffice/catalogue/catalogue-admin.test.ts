// SPDX-License-Identifier: Apache-2.0
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallInput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byTwo } from '../../../testing/by-two.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { saveGames, saveVendor } from '../../catalogue/index.ts'

let server: TestServer
let editor: CallClient
let admin: CallClient
let admins: [CallClient, CallClient]
let vendor: Server
let listed: object[] = []
let vendorAnswers = true
let frame = 'frame'
/** Like our own studio, it has no demo. */
let walletOnly = false
const launched: Record<string, string>[] = []

const newKey = () =>
  createPublicKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
    .export({ type: 'spki', format: 'pem' })
    .toString()
const usual = {
  vendorCode: 'QK',
  gameType: 'RNG' as const,
  theme: '',
  isHot: false,
  isNew: false,
  minimumStake: units(1),
  rtpBasisPoints: null,
  client: 'own' as const,
}

beforeAll(async () => {
  vendor = createServer((request, response) => {
    const answers: Record<string, () => void> = {
      '/operator/generic/v2/game/list': () => response.end(JSON.stringify({ games: listed })),
      '/operator/generic/v2/game/url': () =>
        request.setEncoding('utf8').on('data', (body: string) => {
          launched.push(JSON.parse(body) as Record<string, string>)
          if (walletOnly && launched.at(-1)?.currency === 'XXX') response.writeHead(400).end('{}')
          else response.end(JSON.stringify({ url: `http://${request.headers.host}/${frame}?token=secret` }))
        }),
      '/frame': () => response.setHeader('content-type', 'text/html').end('<!doctype html>'),
      '/shut': () => response.setHeader('x-frame-options', 'DENY').end('no'),
    }
    if (request.url === '/operator/generic/v2/game/open') return void response.writeHead(404).end('{}')
    const answer = vendorAnswers ? answers[(request.url ?? '').replace(/\?.*/, '')] : undefined
    if (answer) answer()
    else response.writeHead(500).end('{}')
  })
  await new Promise<void>((done) => {
    vendor.listen(0, '127.0.0.1', done)
  })
  server = await openTestServer()
  await server.platform.database.transaction(async (tx) => {
    await saveVendor(tx, {
      vendorCode: 'QK',
      gameType: 'RNG',
      name: 'Quill',
      sort: 1,
      classify: [{ key: 'JACKPOT', names: { EN: 'Jackpots' } }],
    })
    await saveVendor(tx, { vendorCode: 'AA', gameType: 'RNG', name: 'Amber', sort: 2 })
    await saveGames(
      tx,
      ['Apple', 'Berry', 'Cherry', 'Date', 'Elder'].map((name, sort) => ({
        ...usual,
        gameId: name.toLowerCase(),
        name,
        sort,
        names: name === 'Cherry' ? { TH: 'เชอร์รี' } : {},
      })),
    )
    await saveGames(tx, [
      { ...usual, vendorCode: 'AA', gameId: 'amber', name: 'Amber Road', sort: 9, client: 'sample' },
    ])
  })
  editor = await server.operator('clara', 'content')
  admin = await server.operator('ada', 'admin')
  admins = [await server.operator('adam', 'admin'), admin]
})
afterAll(async () => {
  await server.close()
  await new Promise((done) => {
    vendor.close(done)
  })
})

const table = async (query: CallInput<'backoffice.catalogueGames'> = {}) =>
  (await editor.call('backoffice.catalogueGames', query)).envelope.value
const names = async (query: CallInput<'backoffice.catalogueGames'> = {}) =>
  (await table(query)).list.map(({ name }) => name)
const idOf = async (name: string) => (await table({ search: name })).list[0]?.nodeId ?? 0
const lobby = async () =>
  (await server.program().call('catalogue.games', { gameType: 'RNG' })).envelope.value.games
const lobbyNames = async () => (await lobby()).map(({ gameName }) => gameName)
const lastDeed = async () =>
  (
    await server.platform.database.pool.query<object>(
      'select operator_name, action, subject, before, after from operator_action order by id desc limit 1',
    )
  ).rows[0]

describe('the table of games', () => {
  it('finds games by name in any language, code and number, and narrows by vendor, type and state', async () => {
    expect(await names()).toEqual(['Apple', 'Berry', 'Cherry', 'Date', 'Elder', 'Amber Road'])
    expect(await names({ search: 'เชอร์' })).toEqual(['Cherry'])
    expect(await names({ search: String(await idOf('Date')) })).toContain('Date')
    expect(await names({ search: '100%_' })).toEqual([])
    expect(await names({ vendorCode: 'AA' })).toEqual(['Amber Road'])
    expect(await names({ gameType: 'FISH' })).toEqual([])
    expect(await names({ state: 'sample' })).toEqual(['Amber Road'])
    expect(await names({ order: 'newest', pageSize: 2 })).toEqual(['Amber Road', 'Elder'])
    expect(await table({ pageSize: 4, pageNo: 2 })).toMatchObject({
      list: [{ name: 'Elder' }, { name: 'Amber Road' }],
      pageNo: 2,
      totalPages: 2,
      totalCount: 6,
    })
    expect(await table({ pageNo: 9 })).toMatchObject({ list: [], totalCount: 6 })
  })

  it('changes many at once, and the lobby shows it at once', async () => {
    const [berry, date] = [await idOf('Berry'), await idOf('Date')]
    expect(
      (
        await editor.call('backoffice.changeGames', {
          nodeIds: [berry, date],
          set: { isHot: true, classify: ['JACKPOT'] },
        })
      ).envelope.value,
    ).toEqual({ changed: 2 })
    expect(await lobbyNames()).toEqual(['Berry', 'Date', 'Apple', 'Cherry', 'Elder', 'Amber Road'])
    expect(await lastDeed()).toMatchObject({
      operator_name: 'clara',
      action: 'changeGames',
      subject: 'games:2',
      after: { isHot: true, games: `${berry} ${date}` },
    })
    expect(
      (await editor.call('backoffice.changeGames', { nodeIds: [berry, date], set: { isHot: true } })).envelope
        .value,
    ).toEqual({ changed: 0 })
    await editor.call('backoffice.changeGames', { nodeIds: [berry], set: { enabled: false } })
    await editor.call('backoffice.changeGames', { nodeIds: [date], set: { maintenance: true, isHot: false } })
    expect((await lobby()).map(({ gameName, maintenance }) => `${gameName} ${maintenance}`)).toEqual([
      'Apple false',
      'Cherry false',
      'Date true',
      'Elder false',
      'Amber Road false',
    ])
    expect([await names({ state: 'off' }), await names({ state: 'maintenance' })]).toEqual([
      ['Berry'],
      ['Date'],
    ])
    await editor.call('backoffice.changeGames', {
      nodeIds: [berry, date],
      set: { enabled: true, maintenance: false, isHot: false },
    })
  })

  it('changes nothing when one of them does not exist or its vendor has no such category', async () => {
    const [apple, amber] = [await idOf('Apple'), await idOf('Amber Road')]
    expect(
      (await editor.callWith('backoffice.changeGames', { nodeIds: [apple, 999_999], set: { isHot: true } }))
        .envelope.code,
    ).toBe('NOT_FOUND')
    expect(
      (
        await editor.callWith('backoffice.changeGames', {
          nodeIds: [apple, amber],
          set: { isHot: true, classify: ['JACKPOT'] },
        })
      ).envelope.code,
    ).toBe('INVALID')
    for (const wrong of [
      { nodeIds: [], set: { isHot: true } },
      { nodeIds: [apple], set: {} },
      { nodeIds: [apple], set: { blockedCountries: ['Vietnam'] } },
      { nodeIds: [apple], set: { name: 'x' } },
    ]) {
      expect((await editor.callWith('backoffice.changeGames', wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect(await names({ state: 'hot' })).toEqual([])
  })

  it('changes the details of one game, and keeps what is left out', async () => {
    const nodeId = await idOf('Apple')
    const {
      envelope: { value },
    } = await editor.call('backoffice.changeGame', {
      nodeId,
      names: { TH: 'แอปเปิล' },
      rtp: 96.51,
      volatility: 4,
      features: ['wilds'],
      minBet: 0.2,
    })
    expect(value).toMatchObject({
      name: 'Apple',
      names: { TH: 'แอปเปิล' },
      rtp: 96.51,
      volatility: 4,
      features: ['wilds'],
      minBet: 0.2,
      lines: null,
    })
    expect(
      (await editor.call('backoffice.changeGame', { nodeId, volatility: null })).envelope.value,
    ).toMatchObject({ volatility: null, rtp: 96.51 })
    expect(await lastDeed()).toMatchObject({ action: 'changeGame', subject: `game:${nodeId}` })
    expect((await editor.callWith('backoffice.changeGame', { nodeId: 999_999, name: 'x' })).status).toBe(404)
    expect((await editor.callWith('backoffice.changeGame', { nodeId, rtp: 101 })).status).toBe(400)
  })

  it('is ordered by dragging: the dragged games swap positions among themselves', async () => {
    const ids = await Promise.all(['Elder', 'Apple', 'Cherry'].map(idOf))
    await editor.call('backoffice.orderGames', { gameType: 'RNG', nodeIds: ids })
    expect(await lobbyNames()).toEqual(['Elder', 'Berry', 'Apple', 'Date', 'Cherry', 'Amber Road'])
    for (const nodeIds of [
      [...ids, 999_999],
      [ids[0] ?? 0, ids[0] ?? 0],
    ])
      expect(
        (await editor.callWith('backoffice.orderGames', { gameType: 'RNG', nodeIds })).envelope.code,
      ).toBe('CHANGED_ELSEWHERE')
    expect((await editor.callWith('backoffice.orderGames', { gameType: 'FISH', nodeIds: ids })).status).toBe(
      409,
    )
    expect(await lobbyNames()).toEqual(['Elder', 'Berry', 'Apple', 'Date', 'Cherry', 'Amber Road'])
  })
})

describe('the vendors', () => {
  const vendors = async () => (await editor.call('backoffice.catalogueVendors', {})).envelope.value

  it('can be renamed, switched and ordered', async () => {
    expect(await vendors()).toMatchObject([
      { vendorCode: 'QK', games: 5, visible: 5, accountId: null },
      { vendorCode: 'AA', games: 1 },
    ])
    const {
      envelope: { value },
    } = await editor.call('backoffice.changeVendor', {
      vendorCode: 'AA',
      gameType: 'RNG',
      names: { TH: 'แอมเบอร์' },
      maintenance: true,
      isHot: true,
      opens: 'list',
    })
    expect(value).toMatchObject({
      name: 'Amber',
      names: { TH: 'แอมเบอร์' },
      maintenance: true,
      isHot: true,
      opens: 'list',
      enabled: true,
    })
    expect(await lastDeed()).toMatchObject({
      action: 'changeVendor',
      subject: 'vendor:AA/RNG',
      before: { maintenance: false },
      after: { maintenance: true },
    })
    expect((await lobby()).at(-1)).toMatchObject({ gameName: 'Amber Road', maintenance: true })
    await editor.call('backoffice.changeVendor', { vendorCode: 'AA', gameType: 'RNG', enabled: false })
    expect(await lobbyNames()).not.toContain('Amber Road')
    await editor.call('backoffice.changeVendor', {
      vendorCode: 'AA',
      gameType: 'RNG',
      enabled: true,
      maintenance: false,
    })
    await editor.call('backoffice.orderVendors', { gameType: 'RNG', vendorCodes: ['AA', 'QK'] })
    expect((await vendors()).map(({ vendorCode }) => vendorCode)).toEqual(['AA', 'QK'])
  })

  it('refuse unknown vendors and an incomplete order', async () => {
    expect(
      (await editor.callWith('backoffice.changeVendor', { vendorCode: 'NO', gameType: 'RNG', isHot: true }))
        .status,
    ).toBe(404)
    expect(
      (await editor.callWith('backoffice.orderVendors', { gameType: 'RNG', vendorCodes: ['QK'] })).envelope
        .code,
    ).toBe('CHANGED_ELSEWHERE')
    const twice = [
      { key: 'A', names: {} },
      { key: 'A', names: {} },
    ]
    expect(
      (
        await editor.callWith('backoffice.changeVendor', {
          vendorCode: 'QK',
          gameType: 'RNG',
          classify: twice,
        })
      ).status,
    ).toBe(400)
  })
})

describe('the rows of the home page', () => {
  const home = async () =>
    (await server.program().call('catalogue.homeSections', { language: 'TH' })).envelope.value.map(
      ({ key, title, games }) => `${key} ${title}: ${games.map(({ gameName }) => gameName).join(', ')}`,
    )

  it('are composed of rules and pins, previewed, and saved for one brand', async () => {
    const {
      envelope: { value: before },
    } = await editor.call('backoffice.homeSections', {})
    expect(before).toMatchObject({ composed: false, brandCode: 'brand1' })
    expect(before.list.map(({ key }) => key)).toContain('hot')
    const [date, cherry] = [await idOf('Date'), await idOf('Cherry')]
    const list = [
      { key: 'chosen', kind: 'pins' as const, pins: [date, 999_999, cherry], titles: { TH: 'คัดสรร' } },
      { key: 'slots', kind: 'type' as const, gameType: 'RNG' as const, pins: [cherry], length: 3 },
      { key: 'later', kind: 'new' as const, enabled: false },
    ]
    const {
      envelope: { value: preview },
    } = await editor.call('backoffice.previewSections', { list, language: 'TH' })
    expect(
      preview.map(
        ({ key, title, games }) =>
          `${key} ${title}: ${games.map(({ name, pinned }) => `${name}${pinned ? '*' : ''}`).join(', ')}`,
      ),
    ).toEqual(['chosen คัดสรร: Date*, เชอร์รี*', expect.stringMatching(/^slots .+: เชอร์รี\*, Elder, Berry$/)])
    const usualRows = await home()
    expect(usualRows.some((row) => row.startsWith('chosen'))).toBe(false)
    const {
      envelope: { value: saved },
    } = await editor.call('backoffice.saveSections', { revision: before.revision, list })
    expect(saved).toMatchObject({
      composed: true,
      list: [{ key: 'chosen' }, { key: 'slots', pins: [cherry] }, { key: 'later', enabled: false }],
    })
    expect(await home()).toEqual([
      'chosen คัดสรร: Date, Cherry',
      expect.stringMatching(/^slots .+: Cherry, Elder, Berry$/),
    ])
    expect(await lastDeed()).toMatchObject({ action: 'saveSections', subject: 'sections:brand1' })

    expect(
      (await editor.callWith('backoffice.saveSections', { revision: before.revision, list: [] })).envelope
        .code,
    ).toBe('CHANGED_ELSEWHERE')
    await editor.call('backoffice.saveSections', { revision: saved.revision, list: [] })
    expect(await home()).toEqual(usualRows)
  })

  it('refuse duplicate keys, a type rule without a type, and an unknown brand', async () => {
    const pins = { key: 'a', kind: 'pins' }
    for (const list of [
      [pins, pins],
      [{ key: 'b', kind: 'type' }],
      [{ ...pins, pins: Array.from({ length: 21 }, (_, n) => n + 1) }],
    ])
      expect((await editor.callWith('backoffice.previewSections', { list })).status).toBe(400)
    expect((await editor.callWith('backoffice.homeSections', { brandCode: 'nobody' })).envelope.code).toBe(
      'NO_BRAND',
    )
  })
})

describe('vendor accounts', () => {
  it('are added with a key, rotated and closed by permitted operators', async () => {
    const [first, second] = [newKey(), newKey()]
    const account = {
      id: 'acme',
      publicKey: first,
      operatorId: 'brand1',
      baseUrl: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
      vendorCode: 'ACME',
    }
    expect((await editor.callWith('backoffice.addVendorAccount', account)).envelope.code).toBe('FORBIDDEN')
    const {
      envelope: { value: added },
    } = await byTwo(admins, 'backoffice.addVendorAccount', account)
    expect(added).toMatchObject({
      id: 'acme',
      enabled: true,
      vendorCode: 'ACME',
      walletUrl: 'http://localhost:3000/vendors/hub88/acme',
      keys: [
        { which: 'current', fingerprint: expect.stringMatching(/^([0-9a-f]{2}:){31}[0-9a-f]{2}$/) as string },
      ],
    })
    expect((await admin.callWith('backoffice.addVendorAccount', account)).status).toBe(400)
    expect(
      (
        await admin.callWith('backoffice.addVendorAccount', {
          ...account,
          id: 'bad',
          publicKey: `-----BEGIN PRIVATE KEY-----${'x'.repeat(100)}`,
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await byTwo(admins, 'backoffice.rotateVendorKey', { id: 'acme', publicKey: second })
      ).envelope.value.keys.map(({ which }) => which),
    ).toEqual(['current', 'next'])
    const {
      envelope: { value: finished },
    } = await admin.call('backoffice.finishKeyRotation', { id: 'acme' })
    expect(finished.keys.map(({ pem }) => pem)).toEqual([second])
    expect((await admin.callWith('backoffice.finishKeyRotation', { id: 'acme' })).status).toBe(400)
    expect(
      (
        await admin.call('backoffice.changeVendorAccount', {
          id: 'acme',
          enabled: false,
          languages: { TH: 'th' },
        })
      ).envelope.value,
    ).toMatchObject({ enabled: false, languages: { TH: 'th' } })
    expect(
      (await admin.call('backoffice.changeVendorAccount', { id: 'acme', enabled: true, redeems: true }))
        .envelope.value,
    ).toMatchObject({ enabled: true, redeems: true })
    expect(await lastDeed()).toMatchObject({
      action: 'changeVendorAccount',
      subject: 'vendor:acme',
      after: { enabled: true, redeems: true },
    })
    expect(
      (await admin.call('backoffice.changeVendorAccount', { id: 'acme', redeems: false })).envelope.value,
    ).toMatchObject({ enabled: true, redeems: false })
    expect(
      (
        await byTwo(admins, 'backoffice.addVendorAccount', {
          ...account,
          id: 'redeemer',
          vendorCode: 'RDM',
          publicKey: newKey(),
          redeems: true,
        })
      ).envelope.value.redeems,
    ).toBe(true)
    const {
      envelope: {
        value: { accounts, ownKey },
      },
    } = await admin.call('backoffice.vendorAccounts', {})
    expect(accounts.map(({ id, redeems }) => [id, redeems])).toEqual([
      ['acme', false],
      ['redeemer', true],
    ])
    expect(ownKey.pem).toContain('BEGIN PUBLIC KEY')
    expect(
      (await admin.callWith('backoffice.rotateVendorKey', { id: 'nobody', publicKey: first })).status,
    ).toBe(404)
  })
})

describe("a vendor's list", () => {
  const game = (code: string, change: object = {}) => ({
    game_code: code,
    name: `Game ${code}`,
    category: 'Video Slots',
    product: 'Acme Works',
    platforms: [],
    enabled: true,
    blocked_countries: [],
    ...change,
  })
  const compare = async (types: CallInput<'backoffice.compareVendor'>['types'] = {}) => {
    // The vendor is asked at most once a minute.
    server.clock.advance(60_000)
    return (await editor.call('backoffice.compareVendor', { id: 'acme', types })).envelope.value
  }
  const apply = (digest: string, types = {}) =>
    editor.callWith('backoffice.applyVendor', { id: 'acme', digest, types })
  const catalogue = async () =>
    (await server.program().call('catalogue.games', { vassalage: 'ACME' })).envelope.value.games.map(
      ({ gameId, gameName, gameType, maintenance }) =>
        `${gameId} ${gameName} ${gameType}${maintenance ? ' closed' : ''}`,
    )

  it('is compared with the catalogue, and nothing changes before an operator confirms', async () => {
    await admin.call('backoffice.changeVendorAccount', { id: 'acme', languages: {} })
    listed = [
      game('b-1', { languages: ['en', 'th', 'xx'] }),
      game('a-1'),
      game('t-1', { category: 'Roulette' }),
      game('off', { enabled: false }),
    ]
    const diff = await compare()
    expect(diff).toMatchObject({
      vendorCode: 'ACME',
      listed: 4,
      changed: [],
      gone: [],
      added: [
        { gameId: 'a-1', name: 'Game a-1', gameType: 'RNG' },
        { gameId: 'b-1', gameType: 'RNG' },
      ],
      categories: [
        { category: 'Roulette', games: 1, gameType: null },
        { category: 'Video Slots', games: 3, gameType: 'RNG' },
      ],
    })
    expect(await catalogue()).toEqual([])
    expect((await apply(diff.digest)).envelope.value).toEqual({ added: 2, changed: 0, gone: 0 })
    expect(await catalogue()).toEqual(['a-1 Game a-1 RNG', 'b-1 Game b-1 RNG'])
    expect((await admin.call('backoffice.vendorAccounts', {})).envelope.value.accounts[0]?.languages).toEqual(
      { EN: 'en', TH: 'th' },
    )
    expect(await lastDeed()).toMatchObject({
      operator_name: 'clara',
      action: 'applyVendor',
      subject: 'vendor:acme',
      after: { added: 2, changed: 0, gone: 0 },
    })
    expect(await compare()).toMatchObject({ added: [], changed: [], gone: [] })
  })

  it('takes the category that an operator chooses', async () => {
    const types = { Roulette: 'LIVE' as const }
    const diff = await compare(types)
    expect(diff.added).toMatchObject([{ gameId: 't-1', gameType: 'LIVE' }])
    expect((await apply(diff.digest)).envelope.code).toBe('CHANGED_ELSEWHERE')
    expect((await apply(diff.digest, types)).envelope.value).toEqual({ added: 1, changed: 0, gone: 0 })
    expect(await compare()).toMatchObject({
      added: [],
      categories: [{ category: 'Roulette', gameType: 'LIVE' }, {}],
    })
  })

  it("shows new names, closed games and removed games; operators' decisions stay", async () => {
    await editor.call('backoffice.changeGames', {
      nodeIds: [await idOf('Game b-1')],
      set: { isHot: true, maintenance: true },
    })
    listed = [
      game('b-1', { name: 'Game B', blocked_countries: ['vn'] }),
      game('t-1', { category: 'Roulette', enabled: false }),
    ]
    const diff = await compare()
    expect(diff).toMatchObject({
      added: [],
      gone: [{ gameId: 'a-1' }],
      changed: [
        {
          gameId: 'b-1',
          changes: [
            { field: 'name', before: 'Game b-1', after: 'Game B' },
            { field: 'blockedCountries', before: '', after: 'VN' },
          ],
        },
        { gameId: 't-1', changes: [{ field: 'closed', before: 'false', after: 'true' }] },
      ],
    })
    await apply(diff.digest)
    expect(await catalogue()).toEqual(['b-1 Game B RNG closed', 't-1 Game t-1 LIVE closed'])
    expect(await table({ search: 'Game B', vendorCode: 'ACME' })).toMatchObject({
      list: [{ isHot: true, maintenance: true, blockedCountries: ['VN'], closedByVendor: false }],
    })
    listed = [
      game('b-1', { name: 'Game B', blocked_countries: ['VN'] }),
      game('t-1', { category: 'Roulette' }),
      game('a-1'),
    ]
    await apply((await compare()).digest)
    expect(await catalogue()).toEqual(['b-1 Game B RNG closed', 'a-1 Game a-1 RNG', 't-1 Game t-1 LIVE'])
  })

  it('is refused when it has changed since the preview', async () => {
    listed = [...listed, game('c-1')]
    const { digest } = await compare()
    listed = [...listed, game('d-1')]
    server.clock.advance(60_000)
    expect((await apply(digest)).envelope).toMatchObject({ success: false, code: 'CHANGED_ELSEWHERE' })
    expect((await apply('made-up')).envelope.code).toBe('CHANGED_ELSEWHERE')
    expect(await catalogue()).toHaveLength(3)
  })

  it('is reported as unavailable when the vendor is down, and an unknown vendor is not found', async () => {
    vendorAnswers = false
    server.clock.advance(60_000)
    expect((await editor.callWith('backoffice.compareVendor', { id: 'acme' })).envelope).toMatchObject({
      success: false,
      code: 'VENDOR_AWAY',
    })
    expect((await editor.callWith('backoffice.compareVendor', { id: 'nobody' })).status).toBe(404)
    vendorAnswers = true
  })
})

describe("the test of a vendor's launch", () => {
  const test = async (input: Omit<CallInput<'backoffice.testVendor'>, 'id'> = {}) => {
    const {
      envelope: {
        value: { passed, steps },
      },
    } = await admin.call('backoffice.testVendor', { id: 'acme', ...input })
    return {
      passed,
      steps: steps.map(({ step, passed: good, detail }) => `${step} ${good ? 'good' : 'bad'}: ${detail}`),
    }
  }

  it("opens a game with a member's wallet, checks its frame, and leaves no open session", async () => {
    const anna = await server.member('anna')
    expect(await test({ username: 'anna', gameId: 'b-1' })).toEqual({
      passed: true,
      steps: [
        `list good: ${listed.length} games`,
        expect.stringMatching(/^launch good: b-1 opens at http:\/\/127/),
        'frame good: HTTP 200, text/html',
        expect.stringMatching(/^token good: the session token is good here/),
      ],
    })
    const { token = '', user } = launched.at(-1) ?? {}
    expect([token.length > 20, user]).toEqual([true, expect.stringMatching(/^p[0-9a-f]+$/)])
    expect(JSON.stringify(launched)).not.toContain('anna')
    expect(token).not.toBe(anna.token)
    const { rows } = await server.platform.database.pool.query(
      'select 1 from play_session where revoked_at is null',
    )
    expect(rows).toEqual([])
    expect(await lastDeed()).toMatchObject({
      operator_name: 'ada',
      action: 'testVendor',
      subject: 'vendor:acme',
      after: { passed: true, username: 'anna' },
    })
  })

  it('opens the demo without a member', async () => {
    expect((await test()).passed).toBe(true)
    expect(launched.at(-1)).toMatchObject({ currency: 'XXX' })
    expect(launched.at(-1)).not.toHaveProperty('token')
  })

  it('requires a member where the vendor has no demo', async () => {
    walletOnly = true
    const [without, withOne] = [await test(), await test({ username: 'anna' })]
    walletOnly = false
    expect([without.passed, without.steps.at(-1)]).toEqual([
      false,
      expect.stringMatching(/^launch bad: .*HTTP 400; its demo was asked for: name a member/),
    ])
    expect(withOne.passed).toBe(true)
  })

  it('names the step that failed, and never what the vendor was given', async () => {
    frame = 'shut'
    expect((await test()).steps.at(-1)).toBe('frame bad: the page forbids to be framed (DENY)')
    frame = 'nowhere'
    const failed = await test()
    expect([failed.passed, failed.steps.at(-1)]).toEqual([
      false,
      expect.stringMatching(/^frame bad: the page of the frame was answered HTTP 500/),
    ])
    expect(JSON.stringify(failed)).not.toContain('secret')
    expect((await test({ gameId: 'none' })).steps).toEqual([
      expect.stringMatching(/^list bad: .+ but not none$/),
    ])
    expect(
      (await admin.callWith('backoffice.testVendor', { id: 'acme', username: 'nobody' })).envelope.code,
    ).toBe('NO_MEMBER')
  })
})

describe('the account that demonstration vendors share', () => {
  it('has no list to compare and says so, and is tested with a game of one of them', async () => {
    const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
    frame = 'frame'
    const {
      envelope: { value: added },
    } = await byTwo(admins, 'backoffice.addVendorAccount', {
      id: 'sandbox',
      publicKey: newKey(),
      operatorId: 'brand1-sandbox',
      baseUrl,
      vendorCode: 'SANDBOX',
    })
    expect(added.shared).toBe(true)
    server.clock.advance(60_000)
    for (const [name, input] of [
      ['compareVendor', {}],
      ['applyVendor', { digest: 'x' }],
    ] as const) {
      expect(
        (await editor.callWith(`backoffice.${name}`, { id: 'sandbox', ...input })).envelope,
      ).toMatchObject({ success: false, code: 'NO_LIST' })
    }
    const tested = async (more: object) =>
      (await admin.call('backoffice.testVendor', { id: 'sandbox', username: 'anna', ...more })).envelope.value
    const { passed, steps } = await tested({})
    expect([passed, steps.map(({ step }) => step), steps[0]?.detail]).toEqual([
      true,
      ['list', 'launch', 'frame', 'token'],
      'no list of its own: amber of Amber stands for the games of demonstration vendors',
    ])
    expect(launched.at(-1)).toMatchObject({
      game_code: 'amber',
      meta: { title: 'Amber Road', vendor: 'Amber' },
    })
    expect((await tested({ gameId: 'apple' })).steps).toMatchObject([
      { step: 'list', passed: false, detail: 'no demonstration vendor has an open game apple' },
    ])
  })
})
