// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@tessera/contract'
import { sql } from '../../../platform/db/index.ts'
import { StorageUnavailable } from '../../messages/ports.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { requestId, type TestMember } from '../../wallet/wallet-for-tests.ts'
import {
  openWithdrawalFixture,
  type WithdrawalFixture,
} from '../../wallet/withdrawals/withdrawal-for-tests.ts'
import { complianceJobs } from '../jobs.ts'

const dayMs = 86_400_000
let fixture: WithdrawalFixture
let supervisor: CallClient
const platform = () => fixture.bank.server.platform
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
beforeEach(async () => {
  supervisor = await fixture.bank.operator('supervisor')
})
afterAll(() => fixture.close())

const pixels = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
const png = () => pixels().png().toBuffer()
const fileOf = (bytes: Uint8Array, name = 'passport.png'): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })
/** The documents in the private store, by path. */
const stored = (): string[] => fixture.bank.privateFiles().filter((path) => path.endsWith('.bin'))

let addresses = 0
type Kind = CallInput<'compliance.sendDocument'>['kind']
async function send({ client }: TestMember, kind: Kind = 'passport', images?: unknown[]) {
  const ip = `10.8.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`
  return client.callWith('compliance.sendDocument', { kind, images: images ?? [fileOf(await png())] }, { ip })
}
const standing = async ({ client }: TestMember) =>
  (await client.call('compliance.documents', {})).envelope.value
/** The waiting document of a new member. */
async function waiting(member?: TestMember): Promise<{ member: TestMember; id: number }> {
  const by = member ?? (await fixture.bank.member())
  expect((await send(by)).envelope.code).toBe('OK')
  return { member: by, id: (await standing(by)).identity.document!.id }
}
const look = (id: number, who = supervisor) => who.call('backoffice.lookAtDocument', { id })
const accept = (id: number, part: Partial<CallInput<'backoffice.acceptDocument'>> = {}) =>
  supervisor.callWith('backoffice.acceptDocument', {
    id,
    name: 'Anna Example',
    birthday: '1990-01-31',
    expiresOn: null,
    requestId: requestId(),
    ...part,
  })
const refuse = (id: number, reason: CallInput<'backoffice.refuseDocument'>['reason'] = 'unreadable') =>
  supervisor.callWith('backoffice.refuseDocument', { id, reason, note: 'Too dark', requestId: requestId() })
const takeBack = ({ client }: TestMember, id: number) =>
  client.callWith('compliance.takeBackDocument', { id, requestId: requestId() })
const deletePictures = () =>
  complianceJobs(fixture.bank.server.modules.backofficeDeps.protection)[0]?.run(fixture.bank.clock.now())
const actions = (id: number) =>
  platform().database.query<{ action: string; operator_name: string }>(
    sql`select action, operator_name from operator_action where subject = ${`document:${id}`} order by id`,
  )

describe('a document of a member', () => {
  it('waits for an operator, who refuses it with a reason; a new one is accepted', async () => {
    const { member, id } = await waiting()
    expect(await standing(member)).toMatchObject({
      identity: { state: 'waiting', isProven: false, document: { kind: 'passport', reason: null } },
      address: { state: 'none', isProven: false, document: null },
      daysStored: 90,
    })
    const listed = (await supervisor.call('backoffice.documents', {})).envelope.value.list
    expect(listed.find((document) => document.id === id)).toMatchObject({
      username: member.name,
      state: 'waiting',
    })
    expect((await refuse(id)).envelope.value).toMatchObject({ state: 'refused', reason: 'unreadable' })
    expect((await standing(member)).identity).toMatchObject({
      state: 'refused',
      isProven: false,
      document: { reason: 'unreadable' },
    })
    const again = await waiting(member)
    expect((await accept(again.id)).envelope.code).toBe('OK')
    expect((await standing(member)).identity).toMatchObject({ state: 'accepted', isProven: true })
    const titles = (await member.client.call('messages.inbox', {})).envelope.value.list
      .map(({ title }) => title)
      .filter((title) => title.includes('document'))
    expect(titles).toEqual(['Your document has been accepted', 'Your document has been refused'])
  })

  it('confirms name and birthday, which its member can no longer change', async () => {
    const { member, id } = await waiting()
    await member.client.call('members.update', { birthday: '1991-05-05' })
    expect((await look(id)).envelope.value).toMatchObject({ statedName: null, statedBirthday: '1991-05-05' })
    await accept(id)
    expect((await member.client.call('members.info', {})).envelope.value).toMatchObject({
      birthday: '1990-01-31',
    })
    for (const changed of [{ birthday: '1991-05-05' }, { payeeName: 'Somebody Else' }])
      expect((await member.client.callWith('members.update', changed)).envelope.code).toBe('FIELD_FIXED')
    expect((await member.client.callWith('members.update', { birthday: '1990-01-31' })).envelope.code).toBe(
      'OK',
    )
  })

  it('is decided once, also by two operators at the same time, and never after it was taken back', async () => {
    const { member, id } = await waiting()
    const both = await Promise.all([accept(id), refuse(id)])
    expect(both.map(({ envelope }) => envelope.code).toSorted()).toEqual(['DOCUMENT_DECIDED', 'OK'])
    expect((await takeBack(member, id)).envelope.code).toBe('DOCUMENT_DECIDED')
    const other = await waiting()
    expect((await takeBack(other.member, other.id)).envelope.code).toBe('OK')
    expect((await accept(other.id)).envelope.code).toBe('DOCUMENT_DECIDED')
    expect((await standing(other.member)).identity).toMatchObject({ state: 'none', document: null })
    await expect(
      platform().database.query(
        sql`update identity_document set state = 'accepted', reason = null where id = ${other.id}`,
      ),
    ).rejects.toThrow('a document is decided once')
  })

  it('expires after its last day', async () => {
    const { member, id } = await waiting()
    const day = (fromNow: number) =>
      new Date(fixture.bank.clock.now() + fromNow * dayMs).toISOString().slice(0, 10)
    for (const bad of ['2026-02-30', day(-3)]) expect((await accept(id, { expiresOn: bad })).status).toBe(400)
    await accept(id, { expiresOn: day(2) })
    expect((await standing(member)).identity.state).toBe('accepted')
    fixture.bank.clock.advance(3 * dayMs)
    await fixture.comeBack({ member, bankAccountId: '' })
    expect((await standing(member)).identity).toMatchObject({ state: 'expired', isProven: false })
  })

  it('waits alone for its proof, however many are sent at once; a proof of address waits beside it', async () => {
    const member = await fixture.bank.member()
    const before = stored().length
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(member)))
    expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual([
      'DOCUMENT_WAITING',
      'DOCUMENT_WAITING',
      'DOCUMENT_WAITING',
      'OK',
    ])
    expect(stored().length).toBe(before + 1)
    expect((await send(member, 'proofOfAddress')).envelope.code).toBe('OK')
    expect((await standing(member)).address.state).toBe('waiting')
  })

  it('can be sent ten times a day', async () => {
    const member = await fixture.bank.member()
    for (let times = 0; times < 10; times += 1) await takeBack(member, (await waiting(member)).id)
    expect((await send(member)).envelope.code).toBe('DOCUMENTS_TODAY')
  })

  it("is nobody else's: another member cannot take it back, and learns nothing of it", async () => {
    const { member, id } = await waiting()
    const stranger = await fixture.bank.member()
    expect((await takeBack(stranger, id)).status).toBe(404)
    expect((await takeBack(stranger, 999_999)).status).toBe(404)
    expect((await standing(member)).identity.state).toBe('waiting')
    expect((await fixture.bank.program().call('compliance.documents', {})).status).toBe(401)
  })
})

describe('the pictures of a document', () => {
  it('are sealed in the store, and seen only with the permission; every look is recorded', async () => {
    const before = new Set(stored())
    const { id } = await waiting()
    const file = stored().find((path) => !before.has(path))
    const bytes = readFileSync(file!)
    expect(bytes.includes('WEBP')).toBe(false)
    const { images } = (await look(id)).envelope.value
    expect(images).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)])
    expect(await actions(id)).toMatchObject([{ action: 'lookAtDocument' }])
    for (const role of ['support', 'content'] as const)
      expect((await look(id, await fixture.bank.operator(role))).status).toBe(403)
    expect(await actions(id)).toHaveLength(1)
    const name = file!.split('/').at(-1)
    const response = await fixture.bank.server.app.inject({ method: 'GET', url: `/media/${name}` })
    expect(response.statusCode).toBe(404)
    expect((await look(999_999)).status).toBe(404)
  })

  it.each<[string, () => Promise<unknown[]>, string]>([
    ['none', async () => [], 'DOCUMENT_PICTURES'],
    ['one side of a card', async () => [fileOf(await png())], 'DOCUMENT_PICTURES'],
    ['a text', async () => [fileOf(Buffer.from('no picture')), fileOf(await png())], 'PICTURE_WRONG_KIND'],
    [
      'a page of HTML',
      async () => [fileOf(Buffer.from('<html><script>1</script>')), fileOf(await png())],
      'PICTURE_WRONG_KIND',
    ],
    [
      'an SVG',
      async () => [fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), fileOf(await png())],
      'PICTURE_WRONG_KIND',
    ],
    ['a zip', async () => [fileOf(Buffer.from('PK\x03\x04aaaa')), fileOf(await png())], 'PICTURE_WRONG_KIND'],
    [
      'a gif',
      async () => [fileOf(await pixels().gif().toBuffer()), fileOf(await png())],
      'PICTURE_WRONG_KIND',
    ],
    [
      'half a picture',
      async () => [fileOf((await pixels(400, 400).png().toBuffer()).subarray(0, 300)), fileOf(await png())],
      'PICTURE_NOT_READABLE',
    ],
    [
      'a header without a picture',
      async () => [
        fileOf(Buffer.concat([(await png()).subarray(0, 8), Buffer.from('<script>')])),
        fileOf(await png()),
      ],
      'PICTURE_NOT_READABLE',
    ],
    ['a bomb of pixels', async () => [fileOf(await bomb()), fileOf(await png())], 'PICTURE_TOO_MANY_PIXELS'],
    [
      'more than five megabytes',
      async () => [fileOf(Buffer.concat([await png(), Buffer.alloc(5 * 1024 * 1024)])), fileOf(await png())],
      'PICTURE_TOO_LARGE',
    ],
  ])('are refused with %s, and nothing is stored', async (_, pictures, code) => {
    const member = await fixture.bank.member()
    const before = stored().length
    expect((await send(member, 'identityCard', await pictures())).envelope.code).toBe(code)
    expect([(await standing(member)).identity.state, stored().length]).toEqual(['none', before])
  })

  it('lose what is hidden in them: appended pages and archives, and what a camera noted', async () => {
    const member = await fixture.bank.member()
    const hidden = Buffer.from('<script>alert(1)</script>PK\x03\x04secret')
    const jpeg = await pixels()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Home address 12' } })
      .toBuffer()
    expect(jpeg.includes('Home address 12')).toBe(true)
    const sent = [
      fileOf(Buffer.concat([await png(), hidden])),
      fileOf(Buffer.concat([jpeg, hidden]), 'b.jpg'),
    ]
    expect((await send(member, 'identityCard', sent)).envelope.code).toBe('OK')
    const { images } = (await look((await standing(member)).identity.document!.id)).envelope.value
    expect(images).toHaveLength(2)
    for (const image of images) {
      const bytes = Buffer.from(image.split(',')[1]!, 'base64')
      expect((await sharp(bytes).metadata()).format).toBe('webp')
      for (const trace of ['script', 'secret', 'Home address']) expect(bytes.includes(trace)).toBe(false)
    }
  })

  it('are deleted so many days after the decision, and the decision stays', async () => {
    const before = new Set(stored())
    const { member, id } = await waiting()
    const file = stored().find((path) => !before.has(path))
    await accept(id)
    fixture.bank.clock.advance(90 * dayMs - 1)
    await deletePictures()
    expect(stored()).toContain(file)
    fixture.bank.clock.advance(1)
    await deletePictures()
    expect(stored()).not.toContain(file)
    supervisor = await fixture.bank.operator('supervisor')
    expect((await look(id)).envelope.value).toMatchObject({ state: 'accepted', images: [] })
    await fixture.comeBack({ member, bankAccountId: '' })
    expect((await standing(member)).identity.isProven).toBe(true)
  })

  it('are deleted soon after they were taken back; without their key when the store is away, and then later', async () => {
    const { member, id } = await waiting()
    await takeBack(member, id)
    const { documentFiles } = fixture.bank.server.modules.backofficeDeps.protection
    const remove = documentFiles.remove
    documentFiles.remove = () => Promise.reject(new StorageUnavailable('away', 'away'))
    await deletePictures()
    documentFiles.remove = remove
    const row = () =>
      platform().database.one<{ pictures: string[]; sealed_key: Buffer | null }>(
        sql`select pictures, sealed_key from identity_document where id = ${id}`,
      )
    expect(await row()).toMatchObject({ pictures: [expect.any(String)], sealed_key: null })
    await deletePictures()
    expect(await row()).toMatchObject({ pictures: [] })
  })
})

describe('a member under age', () => {
  it('is not accepted; refused as such, the account is closed and its member excluded for good', async () => {
    const { member, id } = await waiting()
    const birthday = new Date(fixture.bank.clock.now() - 17 * 365 * dayMs).toISOString().slice(0, 10)
    expect((await accept(id, { birthday })).envelope.code).toBe('UNDER_AGE')
    expect((await standing(member)).identity.state).toBe('waiting')
    for (const bad of [{ birthday: '' }, { birthday: '1990-13-01' }, { name: '' }])
      expect((await accept(id, bad)).status).toBe(400)
    expect((await refuse(id, 'underAge')).envelope.code).toBe('OK')
    expect((await member.client.call('compliance.documents', {})).status).toBe(401)
    expect(
      (await member.client.callWith('identity.login', { username: member.name, password: 'correct-horse-9' }))
        .envelope.success,
    ).toBe(false)
    const { value } = (await supervisor.call('backoffice.memberProtection', { id: member.id })).envelope
    expect(value.exclusion).toMatchObject({ kind: 'exclusion', until: null, byOperator: true })
  })
})

describe('a withdrawal', () => {
  it('above the amount of the brand, with all earlier ones, needs an accepted document of identity', async () => {
    const from = await fixture.rich()
    await platform().settings.write('compliance.documentAbove', 50, 'test')
    try {
      expect((await fixture.ask(from, { amount: 40 })).envelope.code).toBe('OK')
      const refused = await fixture.ask(from, { amount: 10.01 })
      expect(refused.envelope.code).toBe('NEED_DOCUMENT')
      expect(await fixture.bank.balance(from.member)).toEqual({ cash: 60, held: 40 })
      expect((await fixture.ask(from, { amount: 10 })).envelope.code).toBe('OK')
      const { id } = await waiting(from.member)
      expect((await fixture.ask(from, { amount: 20 })).envelope.code).toBe('NEED_DOCUMENT')
      await accept(id)
      expect((await fixture.ask(from, { amount: 20 })).envelope.code).toBe('OK')
    } finally {
      await platform().settings.write('compliance.documentAbove', 0, 'test')
    }
  })

  it('that was rejected does not count, and several at once never pass the amount together', async () => {
    const from = await fixture.rich()
    await fixture.comeBack(from)
    await platform().settings.write('compliance.documentAbove', 50, 'test')
    try {
      await fixture.reject(await fixture.asked(from, 40))
      const answers = await Promise.all([1, 2, 3].map(() => fixture.ask(from, { amount: 30 })))
      expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual([
        'NEED_DOCUMENT',
        'NEED_DOCUMENT',
        'OK',
      ])
    } finally {
      await platform().settings.write('compliance.documentAbove', 0, 'test')
    }
  })
})

/** A small file that says that it unpacks to very many pixels. */
const bomb = (): Promise<Buffer> =>
  sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
