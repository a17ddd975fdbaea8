// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { bodyOf, success } from './envelope.ts'
import { writeList, writeObject, writtenAs } from './written.ts'

it('joins serialised lists and objects into the same JSON as serialising them at once', () => {
  const names = ['a "quoted" name', '黄金龙', '']
  const games = names.map((name, id) =>
    writtenAs<{ name: string; id: number }>(
      Buffer.from(`{"name":${JSON.stringify(name)}`),
      Buffer.from(`,"id":${id}}`),
    ),
  )
  const value = writeObject({ games: writeList(games), pageNo: 1, didYouMean: null, none: writeList([]) })
  expect(String(bodyOf(success(value).envelope))).toBe(
    JSON.stringify(
      success({ games: names.map((name, id) => ({ name, id })), pageNo: 1, didYouMean: null, none: [] })
        .envelope,
    ),
  )
})
