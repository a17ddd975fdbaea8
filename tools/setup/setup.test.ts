// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { join } from 'node:path'
import sharp from 'sharp'
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { insertBrand } from '@tessera/server/src/modules/site/index.ts'
import { findPayAccount } from '@tessera/server/src/modules/wallet/index.ts'
import { addVendor } from '@tessera/server/src/modules/play/index.ts'
import { createOperatorKey } from '@tessera/server/src/adapters/vendors/operator-key.ts'
import { vaultKeySource } from '@tessera/server/src/platform/keys/index.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { openTestS3 } from '@tessera/server/src/testing/s3-for-tests.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parseArguments } from './parse-arguments.ts'
import { perform } from './perform.ts'
import { secretsFrom } from './read-secrets.ts'
import { createOutbound } from '@tessera/server/src/platform/outbound/outbound.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
let server: TestServer
let vendor: Server
let games: object[] = []
let answerStatus = 200

beforeAll(async () => {
  server = await openTestServer()
  vendor = createServer((_request, response) => {
    response.writeHead(answerStatus).end(JSON.stringify({ games }))
  })
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const address = vendor.address()
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const publicKeyPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await server.platform.database.transaction(async (tx) => {
    await addVendor(tx, { id: 'acme', protocol: 'hub88', publicKeyPem, operatorId: 'brand1', baseUrl })
    await addVendor(tx, { id: 'silent', protocol: 'hub88', publicKeyPem, operatorId: 'brand1' })
  })
})
afterEach(() => {
  answerStatus = 200
})
afterAll(async () => {
  vendor.close()
  await server.close()
  rmSync(secretFolder, { recursive: true })
})

const deps = () => ({
  ...server.platform,
  operatorKey: () => keys.privateKey,
  keys: { vault: vaultKeySource(server), operator: createOperatorKey(server) },
  outbound: createOutbound({ anywhere: true }),
  publicUrl: 'https://site.example',
  readSecrets: secretsFrom(Readable.from([])),
})
const secretFolder = mkdtempSync(join(tmpdir(), 'setup-secret-'))
let secretFiles = 0
const secretFile = (...lines: string[]): string => {
  const file = join(secretFolder, `secret-${++secretFiles}`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
const setup = (...args: string[]) => {
  const command = parseArguments(args)
  if (command.command === 'status') throw new Error('the list has tests of its own')
  return perform({ ...deps(), location: { dataDir: server.dataDir } }, command)
}
const game = (code: string, change: object = {}) => ({
  game_code: code,
  name: `Game ${code}`,
  category: 'Slots',
  product: 'Acme Works',
  platforms: [],
  enabled: true,
  ...change,
})
const snapshot = async () => {
  // A running installation notices a tool's changes within seconds.
  server.clock.advance(10_000)
  return (await server.program().call('catalogue.games', { gameType: 'RNG', pageNo: 1, pageSize: 50 }))
    .envelope.value.games
}
const actions = async () =>
  (
    await server.platform.database.pool.query<{ line: string }>(
      `select action || ' ' || subject as line from operator_action where operator_id is null order by id`,
    )
  ).rows.map(({ line }) => line)

describe('npm run setup', () => {
  it("puts the games of a vendor into the catalogue, under the vendor's names", async () => {
    games = [game('a-1'), game('a-2'), game('t-1', { category: 'Tables' })]
    expect(await setup('games', '--vendor', 'acme', '--type', 'RNG', '--category', 'slots')).toBe(
      '2 games of acme are in the catalogue as RNG (the vendor lists 3: Slots 2, Tables 1).',
    )
    expect(
      (await snapshot())
        .map(({ gameId, gameName, vendorName }) => ({ gameId, name: gameName, vendorName }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ).toEqual([
      { gameId: 'a-1', name: 'Game a-1', vendorName: 'Acme Works' },
      { gameId: 'a-2', name: 'Game a-2', vendorName: 'Acme Works' },
    ])
  })

  it('creates a brand with a host, adds another host, and records both', async () => {
    expect(await setup('brand', 'second', '--name', 'Second Brand', '--host', 'Play.Second.Example')).toBe(
      'play.second.example leads to second within a second. Its address belongs into OPERATOR_ORIGINS of the studio.',
    )
    await setup('brand', 'second', '--host', 'www.second.example')
    expect(await setup('setting', 'site.name', 'Second', '--brand', 'second')).toContain(
      'site.name = "Second"',
    )
    expect(
      (
        await server.platform.database.pool.query(
          `select host, brand_code as "brandCode" from brand_host where brand_code = 'second' order by host`,
        )
      ).rows,
    ).toEqual([
      { host: 'play.second.example', brandCode: 'second' },
      { host: 'www.second.example', brandCode: 'second' },
    ])
    expect(await actions()).toEqual(
      expect.arrayContaining([
        'addBrand brand:second',
        'addHost host:play.second.example',
        'addHost host:www.second.example',
      ]),
    )
  })

  it.each([
    [['second', '--name', 'Again'], /There is a brand second already/],
    [['third', '--host', 'play.third.example'], /There is no brand third: give a --name/],
    [['Third', '--name', 'Third'], /The code of a brand has small letters/],
    [['third', '--name', 'Third', '--host', 'not a host'], /--host must be a host name/],
    [
      ['third', '--name', 'Third', '--host', 'www.second.example'],
      /www\.second\.example already belongs to a brand/,
    ],
    [['third'], /Give a --name to create the brand, a --host/],
    [[], /The brand is missing/],
  ])('refuses the brand %j and makes nothing', async (words, reason) => {
    await expect((async () => setup('brand', ...words))()).rejects.toThrow(reason)
    expect(
      (await server.platform.database.pool.query(`select code from brand where code = 'third'`)).rows,
    ).toEqual([])
  })

  it('updates names when it is repeated, and does not change what operators have set', async () => {
    games = [game('k-1')]
    await setup('games', '--vendor', 'acme', '--type', 'RNG')
    await server.platform.database.pool.query(
      `update catalogue_game set is_hot = true, rtp_basis_points = 9650 where game_id = 'k-1'`,
    )
    games = [game('k-1', { name: 'Renamed' })]
    await setup('games', '--vendor', 'acme', '--type', 'RNG', '--name', 'Acme')
    const { rows } = await server.platform.database.pool.query(
      `select name, is_hot, rtp_basis_points from catalogue_game where game_id = 'k-1'`,
    )
    expect(rows).toEqual([{ name: 'Renamed', is_hot: true, rtp_basis_points: 9650 }])
    expect((await snapshot()).find(({ gameId }) => gameId === 'k-1')).toMatchObject({ vendorName: 'Acme' })
  })

  it.each([
    ['an unknown vendor', 'nobody', 200, 'There is no vendor nobody'],
    ['a vendor without a Games API', 'silent', 200, 'has no Games API'],
    ['a vendor that is ill', 'acme', 500, 'HTTP 500'],
  ])('says what is wrong with %s and changes nothing', async (_name, id, status, sentence) => {
    answerStatus = status
    const before = await snapshot()
    await expect(setup('games', '--vendor', id, '--type', 'RNG')).rejects.toThrow(sentence)
    expect(await snapshot()).toEqual(before)
  })

  it('opens the sandbox bank as a payment method, and closes it', async () => {
    const member = await server.member('payer001')
    const methods = async () =>
      (await member.call('wallet.depositMethods', {})).envelope.value.list.map(({ methodId }) => methodId)
    expect(await methods()).toEqual([])
    await setup('sandbox-bank', '--play-money')
    expect(await methods()).toEqual(['sandbox'])
    await setup('sandbox-bank', '--close')
    expect(await methods()).toEqual([])
    expect(await actions()).toEqual(
      expect.arrayContaining([
        'openPaymentAccount paymentAccount:sandbox',
        'closePaymentAccount paymentAccount:sandbox',
      ]),
    )
  })

  it('opens deposits by bank transfer, changes the bank account, and closes them', async () => {
    const member = await server.member('payer002')
    const methods = async () =>
      (await member.call('wallet.depositMethods', {})).envelope.value.list.map(({ name }) => name)
    const bank = ['--bank', 'First Bank', '--number', '12 34', '--holder', 'An Operator']
    await setup('bank-transfer', '--id', 'first', ...bank, '--name', 'By transfer')
    expect(await methods()).toEqual(['By transfer'])
    await setup('bank-transfer', '--id', 'first', '--bank', 'Other', '--number', '99', '--holder', 'B')
    const opened = await member.call('wallet.deposit', {
      methodId: 'first',
      amount: 50,
      requestId: randomUUID(),
    })
    expect(opened.envelope.value.bankTransfer).toMatchObject({
      bankName: 'Other',
      accountNumber: '99',
      holder: 'B',
    })
    await setup('bank-transfer', '--id', 'first', '--close')
    expect(await methods()).toEqual([])
    await expect(setup('bank-transfer', '--id', 'sandbox', ...bank)).rejects.toThrow('another kind')
    await expect(setup('bank-transfer', '--id', 'nobody', '--close')).rejects.toThrow('no payment account')
    expect(await actions()).toEqual(
      expect.arrayContaining([
        'openPaymentAccount paymentAccount:first',
        'closePaymentAccount paymentAccount:first',
      ]),
    )
  })

  it('opens deposits by bank transfer in a further currency that the brand offers, and in no other', async () => {
    const bank = ['--bank', 'Hanoi Bank', '--number', '77', '--holder', 'An Operator', '--currency', 'vnd']
    const open = () => setup('bank-transfer', '--id', 'hanoi', ...bank)
    await expect(open()).rejects.toThrow('does not offer VND')
    const { database, settings } = server.platform
    expect(await findPayAccount(database, 'hanoi')).toBeUndefined()
    const limits = { depositMinimum: 50_000, depositMaximum: 9_000_000, rebateMinimum: 10_000 }
    const dong = {
      code: 'VND',
      open: true,
      ...limits,
      withdrawalMinimum: 100_000,
      withdrawalMaximum: 9_000_000,
    }
    await settings.write('site.furtherCurrencies', [dong], 'test')
    await open()
    expect((await findPayAccount(database, 'hanoi'))?.currency).toBe('VND')
    await setup('bank-transfer', '--id', 'hanoi', '--close')
    await settings.write('site.furtherCurrencies', [], 'test')
  })

  it('opens deposits that a notification service reports, and shows its key once', async () => {
    const bank = ['--bank', 'First Bank', '--number', '0123', '--holder', 'An Operator']
    const open = (...more: string[]) => setup('bank-transfer', '--id', 'notified', ...bank, ...more)
    const keyIn = (text: string) => /Key {2}(\S{43})$/m.exec(text)?.[1] ?? ''
    const printed = await open('--notify', 'sepay')
    expect(printed).toContain('https://site.example/payments/notified/notify')
    const notify = async (key: string, id: number) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/payments/notified/notify',
          headers: { authorization: `Apikey ${key}`, 'content-type': 'application/json' },
          payload: JSON.stringify({ id, transferType: 'in', transferAmount: 5, accountNumber: '0123' }),
        })
      ).statusCode
    expect(await notify(keyIn(printed), 1)).toBe(200)
    expect(await open()).toContain('credited by itself, as before')
    expect(await notify(keyIn(printed), 2)).toBe(200)
    const renewed = await open('--notify', 'sepay')
    expect([await notify(keyIn(printed), 3), await notify(keyIn(renewed), 3)]).toEqual([401, 200])
    expect(await open('--notify', 'off')).toContain('you record in the console what came in')
    expect(await notify(keyIn(renewed), 4)).toBe(401)
    const { rows } = await server.platform.database.pool.query<{ line: string }>(
      `select coalesce(before::text, '') || coalesce(after::text, '') as line from operator_action`,
    )
    for (const { line } of rows) expect(line).not.toContain(keyIn(renewed))
    await setup('bank-transfer', '--id', 'notified', '--close')
  })

  it('opens deposits through a BTCPay Server, shows the secret of its webhook once, and closes them', async () => {
    const key = 'an-api-key'
    const printed = await setup(
      ...[
        'btcpay',
        '--id',
        'coins',
        '--url',
        'http://127.0.0.1:1',
        '--store',
        's1',
        '--key-file',
        secretFile(key),
      ],
    )
    expect(printed).toContain('https://site.example/payments/coins/notify')
    const secret = /Secret {2}(\S{43})$/m.exec(printed)?.[1] ?? ''
    const notify = async (signedWith: string) => {
      const payload = '{"type":"Test","storeId":"s1"}'
      const signature = createHmac('sha256', signedWith).update(payload).digest('hex')
      const headers = { 'btcpay-sig': `sha256=${signature}`, 'content-type': 'application/json' }
      return (await server.app.inject({ method: 'POST', url: '/payments/coins/notify', headers, payload }))
        .statusCode
    }
    expect([await notify(secret), await notify('guess')]).toEqual([200, 401])
    const { rows } = await server.platform.database.pool.query<{ line: string }>(
      'select c::text || o::text as line from payment_connection c, operator_action o',
    )
    for (const { line } of rows) {
      expect(line).not.toContain(key)
      expect(line).not.toContain(secret)
    }
    expect(await setup('btcpay', '--id', 'coins', '--close')).toContain('closed')
    await expect(
      setup(
        'btcpay',
        '--id',
        'sandbox',
        '--url',
        'https://b.example',
        '--store',
        's',
        '--key-file',
        secretFile('k'),
      ),
    ).rejects.toThrow('another kind')
    await expect(setup('btcpay', '--id', 'nobody', '--close')).rejects.toThrow('no payment account')
  })

  it('opens deposits on the pages of a provider, and shows a secret once', async () => {
    const key = 'the-key-of-the-provider-and-us'
    const page = ['hosted-page', '--id', 'cards', '--url', 'http://127.0.0.1:1']
    const printed = await setup(...page, '--key-file', secretFile(key))
    expect(printed).toContain('https://site.example/payments/cards/notify')
    const secret = /Secret {2}(\S{43})$/m.exec(printed)?.[1] ?? ''
    const notify = async (signedWith: string) => {
      const [payload, timestamp] = ['{}', String(Math.floor(server.clock.now() / 1000))]
      const signature = createHmac('sha256', signedWith).update(`${timestamp}.${payload}`).digest('hex')
      const headers = {
        'x-signature': signature,
        'x-timestamp': timestamp,
        'content-type': 'application/json',
      }
      return (await server.app.inject({ method: 'POST', url: '/payments/cards/notify', headers, payload }))
        .statusCode
    }
    expect([await notify(secret), await notify('guess')]).toEqual([400, 401])
    const given = 'the-key-that-the-provider-gave'
    expect(await setup(...page, '--key-file', secretFile(key, given))).not.toContain(given)
    expect([await notify(secret), await notify(given)]).toEqual([401, 400])
    const { rows } = await server.platform.database.pool.query<{ line: string }>(
      'select c::text || o::text as line from payment_connection c, operator_action o',
    )
    for (const { line } of rows) for (const hidden of [key, secret, given]) expect(line).not.toContain(hidden)
    expect(await setup('hosted-page', '--id', 'cards', '--close')).toContain('closed')
  })

  it.each([
    ['three keys', ['a', 'b', 'c'], undefined, 'one word in each'],
    ['a key of two words', ['a b'], undefined, 'one word'],
    ['no key', [''], undefined, 'one word'],
    ['fields that are no JSON', ['a'], 'id', 'no JSON file'],
    ['a field that is unknown', ['a'], '{"ident":"/id"}', 'ident'],
    ['a pointer that is none', ['a'], '{"id":"id"}', 'JSON pointer'],
    ['another host as a path', ['a'], '{"createPath":"//evil.example/x"}', 'path at the provider'],
    ['a path of the status without the id', ['a'], '{"statusPath":"/payments"}', '{id}'],
  ])('opens no payment page with %s', async (_, keys, fields, message) => {
    const page = ['hosted-page', '--id', 'wrong', '--url', 'https://p.example']
    const more = fields === undefined ? [] : ['--fields', secretFile(fields)]
    await expect(setup(...page, '--key-file', secretFile(...keys), ...more)).rejects.toThrow(message)
    expect(await findPayAccount(server.platform.database, 'wrong')).toBeUndefined()
  })

  it('reads a key from the input', async () => {
    const read = secretsFrom(Readable.from(['first\nsec', 'ond\n']))
    expect(await read('-', 2)).toEqual(['first', 'second'])
    await expect(read('/nowhere/key', 1)).rejects.toThrow('cannot be read')
  })

  it('prints and changes settings, which the site follows', async () => {
    expect(await setup('setting', 'site.name')).toContain('site.name = "Tessera"')
    expect(await setup('setting', 'site.name', 'My Site')).toBe('site.name = "My Site" (was "Tessera")')
    server.clock.advance(2_000)
    expect((await server.program().call('site.whitelabel', {})).envelope.value.siteName).toBe('My Site')
    expect(await actions()).toContain('changeSetting setting:site.name')
    expect((await setup('setting')).split('\n')).toEqual(
      expect.arrayContaining(['site.name = "My Site"', 'wallet.depositMinimum = 10']),
    )
  })

  it('changes the settings of another brand and leaves those of the first as they are', async () => {
    await server.platform.database.transaction((tx) =>
      insertBrand(tx, { code: 'other', name: 'Other Brand', nowMs: server.clock.now() }),
    )
    const before = await setup('setting', 'site.ageLimit')
    expect(await setup('setting', 'site.ageLimit', '21', '--brand', 'other')).toContain(
      'site.ageLimit = 21 (was',
    )
    expect(await setup('setting', 'site.ageLimit', '--brand', 'other')).toContain('site.ageLimit = 21')
    expect(await setup('setting', 'site.ageLimit')).toBe(before)
    await expect(setup('setting', 'site.ageLimit', '21', '--brand', 'nobody')).rejects.toThrow(
      /There is no brand nobody\. There are: brand1, .*other\./,
    )
  })

  it('refuses to set a global setting in the name of one brand', async () => {
    await expect(setup('setting', 'site.trustedProxies', '["10.0.0.1"]', '--brand', 'other')).rejects.toThrow(
      'is the same for all brands',
    )
  })

  it('accepts a secret and prints it nowhere: neither on the screen nor in the record', async () => {
    const said = [
      await setup('setting', 'identity.defaultPassword', 'Welcome-555'),
      await setup('setting', 'identity.defaultPassword'),
      await setup('setting'),
    ].join('\n')
    expect(said).toContain('identity.defaultPassword = "••••••••"')
    const { rows } = await server.platform.database.pool.query<{ line: string }>(
      `select before::text || after::text as line from operator_action where subject = 'setting:identity.defaultPassword'`,
    )
    expect(said + rows.map(({ line }) => line).join()).not.toContain('Welcome-555')
    await server.platform.settings.reload()
    expect(await server.platform.settings.read('identity.defaultPassword')).toBe('Welcome-555')
  })

  it('refuses colours that would make the site unreadable', async () => {
    await expect(
      setup('setting', 'site.brandColour', '{"dark":"#101820","light":"#007a45"}'),
    ).rejects.toThrow('Too hard to read in the dark theme')
    expect(await setup('setting', 'site.brandColour')).toContain('#22e38b')
  })

  it('refuses odds at which a lottery would lose, or that name unknown things, and the old ones stay', async () => {
    const odds = (playType: string, win: number) =>
      JSON.stringify([{ code: 'D5-1', playType, tier: 'win', odds: win }])
    await setup('setting', 'lottery.odds', odds('sbs', 1.9))
    await expect(setup('setting', 'lottery.odds', odds('sbs', 10))).rejects.toThrow(
      'The value of lottery.odds is wrong: 0: sbs of D5-1 would give back 500 % of the stakes; more than 100 % is never taken.',
    )
    await expect(setup('setting', 'lottery.odds', odds('nonsense', 2))).rejects.toThrow(
      'There is no play nonsense in D5-1',
    )
    expect(await setup('setting', 'lottery.odds')).toContain('"odds":1.9')
  })

  it('refuses an unknown setting, a wrong value, and another currency once there are members', async () => {
    await server.member('holder01')
    await expect(setup('setting', 'site.colour', 'blue')).rejects.toThrow('There is no setting site.colour')
    await expect(setup('setting', 'site.timeZone', '99')).rejects.toThrow(
      'The value of site.timeZone is wrong',
    )
    await expect(setup('setting', 'site.currency', '{"code":"EUR","symbol":"€"}')).rejects.toThrow(
      'fixed once it has members',
    )
    expect(await setup('setting', 'site.timeZone')).toContain('= "Asia/Ho_Chi_Minh"')
  })

  it('closes a vendor at once and opens it again', async () => {
    await setup('vendor', '--id', 'acme', '--close')
    server.clock.advance(2_000)
    expect((await server.modules.play.accounts.find('acme'))?.enabled).toBe(false)
    await setup('vendor', '--id', 'acme', '--open')
    server.clock.advance(2_000)
    expect((await server.modules.play.accounts.find('acme'))?.enabled).toBe(true)
    await expect(setup('vendor', '--id', 'nobody', '--close')).rejects.toThrow('There is no vendor nobody')
  })

  it('closes a member, who is signed out at once, and opens them again', async () => {
    const member = await server.member('closing1')
    await setup('member', '--username', 'closing1', '--close')
    expect((await member.call('wallet.balance', {})).status).toBe(401)
    const logIn = async () =>
      (
        await server.program().call('identity.login', {
          username: 'closing1',
          password: 'Correct-horse-9',
          ...(await server.program().botCheck()),
        })
      ).envelope
    expect((await logIn()).success).toBe(false)
    await setup('member', '--username', 'closing1', '--open')
    expect((await logIn()).success).toBe(true)
    expect((await actions()).filter((line) => line.includes('Member '))).toEqual([
      expect.stringMatching(/^closeMember member:\d+$/),
      expect.stringMatching(/^openMember member:\d+$/),
    ])
    await expect(setup('member', '--username', 'nobody1', '--close')).rejects.toThrow(
      'There is no member nobody1',
    )
  })

  it('creates a new key for sealed payloads and still opens those of the previous one', async () => {
    const kid = async () => (await server.program().call('site.whitelabel', {})).envelope.value.encryption.kid
    const before = await kid()
    const sealed = await server
      .program()
      .seal({ name: 'nobody', password: 'guess', ...(await server.program().botCheck()) })
    expect(await setup('seal-key')).toContain(await kid())
    expect(await kid()).not.toBe(before)
    const answer = await server.program().send({
      method: 'POST',
      url: '/ops/session',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(sealed),
    })
    expect(answer.envelope.code).toBe('BAD_CREDENTIALS')
  })
})

describe('npm run setup -- files', () => {
  it('copies the pictures into the bucket and back, and says how many', async () => {
    const s3 = await openTestS3()
    try {
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
        .png()
        .toBuffer()
      const editor = await server.operator('copier', 'admin')
      const media = (
        await editor.call('backoffice.uploadMedia', {
          kind: 'inline',
          name: 'x',
          data: picture.toString('base64'),
        })
      ).envelope.value
      const sizes = new Set(media.sizes.map(({ url }) => url))
      const elsewhere = mkdtempSync(join(tmpdir(), 'tessera-files-'))
      const copy = (dataDir: string, to: 'bucket' | 'folder') =>
        perform({ ...deps(), location: { dataDir, fileBucket: s3.bucket } }, { command: 'files', to })
      expect(await copy(server.dataDir, 'bucket')).toBe(
        `${sizes.size} files copied and read back, 0 were there already.`,
      )
      expect(await copy(server.dataDir, 'bucket')).toBe(
        `0 files copied and read back, ${sizes.size} were there already.`,
      )
      expect(await copy(elsewhere, 'folder')).toBe(
        `${sizes.size} files copied and read back, 0 were there already.`,
      )
      rmSync(elsewhere, { recursive: true })
      expect(await actions()).toContain('copyFiles files:bucket')
      s3.way('broken')
      await expect(copy(server.dataDir, 'bucket')).rejects.toThrow(
        'does not answer (ECONNRESET). What was copied stays; run it again.',
      )
      await expect(setup('files', '--to', 'bucket')).rejects.toThrow('There is no bucket: set FILES_ENDPOINT')
    } finally {
      await s3.close()
    }
  })
})
