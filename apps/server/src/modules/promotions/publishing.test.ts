// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '@tessera/contract'
import type { OperatorRole } from '@tessera/rules/operators/permissions'
import type { CallClient } from '../../testing/call-client.ts'
import { bodyOf, type BodyToWrite } from '../messages/messages-for-tests.ts'
import { dayMs, openPromotionTestServer, type PromotionTestServer } from './promotions-for-tests.ts'

let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  // One address may sign in only so often in a minute.
  fixture.server.clock.advance(61_000)
  const { platform } = fixture.server
  await platform.settings.write('promotions.secondFrom', settings['promotions.secondFrom'].default, 'test')
  await fixture.signInAgain()
})

const operator = (role: OperatorRole): Promise<CallClient> =>
  fixture.server.operator(`${role}${randomUUID().slice(0, 8)}`, role)
/** A wheel for one name: a million each day, and nothing has to be staked. */
const wheel = (total: number | null, prize = 1_000_000) => ({
  ...{ kind: 'WHEEL', minimumValidBet: 0, audience: { names: ['accomplice'] } },
  prizes: [
    { name: 'All of it', amount: prize, weight: 1_000_000 },
    { name: 'Nothing', amount: 0, weight: 1 },
  ],
  ...(total === null ? {} : { budget: { total, perDay: null } }),
})
const promotion = (offer: object, title = 'Wheel'): BodyToWrite => bodyOf('PR', title, { offer })
const write = async (who: CallClient, body: BodyToWrite) =>
  (await who.call('backoffice.createContent', { body })).envelope.value
const save = async (who: CallClient, item: { id: number; version: number }, body: BodyToWrite) =>
  (await who.call('backoffice.saveContent', { id: item.id, version: item.version, body })).envelope.value
const publish = async (who: CallClient, { id, version }: { id: number; version: number }) =>
  (await who.call('backoffice.publishContent', { id, version })).envelope.code

describe('a promotion that pays', () => {
  it('is written by editors, and published by nobody who may not decide about money', async () => {
    const [editor, admin] = [await operator('content'), await operator('admin')]
    for (const offer of [wheel(1_000_000), wheel(10, 10)]) {
      const item = await write(editor, promotion(offer))
      const { id, version } = item
      expect(await publish(editor, item)).toBe('FORBIDDEN')
      const schedule = { id, version, from: null, until: fixture.server.clock.now() + dayMs }
      expect((await editor.call('backoffice.scheduleContent', schedule)).envelope.code).toBe('FORBIDDEN')
      expect(await publish(await operator('content'), item)).toBe('FORBIDDEN')
      expect(await publish(admin, item)).toBe('OK')
    }
    const words = await write(editor, bodyOf('PR', 'Words only'))
    expect(await publish(editor, words)).toBe('OK')
  })

  it('needs a budget', async () => {
    const [editor, admin] = [await operator('content'), await operator('admin')]
    expect(await publish(admin, await write(editor, promotion(wheel(null))))).toBe('NEEDS_BUDGET')
    const daily = { ...wheel(null, 10), budget: { total: null, perDay: 10 } }
    expect(await publish(admin, await write(editor, promotion(daily)))).toBe('NEEDS_BUDGET')
  })

  it('above the sum needs somebody who has written none of its versions, also not to mend a typo', async () => {
    const [author, mender, other] = [
      await operator('admin'),
      await operator('admin'),
      await operator('admin'),
    ]
    const item = await write(author, promotion(wheel(1_000_000)))
    expect(await publish(author, item)).toBe('NEEDS_SECOND')
    const mended = await save(mender, item, promotion(wheel(1_000_000), 'Wheel, mended'))
    expect(await publish(author, mended)).toBe('NEEDS_SECOND')
    expect(await publish(mender, mended)).toBe('NEEDS_SECOND')
    expect(await publish(other, mended)).toBe('OK')
  })

  it('is approved anew with each change of what it pays, and by editors alone where nothing of that changes', async () => {
    const [editor, admin] = [await operator('content'), await operator('admin')]
    const item = await write(editor, promotion(wheel(1_000_000)))
    await publish(admin, item)
    const now = async () => (await editor.call('backoffice.content', { id: item.id })).envelope.value
    const mended = await save(editor, await now(), promotion(wheel(1_000_000), 'Fewer typos'))
    expect(await publish(editor, mended)).toBe('OK')
    const forAnother = { ...wheel(1_000_000), audience: { names: ['another'] } }
    const changed = await save(admin, await now(), promotion(forAnother))
    expect(await publish(editor, changed)).toBe('FORBIDDEN')
    expect(await publish(admin, changed)).toBe('NEEDS_SECOND')
    expect(await publish(await operator('admin'), changed)).toBe('OK')
  })

  it('that comes back as an earlier revision or from the archive needs two who publish it', async () => {
    const [editor, one, other] = [await operator('content'), await operator('admin'), await operator('admin')]
    const item = await write(editor, promotion(wheel(1_000_000)))
    await publish(one, item)
    const now = async () => (await one.call('backoffice.content', { id: item.id })).envelope.value
    await one.call('backoffice.archiveContent', { id: item.id, version: (await now()).version })
    const back = async (who: CallClient) =>
      (
        await who.call('backoffice.rollBackContent', {
          id: item.id,
          version: (await now()).version,
          number: 1,
        })
      ).envelope.code
    expect([await back(one), await back(one), await back(other)]).toEqual([
      'SECOND_NEEDED',
      'SECOND_NEEDED',
      'OK',
    ])
  })

  it('below the sum is published by its author, until what they publish so in a day comes to it', async () => {
    const author = await operator('admin')
    const own = async () => publish(author, await write(author, promotion(wheel(400, 400))))
    expect([await own(), await own(), await own()]).toEqual(['OK', 'OK', 'NEEDS_SECOND'])
  })
})
