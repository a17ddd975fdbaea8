import type { CallInput, CallOutput } from '@tessera/contract'
import { bannerGroups, type ContentKind } from '@tessera/contract/messages/content'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestHouse, type TestHouse } from '../../../testing/house-for-tests.ts'
import { bodyOf, editorOf, type Editor } from '../messages-for-tests.ts'

let house: TestHouse
let editor: Editor
let visitor: CallClient
const minuteMs = 60_000

beforeAll(async () => {
  house = await openTestHouse()
  editor = editorOf(await house.operator('carla', 'content'))
  visitor = house.program()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.platform.database.pool.query(`update content set state = 'archived', place = null`)
  house.clock.advance(minuteMs)
  await editor.signInAgain()
})

type Asked = CallInput<'messages.announcements'>
const everything: Asked = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }
const lists = async (asked: Asked = everything): Promise<CallOutput<'messages.announcements'>> => (await visitor.call('messages.announcements', asked)).envelope.value
const titles = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title)
const helpItems = async (language?: string) => (await visitor.call('messages.helpCenter', { device: 'WEB', ...(language ? { language } : {}) })).envelope.value.list

describe('the announcements of the site', () => {
  it('are four lists, asked for with types, platform, execution and language [CALL-033] [CALL-063] [MSG-007]', async () => {
    for (const kind of ['B', 'PL', 'PU', 'PR', 'H'] as const) await editor.publish(bodyOf(kind, `the ${kind}`))
    const answer = await visitor.send({ method: 'GET', url: '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B&language=EN' })
    expect(answer.status).toBe(200)
    expect(answer.envelope.value).toMatchObject({
      banners: [{ title: 'the B' }], player: [{ title: 'the H', pinned: true }, { title: 'the PL', pinned: false }], popup: [{ title: 'the PU', content: '<p>the PU content</p>' }],
      promotion: [{ title: 'the PR', category: 'Welcome', content: '<p>the PR content</p>', startTime: null, endTime: null }],
    })
  })

  it('hold only the types that were asked for', async () => {
    for (const kind of ['B', 'PL', 'PU', 'PR', 'H'] as const) await editor.publish(bodyOf(kind, `the ${kind}`))
    expect(await lists({ types: 'PU' })).toMatchObject({ banners: [], player: [], popup: [{ title: 'the PU' }], promotion: [] })
    expect(titles((await lists({ types: 'H,B' })).player)).toEqual(['the H'])
  })

  it('give each banner its four fields, in the group that it was put in [SITE-025]', async () => {
    for (const [index, groupName] of bannerGroups.entries()) await editor.publish(bodyOf('B', groupName, { groupName, linkageType: index % 2 ? 'PAGE' : 'NONE', url: index % 2 ? '/hot' : '' }))
    const { banners } = await lists({ types: 'B' })
    expect(banners.map(({ groupName, title }) => [groupName, title])).toEqual(bannerGroups.map(group => [group, group]))
    for (const banner of banners) {
      expect(Object.keys(banner)).toEqual(expect.arrayContaining(['bannerId', 'url', 'groupName', 'linkageType']))
      expect([banner.url, banner.linkageType]).toEqual(banner.url === '' ? ['', 'NONE'] : ['/hot', 'PAGE'])
      expect(banner.bannerId).toBeGreaterThan(0)
    }
  })

  it('give notices an id, so that two with one title open their own content [MSG-006]', async () => {
    for (const content of ['<p>first</p>', '<p>second</p>']) await editor.publish(bodyOf('PL', 'Same title', { texts: { EN: { title: 'Same title', content } } }))
    const { player } = await lists()
    expect(new Set(player.map(({ id }) => id)).size).toBe(2)
    expect(new Map(player.map(({ id, content }) => [id, content])).size).toBe(2)
    expect(player.map(({ content }) => content).toSorted()).toEqual(['<p>first</p>', '<p>second</p>'])
  })

  it('list notices and popups newest first, headlines before all notices', async () => {
    for (const [kind, title] of [['PL', 'old'], ['H', 'head'], ['PL', 'new']] as const) {
      await editor.publish(bodyOf(kind, title))
      await editor.publish(bodyOf('PU', `${title} popup`))
      house.clock.advance(minuteMs)
    }
    const { player, popup } = await lists()
    expect(titles(player)).toEqual(['head', 'new', 'old'])
    expect(titles(popup)).toEqual(['new popup', 'head popup', 'old popup'])
    expect(player[1]?.createTime).toBeGreaterThan(player[2]?.createTime ?? Infinity)
  })

  it.each([
    'types=X', 'types=B,,PL', 'types=', 'types=b', `types=${'B,'.repeat(200)}B`, 'platform=A', 'execution=Z', `language=${'E'.repeat(50)}`, 'types=B&types=PL', 'unknown=1', `preview=${'a'.repeat(300)}`,
  ])('refuse the question %s', async query => {
    expect((await visitor.send({ method: 'GET', url: `/wps/relay/MCSFE_getListAnnouncements?${query}` })).status).toBe(400)
  })
})

describe('the pages of help', () => {
  it('come in their order with title and content, one of them the terms of use [CALL-027] [MSG-005]', async () => {
    await editor.publish(bodyOf('HP', 'Terms of use', { page: 'terms' }))
    for (const title of ['Deposits', 'Withdrawals', 'Privacy', 'Bonus']) await editor.publish(bodyOf('HP', title))
    await editor.publish(bodyOf('PL', 'A notice'))
    const answer = await visitor.send({ method: 'GET', url: '/wps/system/helpCenter?language=EN&device=WEB' })
    const { list } = answer.envelope.value as CallOutput<'messages.helpCenter'>
    expect(titles(list)).toEqual(['Terms of use', 'Deposits', 'Withdrawals', 'Privacy', 'Bonus'])
    expect(list.map(({ page }) => page)).toEqual(['terms', 'help', 'help', 'help', 'help'])
    for (const { title, content } of list) expect(content).toBe(`<p>${title} content</p>`)
    expect((await lists()).player[0]).toMatchObject({ title: 'A notice', content: '<p>A notice content</p>' })
  })

  it('have one page of terms: another cannot be published until the first is archived', async () => {
    const first = await editor.publish(bodyOf('HP', 'Terms', { page: 'terms' }))
    const other = await editor.create(bodyOf('HP', 'New terms', { page: 'terms' }))
    const publish = () => editor.client.call('backoffice.publishContent', { id: other.id, version: other.version })
    expect((await publish()).envelope).toMatchObject({ success: false, code: 'PAGE_TAKEN' })
    expect(titles(await helpItems())).toEqual(['Terms'])
    await editor.client.call('backoffice.archiveContent', { id: first.id, version: first.version })
    expect((await publish()).envelope.success).toBe(true)
    expect(titles(await helpItems())).toEqual(['New terms'])
  })

  it('are refused for another device', async () => {
    expect((await visitor.send({ method: 'GET', url: '/wps/system/helpCenter?device=PHONE' })).status).toBe(400)
  })
})

describe('the words of an item', () => {
  it('are those of the asked language, else of a neighbour, else the common ones of the house, else English', async () => {
    const words = (title: string) => ({ title, content: `<p>${title}</p>` })
    await editor.publish(bodyOf('PL', '', { texts: { EN: words('English'), TY: words('Common'), PT: words('Português'), CN: words('中文') } }))
    const seen = async (language: string) => (await lists({ ...everything, language })).player[0]?.title
    expect(await Promise.all(['PT', 'PT-BR', 'CN', 'TW', 'EN', 'TY', 'TH', 'AR'].map(seen))).toEqual(['Português', 'Português', '中文', '中文', 'English', 'Common', 'Common', 'Common'])
    await editor.publish(bodyOf('HP', 'Only English'))
    expect(titles(await helpItems('VI'))).toEqual(['Only English'])
  })

  it('follow the language of the caller when the question names none', async () => {
    await editor.publish(bodyOf('PL', '', { texts: { EN: { title: 'English' }, VI: { title: 'Tiếng Việt' } } }))
    const answer = await visitor.send({ method: 'GET', url: '/wps/relay/MCSFE_getListAnnouncements', headers: { language: 'VI' } })
    expect(answer.envelope.value).toMatchObject({ player: [{ title: 'Tiếng Việt' }] })
  })
})

describe('what visitors see', () => {
  it('is what was published: a draft shows nothing, an archived item nothing any more', async () => {
    const draft = await editor.create(bodyOf('PL', 'first words'))
    expect((await lists()).player).toEqual([])
    const published = (await editor.client.call('backoffice.publishContent', { id: draft.id, version: draft.version })).envelope.value
    const saved = await editor.save(published, bodyOf('PL', 'second words'))
    expect(saved).toMatchObject({ state: 'published', changed: true, shown: true })
    expect(titles((await lists()).player)).toEqual(['first words'])
    const again = (await editor.client.call('backoffice.publishContent', { id: saved.id, version: saved.version })).envelope.value
    expect(again).toMatchObject({ revision: 2, changed: false })
    expect(titles((await lists()).player)).toEqual(['second words'])
    await editor.client.call('backoffice.archiveContent', { id: again.id, version: again.version })
    expect((await lists()).player).toEqual([])
  })

  it('follows the schedule by the clock: from its first moment until the first that is over', async () => {
    const [from, until] = [house.clock.now() + minuteMs, house.clock.now() + 2 * minuteMs]
    const { id, version } = await editor.create(bodyOf('PU', 'For one minute'))
    const scheduled = (await editor.client.call('backoffice.scheduleContent', { id, version, from, until })).envelope.value
    expect(scheduled).toMatchObject({ state: 'published', shown: false, from, until })
    const seen = async () => titles((await lists()).popup)
    house.clock.advance(minuteMs - 1)
    expect(await seen()).toEqual([])
    house.clock.advance(1)
    expect(await seen()).toEqual(['For one minute'])
    expect((await lists()).popup[0]?.createTime).toBe(from)
    house.clock.advance(minuteMs - 1)
    expect(await seen()).toEqual(['For one minute'])
    house.clock.advance(1)
    expect(await seen()).toEqual([])
  })

  it('can be rolled back: an old revision is published again as a new one, and every revision stays as it was', async () => {
    let item = await editor.publish(bodyOf('PL', 'one'))
    item = await editor.save(item, bodyOf('PL', 'two'))
    item = (await editor.client.call('backoffice.publishContent', { id: item.id, version: item.version })).envelope.value
    const back = (await editor.client.call('backoffice.rollBackContent', { id: item.id, version: item.version, number: 1 })).envelope.value
    expect(titles((await lists()).player)).toEqual(['one'])
    expect(back.revisions.map(({ number, restoredFrom, by }) => [number, restoredFrom, by])).toEqual([[3, 1, 'carla'], [2, null, 'carla'], [1, null, 'carla']])
    expect((await editor.client.call('backoffice.contentRevision', { id: item.id, number: 2 })).envelope.value.body.texts.EN?.title).toBe('two')
    expect((await editor.client.call('backoffice.rollBackContent', { id: item.id, version: back.version, number: 9 })).status).toBe(404)
    const { database } = house.platform
    await expect(database.pool.query(`update content_revision set body = '{}' where content_id = ${item.id}`)).rejects.toThrow()
    await expect(database.pool.query(`delete from content_revision where content_id = ${item.id}`)).rejects.toThrow()
  })

  it('is clean, whatever an operator wrote, and whatever stands in the database', async () => {
    const text = '<p onclick="x()">Hello <b>you</b><script>alert(1)</script></p>'
    const { id, draft } = await editor.publish(bodyOf('PU', 'Popup', { texts: { EN: { title: '<b>Popup</b>', content: text } } }))
    expect(draft.texts.EN?.content).toBe('<p>Hello <b>you</b></p>')
    expect((await lists()).popup[0]).toMatchObject({ title: '<b>Popup</b>', content: '<p>Hello <b>you</b></p>' })
    const dirty = JSON.stringify({ ...draft, texts: { EN: { title: 'x', summary: '', action: '', content: text } } })
    await house.platform.database.pool.query(`insert into content_revision (content_id, number, body, at, by) values ($1, 2, $2, now(), 'x')`, [id, dirty])
    await house.platform.database.pool.query('update content set revision = 2 where id = $1', [id])
    expect((await lists()).popup[0]?.content).toBe('<p>Hello <b>you</b></p>')
  })

  it('warns of links that leave, unless the setting trusts their host', async () => {
    const content = '<p><a href="https://partner.example/x">away</a> <a href="http://localhost:3000/rng">home</a></p>'
    await editor.publish(bodyOf('PL', 'Links', { texts: { EN: { title: 'Links', content } } }))
    expect((await lists()).player[0]?.content).toBe('<p><a href="https://partner.example/x" rel="noopener noreferrer nofollow" target="_blank" data-leaves="partner.example">away</a> <a href="http://localhost:3000/rng">home</a></p>')
    await house.platform.settings.write('messages.trustedHosts', ['partner.example'], 'test')
    house.clock.advance(2_000)
    expect((await lists()).player[0]?.content).not.toContain('data-leaves')
  })

  it('keeps the order that operators gave, by group for banners', async () => {
    const items = []
    for (const [title, groupName] of [['a', 'home'], ['b', 'home'], ['r', 'rng'], ['c', 'home']] as const) items.push(await editor.publish(bodyOf('B', title, { groupName })))
    const ofHome = items.filter(({ groupName }) => groupName === 'home').map(({ id }) => id)
    const reorder = (ids: number[]) => editor.client.call('backoffice.reorderContents', { kind: 'B', groupName: 'home', ids })
    expect((await reorder(ofHome.toReversed())).envelope.success).toBe(true)
    expect(titles((await lists({ types: 'B' })).banners.filter(({ groupName }) => groupName === 'home'))).toEqual(['c', 'b', 'a'])
    for (const wrong of [ofHome.slice(1), [...ofHome, ofHome[0] ?? 0], items.map(({ id }) => id)]) expect((await reorder(wrong)).status).toBe(409)
  })

  it('is one brand\'s: another brand of the house has its own', async () => {
    await house.platform.database.pool.query(`insert into merchant (code, name, created_at) values ('house2', 'Second', now()) on conflict do nothing`)
    await house.platform.database.pool.query(`insert into merchant_host (host, merchant, created_at) values ('two.example', 'house2', now()) on conflict do nothing`)
    house.clock.advance(2_000)
    await editor.publish(bodyOf('PL', 'Ours'))
    await editor.publish(bodyOf('PL', 'Theirs'), 'house2')
    const theirs = await visitor.send({ method: 'GET', url: '/wps/relay/MCSFE_getListAnnouncements', headers: { host: 'two.example' } })
    expect(theirs.envelope.value).toMatchObject({ player: [{ title: 'Theirs' }] })
    expect(titles((await lists()).player)).toEqual(['Ours'])
    expect((await editor.client.call('backoffice.contents', { merchant: 'house2' })).envelope.value.list).toMatchObject([{ title: 'Theirs', merchant: 'house2' }])
    expect((await editor.client.call('backoffice.createContent', { merchant: 'nobody', body: bodyOf('PL', 'x') })).envelope).toMatchObject({ success: false, code: 'NO_MERCHANT' })
  })
})

describe('a preview', () => {
  it('shows one draft on the site for 15 minutes to whoever holds the address, and to nobody else', async () => {
    const item = await editor.save(await editor.publish(bodyOf('PL', 'published')), bodyOf('PL', 'draft'))
    const secret = await editor.create(bodyOf('PL', 'another draft'))
    const { url, preview, expiresAt } = (await editor.client.call('backoffice.previewContent', { id: item.id })).envelope.value
    expect(url).toBe(`http://localhost:3000/?preview=${preview}`)
    const seen = async (ticket: string) => titles((await lists({ ...everything, preview: ticket })).player)
    expect(await seen(preview)).toEqual(['draft'])
    expect(titles((await lists()).player)).toEqual(['published'])
    for (const forged of [preview.replace(String(item.id), String(secret.id)), preview.replace(/\.\d+\./, `.${expiresAt + 1_000_000}.`), `${preview.slice(0, -1)}A`, 'x', '..']) {
      if (forged !== preview) expect(await seen(forged), forged).toEqual(['published'])
    }
    house.clock.advance(15 * 60_000 - 1)
    expect(await seen(preview)).toEqual(['draft'])
    house.clock.advance(1)
    expect(await seen(preview)).toEqual(['published'])
  })

  it.each([['B', { groupName: 'lottery' }, '/lotteryCenter'], ['B', { groupName: 'rng' }, '/rng'], ['PR', {}, '/promoDetail'], ['HP', {}, '/helpmc'], ['PU', {}, '/']] as const)('of kind %s %j opens at %s', async (kind, more, path) => {
    const { id } = await editor.create(bodyOf(kind, 'x', more))
    const { url } = (await editor.client.call('backoffice.previewContent', { id })).envelope.value
    expect(new URL(url).pathname).toBe(path)
    expect(new URL(url).searchParams.get('id')).toBe(kind === 'PR' ? String(id) : null)
  })
})

describe('two editors', () => {
  it('do not write over each other: the second is told who was faster', async () => {
    const item = await editor.create(bodyOf('PL', 'start'))
    const other = editorOf(await house.operator('conrad', 'content'))
    const save = (by: Editor, title: string) => by.client.call('backoffice.saveContent', { id: item.id, version: item.version, body: bodyOf('PL', title) })
    const answers = await Promise.all([save(editor, 'hers'), save(other, 'his'), save(editor, 'hers again')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.envelope).toMatchObject({ code: 'CHANGED_ELSEWHERE', value: { version: 2 } })
    expect((await editor.client.call('backoffice.content', { id: item.id })).envelope.value.version).toBe(2)
  })

  it('publish, roll back and archive one item at once: one step is done', async () => {
    const { id, version } = await editor.publish(bodyOf('PL', 'contested'))
    const step = { id, version }
    const answers = await Promise.all([
      editor.client.call('backoffice.publishContent', step), editor.client.call('backoffice.rollBackContent', { ...step, number: 1 }), editor.client.call('backoffice.archiveContent', step),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('publish two terms of use at once: one stands', async () => {
    const drafts = await Promise.all([1, 2, 3].map(n => editor.create(bodyOf('HP', `Terms ${n}`, { page: 'terms' }))))
    const answers = await Promise.all(drafts.map(({ id, version }) => editor.client.call('backoffice.publishContent', { id, version })))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect((await helpItems()).filter(({ page }) => page === 'terms')).toHaveLength(1)
  })
})

describe('the desk of contents', () => {
  it('lists by kind, state, group and words, in order', async () => {
    const [first, second] = [await editor.publish(bodyOf('B', 'Sun', { groupName: 'live' })), await editor.create(bodyOf('B', 'Moon', { groupName: 'live' }))]
    await editor.create(bodyOf('PL', '100% _sure_'))
    const list = async (query: CallInput<'backoffice.contents'>) => titles((await editor.client.call('backoffice.contents', query)).envelope.value.list)
    expect(await list({ kind: 'B', groupName: 'live', state: 'published' })).toEqual(['Sun'])
    expect(await list({ kind: 'B', groupName: 'live', state: 'draft' })).toEqual(['Moon'])
    expect(await list({ search: 'moo' })).toEqual(['Moon'])
    expect(await list({ search: '%' })).toEqual(['100% _sure_'])
    expect(await list({ search: 'nothing such' })).toEqual([])
    const page = (await editor.client.call('backoffice.contents', { kind: 'B', groupName: 'live', state: 'draft', pageNo: 5 })).envelope.value
    expect(page).toMatchObject({ list: [], pageNo: 5, totalCount: 1 })
    expect((await editor.client.call('backoffice.content', { id: second.id })).envelope.value).toMatchObject({ published: null, revision: null, shown: false })
    expect(first.published?.texts.EN?.title).toBe('Sun')
    expect((await editor.client.call('backoffice.content', { id: 999_999 })).status).toBe(404)
  })

  it('writes every step into the audit, with who and what', async () => {
    const item = await editor.save(await editor.publish(bodyOf('PL', 'told')), bodyOf('PL', 'told again'))
    await editor.client.call('backoffice.archiveContent', { id: item.id, version: item.version })
    const { rows } = await house.platform.database.pool.query<{ action: string; operator_name: string; after: { title: string; state: string } }>(
      'select action, operator_name, after from operator_action where subject = $1 order by id', [`content:${item.id}`])
    expect(rows.map(({ action, operator_name, after }) => [action, operator_name, after.title, after.state])).toEqual([
      ['createContent', 'carla', 'told', 'draft'], ['publishContent', 'carla', 'told', 'published'], ['saveContent', 'carla', 'told again', 'published'], ['archiveContent', 'carla', 'told again', 'archived'],
    ])
  })

  const wrong: [string, ContentKind, Record<string, unknown>][] = [
    ['no words at all', 'PL', { texts: {} }], ['no common or English words', 'PL', { texts: { VI: { title: 'x' } } }], ['an empty title', 'PL', { texts: { EN: { title: ' ' } } }],
    ['a language that is none', 'PL', { texts: { EN: { title: 'x' }, english: { title: 'x' } } }], ['a prototype as a language', 'PL', { texts: { EN: { title: 'x' }, constructor: { title: 'x' } } }],
    ['an end before its beginning', 'PL', { from: 2, until: 1 }], ['a time that is none', 'PL', { from: 1e20 }], ['an unknown field', 'PL', { isAdmin: true }], ['a field of another kind', 'PL', { groupName: 'home' }],
    ['an unknown group', 'B', { groupName: 'nowhere' }], ['an unknown link type', 'B', { linkageType: 'FTP' }], ['a script as its address', 'B', { linkageType: 'URL', url: 'javascript:alert(1)' }],
    ['an address without https', 'B', { linkageType: 'URL', url: 'http://x.example' }], ['another house as its page', 'B', { linkageType: 'PAGE', url: '//evil.example' }],
    ['a reversed slash in its page', 'B', { linkageType: 'PAGE', url: '/\\evil.example' }], ['an address without a link', 'B', { linkageType: 'NONE', url: '/x' }], ['no game', 'B', { linkageType: 'GAME', url: '' }],
    ['a promotion that is no number', 'B', { linkageType: 'PROMO', url: 'x' }], ['a promotion that ends before it starts', 'PR', { startTime: 5, endTime: 4 }], ['no category', 'PR', { category: '' }],
    ['an unknown page', 'HP', { page: 'secret' }], ['a text without end', 'PL', { texts: { EN: { title: 'x', content: 'x'.repeat(50_001) } } }], ['a picture id that is none', 'B', { picture: { wide: 0 } }],
    ['an art id with a path', 'B', { picture: { artId: '../x' } }],
  ]
  it.each(wrong)('refuses %s', async (_, kind, more) => {
    const before = (await editor.client.call('backoffice.contents', {})).envelope.value.totalCount
    expect((await editor.client.callWith('backoffice.createContent', { body: { ...bodyOf(kind, 'x'), ...more } })).status).toBe(400)
    expect((await editor.client.call('backoffice.contents', {})).envelope.value.totalCount).toBe(before)
  })

  it('refuses a picture that is not in the library, another kind at saving, and a body past any measure', async () => {
    expect((await editor.client.call('backoffice.createContent', { body: bodyOf('B', 'x', { picture: { wide: 12345 } }) })).envelope).toMatchObject({ success: false, code: 'NO_SUCH_PICTURE' })
    const item = await editor.create(bodyOf('PL', 'x'))
    expect((await editor.client.call('backoffice.saveContent', { id: item.id, version: item.version, body: bodyOf('PU', 'x') })).status).toBe(400)
    expect((await editor.client.callWith('backoffice.createContent', { body: bodyOf('PL', 'x'), padding: 'x'.repeat(4_100_000) })).status).toBe(413)
  })

  it('takes an item in all languages, far longer than other calls may be', async () => {
    const texts = Object.fromEntries(['EN', 'TH', 'VI', 'CN', 'AR', 'HI', 'JA', 'RU'].map(code => [code, { title: 'x', content: `<p>${'ก'.repeat(20_000)}</p>` }]))
    expect((await editor.client.call('backoffice.createContent', { body: bodyOf('HP', 'x', { texts }) })).status).toBe(200)
  })
})
