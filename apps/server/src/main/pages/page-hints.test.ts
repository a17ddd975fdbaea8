// SPDX-License-Identifier: Apache-2.0
import type { ContentBody } from '@tessera/contract/messages/content'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishAtOnce } from '../../modules/messages/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { sharedPicture, siteHints, type FirstBanner } from './page-hints.ts'

const banner = (artId: string, groupName: 'home' | 'rng'): ContentBody => ({
  kind: 'B',
  texts: { EN: { title: 'T', summary: '', action: '', category: '', content: '' } },
  from: null,
  until: null,
  groupName,
  linkageType: 'NONE',
  url: '',
  picture: { wide: null, phone: null, artId, theme: 'dice' },
})

describe('what a page tells the browser to fetch ahead', () => {
  let server: TestServer
  const firstBanner: FirstBanner = (group) => server.modules.messages.firstBanner(firstBrandCode, group)
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  it('is nothing without a banner, and otherwise the first picture of its group, for phones and wide screens', async () => {
    expect(await siteHints(firstBanner, '/')).toBeUndefined()
    expect(await sharedPicture(firstBanner)).toBeUndefined()
    const facts = { nowMs: server.clock.now(), by: 'test' }
    await server.platform.database.transaction(async (tx) => {
      for (const body of [banner('slots', 'rng'), banner('first', 'home'), banner('later', 'home')])
        await publishAtOnce(tx, facts, { brandCode: firstBrandCode, body })
    })
    for (const address of ['/', '/?center=withdraw', '/index.html']) {
      const link = await siteHints(firstBanner, address)
      expect(link).toMatch(/^<\/art\/\d+\/banner\/780\/first\.avif>; rel=preload; as=image; .*max-width/)
      expect(link).toMatch(/banner\/1200\/first\.avif>; .*min-width/)
    }
    expect(await siteHints(firstBanner, '/rng')).toMatch(/^<\/art\/\d+\/banner\/780\/slots\.avif>/)
    expect(await siteHints(firstBanner, '/', 'rtl')).toMatch(/banner\/1200\/first~rtl\.avif>/)
    expect(await sharedPicture(firstBanner)).toMatch(/^\/art\/\d+\/banner\/1200\/first\.webp$/)
  })

  it('is nothing on pages whose group has no banner, on unknown ones, and in a search', async () => {
    for (const address of ['/live', '/game', '/home?gameName=gold', '//', '/no/such'])
      expect(await siteHints(firstBanner, address)).toBeUndefined()
  })

  it('is nothing while the database is unavailable: the page is served all the same', async () => {
    expect(await siteHints(() => Promise.reject(new Error('away')), '/')).toBeUndefined()
  })
})
