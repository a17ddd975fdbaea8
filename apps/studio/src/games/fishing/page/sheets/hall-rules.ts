// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { h } from '../../../../runtime/page/element.ts'
import { listOf, tableOf } from '../../../../runtime/panels/rule-lists.ts'
import { fishArt } from '../../art/fish-art.ts'
import { paint } from '../../art/paint.ts'
import { FISH_CODES } from '../../pond/pond.ts'
import { rulesOfFishing } from '../../rules-of-fishing.ts'

/** As fine as small pictures in a table need it. */
const PICTURE_SCALE = 0.4

/** The rules of fishing, with a picture of each fish as it looks in this hall. */
export function hallRules(look: HallLook): HTMLElement[] {
  const { sentences, facts, table } = rulesOfFishing()
  return [
    ...sentences.map((sentence) => h('p', {}, sentence)),
    listOf(facts),
    ...(table ? [tableOf(table, (row) => pictureOf(look, row))] : []),
  ]
}

function pictureOf(look: HallLook, row: number): HTMLElement {
  const picture = h('span', { class: 'rule-fish', 'aria-hidden': 'true' })
  const code = FISH_CODES[row]
  if (code) picture.append(paint(fishArt[code].draw(look), PICTURE_SCALE).canvas)
  return picture
}
