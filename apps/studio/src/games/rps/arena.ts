// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../../runtime/motion.ts'
import { h } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { RPS_SIGNS, type RpsResult } from './maths.ts'
import { drawSign } from './signs.ts'
import type { RpsEvent } from './story.ts'

const SHAKE_MS = 780
const opposite: Readonly<Record<RpsResult, RpsResult>> = { won: 'lost', drawn: 'drawn', lost: 'won' }

/** Two boxes that show their signs at the same moment, and the results of this round so far. */
export function createArena() {
  const boxes = [h('div', { class: 'rps-box' }), h('div', { class: 'rps-box' })] as const
  const trail = h('ol', { class: 'rps-trail' })
  let displayed = 0
  const put = (signs: readonly [number, number], result?: RpsResult) => {
    for (const [index, box] of boxes.entries()) {
      box.replaceChildren(drawSign(signs[index]!))
      if (!result) delete box.dataset['tone']
      else box.dataset['tone'] = index === 0 ? result : opposite[result]
    }
  }
  const shake = async () => {
    put([RPS_SIGNS.rock, RPS_SIGNS.rock])
    if (isStill()) return
    await Promise.all(
      boxes.map((box, index) => {
        const turn = index === 0 ? -1 : 1
        const [up, down] = [
          `translateY(-16%) rotate(${turn * 9}deg)`,
          `translateY(5%) rotate(${-turn * 4}deg)`,
        ]
        return box.firstElementChild!.animate(
          ['none', up, down, up, down, up, 'none'].map((transform) => ({ transform })),
          { duration: SHAKE_MS, easing: 'ease-in-out' },
        ).finished
      }),
    ).catch(() => undefined)
  }
  put([RPS_SIGNS.rock, RPS_SIGNS.scissors])
  return {
    element: h(
      'div',
      { class: 'rps', 'aria-hidden': 'true' },
      h(
        'div',
        { class: 'rps-row' },
        h('figure', {}, boxes[0], h('figcaption', {}, t('studio.rps.you'))),
        h('span', { class: 'rps-versus' }, '×'),
        h('figure', {}, boxes[1], h('figcaption', {}, t('studio.rps.studio'))),
      ),
      trail,
    ),
    own: boxes[0],
    /** Throws what is new of a round; a resumed one is shown as it stands. */
    async show(events: readonly RpsEvent[], resumed: boolean) {
      if (events.length < displayed || events.length === 0) {
        trail.replaceChildren()
        displayed = 0
        put([RPS_SIGNS.rock, RPS_SIGNS.rock])
      }
      for (const { own, other, result } of events.slice(displayed)) {
        if (!resumed) await shake()
        put([own, other], result)
        trail.append(h('li', { 'data-result': result }))
      }
      displayed = events.length
    },
  }
}
