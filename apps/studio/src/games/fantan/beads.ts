// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import type { TablePicture } from '../../runtime/table/table-look.ts'
import { fantanRest, type FantanEvent } from './maths.ts'

const FOUR_MS = 95
/** What is left of a given time when the rest lies alone. */
const LOOK_MS = 900

/** The beads in rows of four that are taken away until the rest lies alone. */
export function createBeads(): TablePicture<FantanEvent> {
  const list = h('div', { class: 'fantan-beads' })
  const rest = h('p', { class: 'fantan-rest' })
  const reset = () => {
    setText(rest, '')
    for (const bead of list.children) bead.removeAttribute('data-taken')
  }
  const lay = (beads: number) =>
    list.replaceChildren(...Array.from({ length: beads }, () => h('i', { class: 'fantan-bead' })))
  lay(56)
  return {
    element: h('div', { class: 'fantan-cup', 'aria-hidden': 'true' }, list, rest),
    async play(events, tick, lastsMs) {
      const beads = events[0]?.beads ?? 0
      reset()
      lay(beads)
      const left = fantanRest(beads)
      const all = [...list.children]
      const fours = (beads - left) / 4
      const fourMs = lastsMs === undefined ? FOUR_MS : Math.max(0, lastsMs - LOOK_MS) / fours
      for (let taken = 0; taken < beads - left; taken += 4) {
        await pause(fourMs)
        tick()
        for (const bead of all.slice(taken, taken + 4)) bead.setAttribute('data-taken', '')
      }
      for (const bead of all.slice(beads - left)) bead.setAttribute('data-rest', '')
      setText(rest, String(left))
    },
    reset,
  }
}
