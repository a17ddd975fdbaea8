// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import type { ContentKind } from '@tessera/contract/messages/content'
import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  editorOf,
  everything,
  openContentFixture,
  titles,
  type Editor,
} from '../messages-for-tests.ts'

const fixture = openContentFixture()
const { lists, helpItems } = fixture

describe('a preview', () => {
  it('shows one draft on the site for 15 minutes to people with the address, and to nobody else', async () => {
    const item = await fixture.editor.save(
      await fixture.editor.publish(bodyOf('PL', 'published')),
      bodyOf('PL', 'draft'),
    )
    const secret = await fixture.editor.create(bodyOf('PL', 'another draft'))
    const { url, preview, expiresAt } = (
      await fixture.editor.client.call('backoffice.previewContent', { id: item.id })
    ).envelope.value
    expect(url).toBe(`http://localhost:3000/?preview=${preview}`)
    const seen = async (ticket: string) => titles((await lists({ ...everything, preview: ticket })).player)
    expect(await seen(preview)).toEqual(['draft'])
    expect(titles((await lists()).player)).toEqual(['published'])
    for (const forged of [
      preview.replace(String(item.id), String(secret.id)),
      preview.replace(/\.\d+\./, `.${expiresAt + 1_000_000}.`),
      `${preview.slice(0, -1)}A`,
      'x',
      '..',
    ]) {
      if (forged !== preview) expect(await seen(forged), forged).toEqual(['published'])
    }
    fixture.server.clock.advance(15 * 60_000 - 1)
    expect(await seen(preview)).toEqual(['draft'])
    fixture.server.clock.advance(1)
    expect(await seen(preview)).toEqual(['published'])
  })

  it.each([
    ['B', { groupName: 'lottery' }, '/lotteryCenter'],
    ['B', { groupName: 'rng' }, '/rng'],
    ['PR', {}, '/promoDetail'],
    ['HP', {}, '/helpmc'],
    ['PU', {}, '/'],
  ] as const)('of kind %s %j opens at %s', async (kind, more, path) => {
    const { id } = await fixture.editor.create(bodyOf(kind, 'x', more))
    const { url } = (await fixture.editor.client.call('backoffice.previewContent', { id })).envelope.value
    expect(new URL(url).pathname).toBe(path)
    expect(new URL(url).searchParams.get('id')).toBe(kind === 'PR' ? String(id) : null)
  })
})

describe('a preview of another brand', () => {
  it('opens on that brand, as soon as it has a host', async () => {
    const { pool } = fixture.server.platform.database
    await pool.query(`insert into brand (code, name, created_at) values ('brand2', 'Second', now())`)
    fixture.server.clock.advance(2_000)
    const { id } = await fixture.editor.create(bodyOf('PL', 'Theirs'), 'brand2')
    const preview = () => fixture.editor.client.call('backoffice.previewContent', { id })
    expect((await preview()).envelope).toMatchObject({ success: false, code: 'NO_HOST' })
    await pool.query(
      `insert into brand_host (host, brand_code, created_at) values ('two.example', 'brand2', now())`,
    )
    fixture.server.clock.advance(2_000)
    const { url } = (await preview()).envelope.value
    expect(new URL(url).host).toBe('two.example:3000')
    const { pathname, search } = new URL(url.replace('/?', '/wps/relay/MCSFE_getListAnnouncements?'))
    const theirs = await fixture.visitor.send({
      method: 'GET',
      url: pathname + search,
      headers: { host: 'two.example' },
    })
    expect(theirs.envelope.value).toMatchObject({ player: [{ title: 'Theirs' }] })
    expect(
      (await fixture.visitor.send({ method: 'GET', url: pathname + search })).envelope.value,
    ).toMatchObject({ player: [] })
  })
})

describe('two editors', () => {
  it('do not overwrite each other: the second learns who was faster', async () => {
    const item = await fixture.editor.create(bodyOf('PL', 'start'))
    const other = editorOf(await fixture.server.operator('conrad', 'content'))
    const save = (by: Editor, title: string) =>
      by.client.call('backoffice.saveContent', {
        id: item.id,
        version: item.version,
        body: bodyOf('PL', title),
      })
    const answers = await Promise.all([
      save(fixture.editor, 'hers'),
      save(other, 'theirs'),
      save(fixture.editor, 'hers again'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.envelope).toMatchObject({ code: 'CHANGED_ELSEWHERE', value: { version: 2 } })
    expect(
      (await fixture.editor.client.call('backoffice.content', { id: item.id })).envelope.value.version,
    ).toBe(2)
  })

  it('publish, roll back and archive one item at once: one step succeeds', async () => {
    const { id, version } = await fixture.editor.publish(bodyOf('PL', 'contested'))
    const step = { id, version }
    const answers = await Promise.all([
      fixture.editor.client.call('backoffice.publishContent', step),
      fixture.editor.client.call('backoffice.rollBackContent', { ...step, number: 1 }),
      fixture.editor.client.call('backoffice.archiveContent', step),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('publish two terms of use at once: one succeeds', async () => {
    const drafts = await Promise.all(
      [1, 2, 3].map((n) => fixture.editor.create(bodyOf('HP', `Terms ${n}`, { page: 'terms' }))),
    )
    const answers = await Promise.all(
      drafts.map(({ id, version }) =>
        fixture.editor.client.call('backoffice.publishContent', { id, version }),
      ),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect((await helpItems()).filter(({ page }) => page === 'terms')).toHaveLength(1)
  })
})

describe('the console of contents', () => {
  it('lists by kind, state, group and text, in order', async () => {
    const [first, second] = [
      await fixture.editor.publish(bodyOf('B', 'Sun', { groupName: 'live' })),
      await fixture.editor.create(bodyOf('B', 'Moon', { groupName: 'live' })),
    ]
    await fixture.editor.create(bodyOf('PL', '100% _sure_'))
    const list = async (query: CallInput<'backoffice.contents'>) =>
      titles((await fixture.editor.client.call('backoffice.contents', query)).envelope.value.list)
    expect(await list({ kind: 'B', groupName: 'live', state: 'published' })).toEqual(['Sun'])
    expect(await list({ kind: 'B', groupName: 'live', state: 'draft' })).toEqual(['Moon'])
    expect(await list({ search: 'moo' })).toEqual(['Moon'])
    expect(await list({ search: '%' })).toEqual(['100% _sure_'])
    expect(await list({ search: 'nothing such' })).toEqual([])
    const page = (
      await fixture.editor.client.call('backoffice.contents', {
        kind: 'B',
        groupName: 'live',
        state: 'draft',
        pageNo: 5,
      })
    ).envelope.value
    expect(page).toMatchObject({ list: [], pageNo: 5, totalCount: 1 })
    expect(
      (await fixture.editor.client.call('backoffice.content', { id: second.id })).envelope.value,
    ).toMatchObject({ published: null, revision: null, visible: false })
    expect(first.published?.texts.EN?.title).toBe('Sun')
    expect((await fixture.editor.client.call('backoffice.content', { id: 999_999 })).status).toBe(404)
  })

  it('records every step in the audit, with who and what', async () => {
    const item = await fixture.editor.save(
      await fixture.editor.publish(bodyOf('PL', 'told')),
      bodyOf('PL', 'told again'),
    )
    await fixture.editor.client.call('backoffice.archiveContent', { id: item.id, version: item.version })
    const { rows } = await fixture.server.platform.database.pool.query<{
      action: string
      operator_name: string
      after: { title: string; state: string }
    }>('select action, operator_name, after from operator_action where subject = $1 order by id', [
      `content:${item.id}`,
    ])
    expect(
      rows.map(({ action, operator_name, after }) => [action, operator_name, after.title, after.state]),
    ).toEqual([
      ['createContent', 'carla', 'told', 'draft'],
      ['publishContent', 'carla', 'told', 'published'],
      ['saveContent', 'carla', 'told again', 'published'],
      ['archiveContent', 'carla', 'told again', 'archived'],
    ])
  })

  const wrong: [string, ContentKind, Record<string, unknown>][] = [
    ['no words at all', 'PL', { texts: {} }],
    ['no common or English words', 'PL', { texts: { VI: { title: 'x' } } }],
    ['an empty title', 'PL', { texts: { EN: { title: ' ' } } }],
    ['a language that is none', 'PL', { texts: { EN: { title: 'x' }, english: { title: 'x' } } }],
    ['a prototype as a language', 'PL', { texts: { EN: { title: 'x' }, constructor: { title: 'x' } } }],
    ['an end before its beginning', 'PL', { from: 2, until: 1 }],
    ['a time that is none', 'PL', { from: 1e20 }],
    ['an unknown field', 'PL', { isAdmin: true }],
    ['a field of another kind', 'PL', { groupName: 'home' }],
    ['an unknown group', 'B', { groupName: 'nowhere' }],
    ['an unknown link type', 'B', { linkageType: 'FTP' }],
    ['a script as its address', 'B', { linkageType: 'URL', url: 'javascript:alert(1)' }],
    ['an address without https', 'B', { linkageType: 'URL', url: 'http://x.example' }],
    ['another platform as its page', 'B', { linkageType: 'PAGE', url: '//evil.example' }],
    ['a reversed slash in its page', 'B', { linkageType: 'PAGE', url: '/\\evil.example' }],
    ['an address without a link', 'B', { linkageType: 'NONE', url: '/x' }],
    ['no game', 'B', { linkageType: 'GAME', url: '' }],
    ['a promotion that is no number', 'B', { linkageType: 'PROMO', url: 'x' }],
    ['a promotion that ends before it starts', 'PR', { startTime: 5, endTime: 4 }],
    ['no category', 'PR', { category: '' }],
    ['an unknown page', 'HP', { page: 'secret' }],
    ['a text without end', 'PL', { texts: { EN: { title: 'x', content: 'x'.repeat(50_001) } } }],
    ['a picture id that is none', 'B', { picture: { wide: 0 } }],
    ['an art id with a path', 'B', { picture: { artId: '../x' } }],
  ]
  it.each(wrong)('refuses %s', async (_, kind, more) => {
    const before = (await fixture.editor.client.call('backoffice.contents', {})).envelope.value.totalCount
    expect(
      (
        await fixture.editor.client.callWith('backoffice.createContent', {
          body: { ...bodyOf(kind, 'x'), ...more },
        })
      ).status,
    ).toBe(400)
    expect((await fixture.editor.client.call('backoffice.contents', {})).envelope.value.totalCount).toBe(
      before,
    )
  })

  it('refuses a schedule that ends before it begins', async () => {
    const { id, version } = await fixture.editor.create(bodyOf('PL', 'x'))
    for (const [from, until] of [
      [2_000, 1_000],
      [1_000, 1_000],
    ] as const)
      expect(
        (await fixture.editor.client.call('backoffice.scheduleContent', { id, version, from, until })).status,
      ).toBe(400)
    expect((await fixture.editor.client.call('backoffice.content', { id })).envelope.value).toMatchObject({
      version,
      state: 'draft',
    })
  })

  it('refuses a picture that is not in the library, a changed kind when saving, and an oversized body', async () => {
    expect(
      (
        await fixture.editor.client.call('backoffice.createContent', {
          body: bodyOf('B', 'x', { picture: { wide: 12345 } }),
        })
      ).envelope,
    ).toMatchObject({ success: false, code: 'NO_SUCH_PICTURE' })
    const item = await fixture.editor.create(bodyOf('PL', 'x'))
    expect(
      (
        await fixture.editor.client.call('backoffice.saveContent', {
          id: item.id,
          version: item.version,
          body: bodyOf('PU', 'x'),
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await fixture.editor.client.callWith('backoffice.createContent', {
          body: bodyOf('PL', 'x'),
          padding: 'x'.repeat(4_100_000),
        })
      ).status,
    ).toBe(413)
  })

  it('takes an item in all languages, far longer than other calls may be', async () => {
    const texts = Object.fromEntries(
      ['EN', 'TH', 'VI', 'CN', 'AR', 'HI', 'JA', 'RU'].map((code) => [
        code,
        { title: 'x', content: `<p>${'ก'.repeat(20_000)}</p>` },
      ]),
    )
    expect(
      (await fixture.editor.client.call('backoffice.createContent', { body: bodyOf('HP', 'x', { texts }) }))
        .status,
    ).toBe(200)
  })
})
