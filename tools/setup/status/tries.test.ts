// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createTestBeacon } from '@tessera/server/src/modules/lottery/beacon/beacon-for-tests.ts'
import { addVendor } from '@tessera/server/src/modules/play/index.ts'
import { signWebhook } from '@tessera/server/src/platform/alerts/call-webhook.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { openTestMailServer, type TestMailServer } from '@tessera/server/src/testing/mail-server-for-tests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openOutside,
  openTestInstallation,
  type Outside,
  type TestInstallation,
} from './installation-for-tests.ts'
import { showStatus } from './show-status.ts'

let installation: TestInstallation
let outside: Outside
let mail: TestMailServer
beforeAll(async () => {
  ;[installation, outside, mail] = await Promise.all([
    openTestInstallation(),
    openOutside(),
    openTestMailServer(),
  ])
})
afterAll(async () => {
  outside.close()
  await Promise.all([mail.close(), installation.server.close()])
})
beforeEach(() => {
  outside.asked.length = 0
  outside.answer = () => ({ status: 200 })
})

const write = (name: string, value: unknown) =>
  installation.server.platform.settings.write(name as never, value as never, 'test')
const setup = (...words: string[]) => installation.setup(...words)

describe('the list before a site goes live, of what is tried', () => {
  it('signs in at the mail server without sending anything', async () => {
    expect(await installation.row('Mail')).toMatchObject({
      state: 'missing',
      needed: true,
      mend: expect.stringContaining('npm run setup -- setting identity.mail') as string,
    })
    const from = 'Site <no-reply@example.com>'
    await write('identity.mail', { smtpUrl: `smtp://tessera:guess@127.0.0.1:${mail.port}`, from })
    expect(await installation.row('Mail')).toMatchObject({
      state: 'fails',
      found: 'the mail server: it refuses the user or the password (EAUTH)',
    })
    await write('identity.mail', { smtpUrl: 'smtp://127.0.0.1:1', from })
    expect(await installation.row('Mail')).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('it was not reached') as string,
    })
    await write('identity.mail', { smtpUrl: `smtp://tessera:p%40ss@127.0.0.1:${mail.port}`, from: '' })
    expect(await installation.row('Mail')).toMatchObject({ state: 'fails', found: 'mails have no sender' })
    await write('identity.mail', { smtpUrl: `smtp://tessera:p%40ss@127.0.0.1:${mail.port}`, from })
    expect(await installation.row('Mail')).toMatchObject({ state: 'ready', mend: '' })
    expect(mail.taken).toEqual([])
  })

  it('asks the carrier of SMS, and needs one only where members are asked for codes', async () => {
    expect(await installation.row('SMS')).toMatchObject({ state: 'missing', needed: false })
    await write('identity.smsVerification', true)
    expect(await installation.row('SMS')).toMatchObject({ state: 'missing', needed: true })
    await write('identity.sms', {
      provider: 'twilio',
      baseUrl: outside.url,
      serviceSid: 'VA1',
      accountSid: 'AC1',
      authToken: 'token',
    })
    outside.answer = () => ({ status: 401 })
    expect(await installation.row('SMS')).toMatchObject({
      state: 'fails',
      found: 'the carrier (twilio): the service answers 401',
    })
    outside.answer = () => ({ status: 200 })
    expect(await installation.row('SMS')).toMatchObject({ state: 'ready' })
    expect(outside.asked.every(({ method, path }) => `${method} ${path}` === 'GET /v2/Services/VA1')).toBe(
      true,
    )
  })

  it('tries each way to pay in, and refuses one where payers decide themselves', async () => {
    expect(await installation.row('Ways to pay in')).toMatchObject({ state: 'missing', found: 'none in USD' })
    await setup('bank-transfer', '--id', 'bank', '--bank', 'First', '--number', '12', '--holder', 'We')
    expect(await installation.row('Ways to pay in')).toMatchObject({
      state: 'ready',
      found: expect.stringContaining('operators record what comes in') as string,
    })
    await setup('btcpay', '--id', 'coins', '--url', outside.url, '--store', 's1', '--key-file', 'any')
    outside.answer = () => ({ status: 403 })
    expect(await installation.row('Ways to pay in')).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('coins (btcpay): BTCPay answered 403') as string,
    })
    outside.answer = () => ({ status: 200, body: '{"name":"Our store"}' })
    expect(await installation.row('Ways to pay in')).toMatchObject({ state: 'ready' })
    expect(outside.asked.at(-1)?.headers.authorization).toBe('token a-key')
    await setup('sandbox-bank', '--play-money')
    expect(await installation.row('Ways to pay in')).toMatchObject({
      state: 'fails',
      mend: 'npm run setup -- sandbox-bank --close',
    })
    await setup('sandbox-bank', '--close')
  })

  it('asks vendors for their games', async () => {
    expect(await installation.row('Vendors')).toMatchObject({ state: 'missing' })
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    await installation.server.platform.database.transaction(async (tx) => {
      const account = { protocol: 'hub88', publicKeyPem, operatorId: 'brand1' } as const
      await addVendor(tx, { ...account, id: 'acme', baseUrl: outside.url })
      await addVendor(tx, { ...account, id: 'silent' })
    })
    outside.answer = () => ({ status: 500 })
    expect(await installation.row('Vendors')).toMatchObject({
      state: 'fails',
      found: expect.stringMatching(/^acme \(open\): .*500/) as string,
      mend: 'npm run vendor -- change --id acme --games-api URL',
    })
    outside.answer = () => ({ status: 200, body: '{"games":[]}' })
    expect(await installation.row('Vendors')).toMatchObject({
      state: 'ready',
      found: 'acme (open, lists 0 games), silent (open)',
    })
    expect(await installation.row('Games that open')).toMatchObject({
      state: 'missing',
      mend: 'npm run setup -- games --vendor ID --type TYPE',
    })
  })

  it('fetches the newest round of the beacon and checks its signature', async () => {
    const studioUrl = outside.url
    outside.answer = () => ({ status: 404 })
    expect(await installation.row('Beacon of draws', { studioUrl })).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('answered 404') as string,
      mend: expect.stringContaining('lottery.ownBeaconUrl') as string,
    })
    const beacon = createTestBeacon(installation.server.clock)
    const { publicKey } = beacon.beacon
    const newest = Math.floor(installation.server.clock.now() / beacon.beacon.periodMs) + 1
    const rounds = await beacon.rounds(beacon.beacon, newest, undefined)
    const right = JSON.stringify({ publicKey, rounds })
    const wrong = right.replaceAll(/"signature":"[^"]+"/g, `"signature":"${'0'.repeat(128)}"`)
    const serve = (listed: string) => {
      outside.answer = ({ path }) => ({
        status: 200,
        body: path === '/beacon' ? JSON.stringify({ publicKey }) : listed,
      })
    }
    serve(wrong)
    expect(await installation.row('Beacon of draws', { studioUrl })).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('is not signed with the key') as string,
    })
    serve(right)
    expect(await installation.row('Beacon of draws', { studioUrl })).toMatchObject({
      state: 'ready',
      found: expect.stringContaining(`own: round ${newest} of`) as string,
    })
  })

  it('looks whether the feeds have sent lately', async () => {
    const { clock, platform } = installation.server
    const { pool } = platform.database
    expect(await installation.row('Sportsbook feed')).toMatchObject({
      state: 'fails',
      found: 'the built-in one does not run, and none from outside is set',
    })
    await pool.query(
      `insert into sportsbook_lead (feed, holder, until_ms) values ('replay', 'one', ${clock.now() + 5_000})`,
    )
    expect(await installation.row('Sportsbook feed')).toMatchObject({
      state: 'ready',
      found: expect.stringContaining('the built-in one runs') as string,
    })
    await write('sportsbook.pushFeed', { secret: 'secret', apiUrl: '', token: '', nodeId: 1 })
    expect(await installation.row('Sportsbook feed')).toMatchObject({
      state: 'fails',
      found: 'the feed push is set and has sent nothing yet',
    })
    await pool.query(
      `insert into sportsbook_feed_health (feed, part, state, changed_at, message_at) values ('push', 'live', 'up', $1, $1)`,
      [new Date(clock.now())],
    )
    expect(await installation.row('Sportsbook feed')).toMatchObject({
      state: 'ready',
      found: 'push live: 0 events, last heard 0 s ago',
    })
    clock.advance(121_000)
    expect(await installation.row('Sportsbook feed')).toMatchObject({
      state: 'fails',
      found: 'push live is up, last heard 121 s ago',
    })
  })

  it('sends the webhook an alert that says it is a test, signed as any other', async () => {
    expect(await installation.row('Alert webhook')).toMatchObject({
      state: 'missing',
      mend: expect.stringContaining('ALERT_WEBHOOK_URL') as string,
    })
    const key = Buffer.alloc(32, 7)
    const alertWebhook = { url: outside.url, secret: `whsec_${key.toString('base64')}`, minutes: 10 }
    outside.answer = () => ({ status: 503 })
    expect(await installation.row('Alert webhook', { alertWebhook })).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('it answered 503') as string,
    })
    outside.answer = () => ({ status: 204 })
    outside.asked.length = 0
    expect(await installation.row('Alert webhook', { alertWebhook })).toMatchObject({
      state: 'ready',
      found: expect.stringContaining('took a test alert') as string,
    })
    const call = outside.asked.find(({ method }) => method === 'POST')
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'operator.alert',
      data: { kind: 'test', reference: 'npm run setup -- status' },
    })
    expect(call?.headers['webhook-signature']).toBe(
      signWebhook(key, {
        id: String(call?.headers['webhook-id']),
        seconds: Number(call?.headers['webhook-timestamp']),
        body: call?.body ?? '',
      }),
    )
  })

  it("opens the console's page at its public address", async () => {
    const publicUrl = outside.url.replace('127.0.0.1', 'localhost')
    outside.answer = () => ({ status: 502 })
    expect(await installation.row("Console's address", { publicUrl })).toMatchObject({
      state: 'fails',
      found: `${publicUrl}/console/ answers 502`,
      mend: expect.stringContaining('PUBLIC_URL') as string,
    })
    outside.answer = () => ({ status: 200, body: '<h1>It works!</h1>' })
    expect(await installation.row("Console's address", { publicUrl })).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('another page') as string,
    })
    outside.answer = () => ({ status: 200, body: '<script src="/console/theme.js"></script>' })
    expect(await installation.row("Console's address", { publicUrl })).toMatchObject({ state: 'ready' })
    const nobody = `http://localhost:${await freePort()}`
    expect(await installation.row("Console's address", { publicUrl: nobody })).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('ECONNREFUSED') as string,
    })
    expect(
      await installation.row("Console's address", { publicUrl: 'http://play.example.com' }),
    ).toMatchObject({ state: 'fails', found: expect.stringContaining('no https') as string })
  })

  it('comes to an end although nobody answers', async () => {
    const silent = createServer(() => {})
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const address = silent.address()
    const at = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
    const key = Buffer.alloc(32, 7).toString('base64')
    const { text, isReady } = await showStatus(
      {
        ...installation.deps,
        publicUrl: at,
        studioUrl: at,
        alertWebhook: { url: at, secret: `whsec_${key}`, minutes: 10 },
      },
      { json: false },
    )
    expect(isReady).toBe(false)
    for (const name of ["Console's address", 'Beacon of draws', 'Alert webhook'])
      expect(text).toMatch(new RegExp(`^${name} +does not work +\\S`, 'm'))
    silent.close()
  })

  it('is readable by programs', async () => {
    const { text, isReady } = await showStatus(installation.deps, { json: true })
    const { ready, rows } = JSON.parse(text) as { ready: boolean; rows: { name: string; state: string }[] }
    expect([ready, isReady]).toEqual([false, false])
    expect(rows.find(({ name }) => name === 'Mail')).toMatchObject({ state: 'ready', needed: true })
  })
})
