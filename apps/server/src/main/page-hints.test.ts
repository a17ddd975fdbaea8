import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBanner } from '../modules/messages/index.ts'
import { openTestHouse, type TestHouse } from '../testing/house-for-tests.ts'
import { siteHints } from './page-hints.ts'

const banner = { groupName: 'home', title: 'T', subtitle: '', action: '', pictureTheme: 'dice', linkageType: 'NONE' as const, url: '' }

describe('what a page tells the browser to fetch ahead', () => {
  let house: TestHouse
  beforeAll(async () => { house = await openTestHouse() })
  afterAll(() => house.close())

  it('is nothing where there is no banner, and then the picture of the first one on home, for phones and wide screens', async () => {
    const { database } = house.platform
    expect(await siteHints(database, '/')).toBeUndefined()
    await addBanner(database, { ...banner, pictureId: 'later', sort: 2 })
    await addBanner(database, { ...banner, pictureId: 'first', sort: 1 })
    await addBanner(database, { ...banner, pictureId: 'slots', groupName: 'rng', sort: 0 })
    for (const address of ['/', '/?center=withdraw', '/index.html']) {
      const link = await siteHints(database, address)
      expect(link).toMatch(/^<\/art\/\d+\/banner\/780\/first\.avif>; rel=preload; as=image; .*max-width/)
      expect(link).toMatch(/banner\/1200\/first\.avif>; .*min-width/)
    }
  })

  it('is nothing on other pages and on a search', async () => {
    for (const address of ['/rng', '/home?gameName=gold', '//', '/no/such']) expect(await siteHints(house.platform.database, address)).toBeUndefined()
  })

  it('is nothing while the database is away: the page comes all the same', async () => {
    const away = { ...house.platform.database, query: () => Promise.reject(new Error('away')) }
    expect(await siteHints(away, '/')).toBeUndefined()
  })
})
