// SPDX-License-Identifier: Apache-2.0
import type { Picture, Pictures } from '@tessera/server/src/platform/pictures/index.ts'
import { describe, expect, it } from 'vitest'
import { catalogueGames } from '../catalogue/catalogue-names.ts'
import { cataloguePictures } from './catalogue-pictures.ts'
import { prewarmPictures } from './prewarm-pictures.ts'

const picture: Picture = { bytes: Buffer.from('drawn'), etag: '"drawn"', type: 'image/avif' }

describe('prewarming', () => {
  it('requests every picture of the list once, a few at a time, and reports its progress', async () => {
    const asked: string[] = []
    const given: number[] = []
    let underWay = 0
    let most = 0
    const pictures: Pictures = {
      async picture(_kind, spec) {
        underWay += 1
        most = Math.max(most, underWay)
        await Promise.resolve()
        underWay -= 1
        asked.push(JSON.stringify(spec))
        return picture
      },
    }
    const requests = cataloguePictures()
    await prewarmPictures(pictures, requests, (done) => given.push(done), 3)
    expect(asked.toSorted()).toEqual(requests.map(({ spec }) => JSON.stringify(spec)).toSorted())
    expect(most).toBe(3)
    expect(given.at(-1)).toBe(requests.length)
  })

  it('lists a tile for every game of the catalogue', () => {
    expect(cataloguePictures().filter(({ kind }) => kind === 'tile')).toHaveLength(catalogueGames.length)
  })
})
