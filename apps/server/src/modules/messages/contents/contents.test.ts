// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { bannerGroups } from '@tessera/contract/messages/content'
import { describe, expect, it } from 'vitest'
import { bodyOf, everything, openContentFixture, titles } from '../messages-for-tests.ts'

const minuteMs = 60_000
const fixture = openContentFixture()
const { lists, helpItems } = fixture

describe('the announcements of the site', () => {
  it('are four lists, requested with types, platform, execution and language [CALL-033] [CALL-063] [MSG-007]', async () => {
    for (const kind of ['B', 'PL', 'PU', 'PR', 'H'] as const)
      await fixture.editor.publish(bodyOf(kind, `the ${kind}`))
    const answer = await fixture.visitor.send({
      method: 'GET',
      url: '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B&language=EN',
    })
    expect(answer.status).toBe(200)
    expect(answer.envelope.value).toMatchObject({
      banners: [{ title: 'the B' }],
      player: [
        { title: 'the H', pinned: true },
        { title: 'the PL', pinned: false },
      ],
      popup: [{ title: 'the PU', content: '<p>the PU content</p>' }],
      promotion: [
        {
          title: 'the PR',
          category: 'Welcome',
          content: '<p>the PR content</p>',
          startTime: null,
          endTime: null,
        },
      ],
    })
  })

  it('name the category of a promotion in the language, or by its common name', async () => {
    await fixture.editor.publish(
      bodyOf('PR', 'Race', {
        category: 'Races',
        texts: { EN: { title: 'Race' }, CN: { title: '竞赛', category: '比赛' }, TH: { title: 'แข่ง' } },
      }),
    )
    const categories = await Promise.all(
      ['EN', 'CN', 'TH', 'FR'].map(async (language) =>
        (await lists({ types: 'PR', language })).promotion.map(({ category }) => category),
      ),
    )
    expect(categories).toEqual([['Races'], ['比赛'], ['Races'], ['Races']])
  })

  it('hold only the requested types', async () => {
    for (const kind of ['B', 'PL', 'PU', 'PR', 'H'] as const)
      await fixture.editor.publish(bodyOf(kind, `the ${kind}`))
    expect(await lists({ types: 'PU' })).toMatchObject({
      banners: [],
      player: [],
      popup: [{ title: 'the PU' }],
      promotion: [],
    })
    expect(titles((await lists({ types: 'H,B' })).player)).toEqual(['the H'])
  })

  it('give each banner its four fields, in the group that it was put in [SITE-025]', async () => {
    for (const [index, groupName] of bannerGroups.entries())
      await fixture.editor.publish(
        bodyOf('B', groupName, {
          groupName,
          linkageType: index % 2 ? 'PAGE' : 'NONE',
          url: index % 2 ? '/hot' : '',
        }),
      )
    const { banners } = await lists({ types: 'B' })
    expect(banners.map(({ groupName, title }) => [groupName, title])).toEqual(
      bannerGroups.map((group) => [group, group]),
    )
    for (const banner of banners) {
      expect(Object.keys(banner)).toEqual(
        expect.arrayContaining(['bannerId', 'url', 'groupName', 'linkageType']),
      )
      expect([banner.url, banner.linkageType]).toEqual(banner.url === '' ? ['', 'NONE'] : ['/hot', 'PAGE'])
      expect(banner.bannerId).toBeGreaterThan(0)
    }
  })

  it('give notices an id, so that two with the same title open their own content [MSG-006]', async () => {
    for (const content of ['<p>first</p>', '<p>second</p>'])
      await fixture.editor.publish(
        bodyOf('PL', 'Same title', { texts: { EN: { title: 'Same title', content } } }),
      )
    const { player } = await lists()
    expect(new Set(player.map(({ id }) => id)).size).toBe(2)
    expect(new Map(player.map(({ id, content }) => [id, content])).size).toBe(2)
    expect(player.map(({ content }) => content).toSorted()).toEqual(['<p>first</p>', '<p>second</p>'])
  })

  it('list notices and popups newest first, headlines before all notices', async () => {
    for (const [kind, title] of [
      ['PL', 'old'],
      ['H', 'head'],
      ['PL', 'new'],
    ] as const) {
      await fixture.editor.publish(bodyOf(kind, title))
      await fixture.editor.publish(bodyOf('PU', `${title} popup`))
      fixture.server.clock.advance(minuteMs)
    }
    const { player, popup } = await lists()
    expect(titles(player)).toEqual(['head', 'new', 'old'])
    expect(titles(popup)).toEqual(['new popup', 'head popup', 'old popup'])
    expect(player[1]?.createTime).toBeGreaterThan(player[2]?.createTime ?? Infinity)
  })

  it.each([
    'types=X',
    'types=B,,PL',
    'types=',
    'types=b',
    `types=${'B,'.repeat(200)}B`,
    'platform=A',
    'execution=Z',
    `language=${'E'.repeat(50)}`,
    'types=B&types=PL',
    'unknown=1',
    `preview=${'a'.repeat(300)}`,
  ])('refuse the query %s', async (query) => {
    expect(
      (await fixture.visitor.send({ method: 'GET', url: `/wps/relay/MCSFE_getListAnnouncements?${query}` }))
        .status,
    ).toBe(400)
  })
})

describe('the pages of help', () => {
  it('come in their order with title and content, one of them the terms of use [CALL-027] [MSG-005]', async () => {
    await fixture.editor.publish(bodyOf('HP', 'Terms of use', { page: 'terms' }))
    for (const title of ['Deposits', 'Withdrawals', 'Privacy', 'Bonus'])
      await fixture.editor.publish(bodyOf('HP', title))
    await fixture.editor.publish(bodyOf('PL', 'A notice'))
    const answer = await fixture.visitor.send({
      method: 'GET',
      url: '/wps/system/helpCenter?language=EN&device=WEB',
    })
    const { list } = answer.envelope.value as CallOutput<'messages.helpCenter'>
    expect(titles(list)).toEqual(['Terms of use', 'Deposits', 'Withdrawals', 'Privacy', 'Bonus'])
    expect(list.map(({ page }) => page)).toEqual(['terms', 'help', 'help', 'help', 'help'])
    for (const { title, content } of list) expect(content).toBe(`<p>${title} content</p>`)
    expect((await lists()).player[0]).toMatchObject({ title: 'A notice', content: '<p>A notice content</p>' })
  })

  it('have one page of terms: another cannot be published until the first is archived', async () => {
    const first = await fixture.editor.publish(bodyOf('HP', 'Terms', { page: 'terms' }))
    const other = await fixture.editor.create(bodyOf('HP', 'New terms', { page: 'terms' }))
    const publish = () =>
      fixture.editor.client.call('backoffice.publishContent', { id: other.id, version: other.version })
    expect((await publish()).envelope).toMatchObject({ success: false, code: 'PAGE_TAKEN' })
    expect(titles(await helpItems())).toEqual(['Terms'])
    await fixture.editor.client.call('backoffice.archiveContent', { id: first.id, version: first.version })
    expect((await publish()).envelope.success).toBe(true)
    expect(titles(await helpItems())).toEqual(['New terms'])
  })

  it('are refused for another device', async () => {
    expect(
      (await fixture.visitor.send({ method: 'GET', url: '/wps/system/helpCenter?device=PHONE' })).status,
    ).toBe(400)
  })
})

describe('the texts of an item', () => {
  it('are those of the requested language, else of a neighbour, else the common ones of the platform, else English', async () => {
    const words = (title: string) => ({ title, content: `<p>${title}</p>` })
    await fixture.editor.publish(
      bodyOf('PL', '', {
        texts: { EN: words('English'), TY: words('Common'), PT: words('Português'), CN: words('中文') },
      }),
    )
    const seen = async (language: string) => (await lists({ ...everything, language })).player[0]?.title
    expect(await Promise.all(['PT', 'PT-BR', 'CN', 'TW', 'EN', 'TY', 'TH', 'AR'].map(seen))).toEqual([
      'Português',
      'Português',
      '中文',
      '中文',
      'English',
      'Common',
      'Common',
      'Common',
    ])
    await fixture.editor.publish(bodyOf('HP', 'Only English'))
    expect(titles(await helpItems('VI'))).toEqual(['Only English'])
  })

  it('follow the language of the caller when the query names none', async () => {
    await fixture.editor.publish(
      bodyOf('PL', '', { texts: { EN: { title: 'English' }, VI: { title: 'Tiếng Việt' } } }),
    )
    const answer = await fixture.visitor.send({
      method: 'GET',
      url: '/wps/relay/MCSFE_getListAnnouncements',
      headers: { language: 'VI' },
    })
    expect(answer.envelope.value).toMatchObject({ player: [{ title: 'Tiếng Việt' }] })
  })
})

describe('what visitors see', () => {
  it('is what was published: a draft shows nothing, and an archived item no longer shows anything', async () => {
    const draft = await fixture.editor.create(bodyOf('PL', 'first words'))
    expect((await lists()).player).toEqual([])
    const published = (
      await fixture.editor.client.call('backoffice.publishContent', { id: draft.id, version: draft.version })
    ).envelope.value
    const saved = await fixture.editor.save(published, bodyOf('PL', 'second words'))
    expect(saved).toMatchObject({ state: 'published', changed: true, visible: true })
    expect(titles((await lists()).player)).toEqual(['first words'])
    const again = (
      await fixture.editor.client.call('backoffice.publishContent', { id: saved.id, version: saved.version })
    ).envelope.value
    expect(again).toMatchObject({ revision: 2, changed: false })
    expect(titles((await lists()).player)).toEqual(['second words'])
    await fixture.editor.client.call('backoffice.archiveContent', { id: again.id, version: again.version })
    expect((await lists()).player).toEqual([])
  })

  it('follows the schedule: from its first moment until its end', async () => {
    const [from, until] = [fixture.server.clock.now() + minuteMs, fixture.server.clock.now() + 2 * minuteMs]
    const { id, version } = await fixture.editor.create(bodyOf('PU', 'For one minute'))
    const scheduled = (
      await fixture.editor.client.call('backoffice.scheduleContent', { id, version, from, until })
    ).envelope.value
    expect(scheduled).toMatchObject({ state: 'published', visible: false, from, until })
    const seen = async () => titles((await lists()).popup)
    fixture.server.clock.advance(minuteMs - 1)
    expect(await seen()).toEqual([])
    fixture.server.clock.advance(1)
    expect(await seen()).toEqual(['For one minute'])
    expect((await lists()).popup[0]?.createTime).toBe(from)
    fixture.server.clock.advance(minuteMs - 1)
    expect(await seen()).toEqual(['For one minute'])
    fixture.server.clock.advance(1)
    expect(await seen()).toEqual([])
  })

  it('can be rolled back: an old revision is published again as a new one, and every revision stays as it was', async () => {
    let item = await fixture.editor.publish(bodyOf('PL', 'one'))
    item = await fixture.editor.save(item, bodyOf('PL', 'two'))
    item = (
      await fixture.editor.client.call('backoffice.publishContent', { id: item.id, version: item.version })
    ).envelope.value
    const back = (
      await fixture.editor.client.call('backoffice.rollBackContent', {
        id: item.id,
        version: item.version,
        number: 1,
      })
    ).envelope.value
    expect(titles((await lists()).player)).toEqual(['one'])
    expect(back.revisions.map(({ number, restoredFrom, by }) => [number, restoredFrom, by])).toEqual([
      [3, 1, 'carla'],
      [2, null, 'carla'],
      [1, null, 'carla'],
    ])
    expect(
      (await fixture.editor.client.call('backoffice.contentRevision', { id: item.id, number: 2 })).envelope
        .value.body.texts.EN?.title,
    ).toBe('two')
    expect(
      (
        await fixture.editor.client.call('backoffice.rollBackContent', {
          id: item.id,
          version: back.version,
          number: 9,
        })
      ).status,
    ).toBe(404)
    const { database } = fixture.server.platform
    await expect(
      database.pool.query(`update content_revision set body = '{}' where content_id = ${item.id}`),
    ).rejects.toThrow()
    await expect(
      database.pool.query(`delete from content_revision where content_id = ${item.id}`),
    ).rejects.toThrow()
  })

  it('is clean, whatever an operator wrote, and whatever is in the database', async () => {
    const text = '<p onclick="x()">Hello <b>you</b><script>alert(1)</script></p>'
    const { id, draft } = await fixture.editor.publish(
      bodyOf('PU', 'Popup', { texts: { EN: { title: '<b>Popup</b>', content: text } } }),
    )
    expect(draft.texts.EN?.content).toBe('<p>Hello <b>you</b></p>')
    expect((await lists()).popup[0]).toMatchObject({
      title: '<b>Popup</b>',
      content: '<p>Hello <b>you</b></p>',
    })
    const dirty = JSON.stringify({
      ...draft,
      texts: { EN: { title: 'x', summary: '', action: '', content: text } },
    })
    await fixture.server.platform.database.pool.query(
      `insert into content_revision (content_id, number, body, at, by) values ($1, 2, $2, now(), 'x')`,
      [id, dirty],
    )
    await fixture.server.platform.database.pool.query('update content set revision = 2 where id = $1', [id])
    expect((await lists()).popup[0]?.content).toBe('<p>Hello <b>you</b></p>')
  })

  it('warns of links that leave the site, unless the setting trusts their host', async () => {
    const content =
      '<p><a href="https://partner.example/x">away</a> <a href="http://localhost:3000/rng">home</a></p>'
    await fixture.editor.publish(bodyOf('PL', 'Links', { texts: { EN: { title: 'Links', content } } }))
    expect((await lists()).player[0]?.content).toBe(
      '<p><a href="https://partner.example/x" rel="noopener noreferrer nofollow" target="_blank" data-leaves="partner.example">away</a> <a href="http://localhost:3000/rng">home</a></p>',
    )
    await fixture.server.platform.settings.write('messages.trustedHosts', ['partner.example'], 'test')
    fixture.server.clock.advance(2_000)
    expect((await lists()).player[0]?.content).not.toContain('data-leaves')
  })

  it('keeps the order that operators gave, by group for banners', async () => {
    const items = []
    for (const [title, groupName] of [
      ['a', 'home'],
      ['b', 'home'],
      ['r', 'rng'],
      ['c', 'home'],
    ] as const)
      items.push(await fixture.editor.publish(bodyOf('B', title, { groupName })))
    const ofHome = items.filter(({ groupName }) => groupName === 'home').map(({ id }) => id)
    const reorder = (ids: number[]) =>
      fixture.editor.client.call('backoffice.reorderContents', { kind: 'B', groupName: 'home', ids })
    expect((await reorder(ofHome.toReversed())).envelope.success).toBe(true)
    expect(
      titles((await lists({ types: 'B' })).banners.filter(({ groupName }) => groupName === 'home')),
    ).toEqual(['c', 'b', 'a'])
    for (const wrong of [ofHome.slice(1), [...ofHome, ofHome[0] ?? 0], items.map(({ id }) => id)])
      expect((await reorder(wrong)).status).toBe(409)
  })

  it("is one brand's: another brand of the platform has its own", async () => {
    await fixture.server.platform.database.pool.query(
      `insert into brand (code, name, created_at) values ('brand2', 'Second', now()) on conflict do nothing`,
    )
    await fixture.server.platform.database.pool.query(
      `insert into brand_host (host, brand_code, created_at) values ('two.example', 'brand2', now()) on conflict do nothing`,
    )
    fixture.server.clock.advance(2_000)
    await fixture.editor.publish(bodyOf('PL', 'Ours'))
    await fixture.editor.publish(bodyOf('PL', 'Theirs'), 'brand2')
    const theirs = await fixture.visitor.send({
      method: 'GET',
      url: '/wps/relay/MCSFE_getListAnnouncements',
      headers: { host: 'two.example' },
    })
    expect(theirs.envelope.value).toMatchObject({ player: [{ title: 'Theirs' }] })
    expect(titles((await lists()).player)).toEqual(['Ours'])
    expect(
      (await fixture.editor.client.call('backoffice.contents', { brandCode: 'brand2' })).envelope.value.list,
    ).toMatchObject([{ title: 'Theirs', brandCode: 'brand2' }])
    expect(
      (
        await fixture.editor.client.call('backoffice.createContent', {
          brandCode: 'nobody',
          body: bodyOf('PL', 'x'),
        })
      ).envelope,
    ).toMatchObject({ success: false, code: 'NO_BRAND' })
  })
})
