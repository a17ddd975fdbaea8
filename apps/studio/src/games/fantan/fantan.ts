// SPDX-License-Identifier: Apache-2.0
import './fantan.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { h } from '../../runtime/page/element.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import type { Felt } from '../../runtime/table/felt.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import { spotFace } from '../../runtime/table/spot-face.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { createBeads } from './beads.ts'
import { historyOfFantan } from './history.ts'
import { FANTAN_BEADS, FANTAN_SPOTS, fantanGame, fantanRest, fantanSpot, type FantanKind } from './maths.ts'
import { beadsText, oddsOf, spotName } from './names.ts'
import { fantanChance, fantanReturn } from './returns.ts'

/** Fan Tan: how many beads are left? */
export const fantan: Game<'fantan'> = {
  open(host) {
    return openTable(host, {
      game: fantanGame,
      spots: FANTAN_SPOTS.map((id) => ({ id, name: spotName(id), odds: oddsOf(id) })),
      layOut,
      picture: createBeads(),
      resultOf: (events) => beadsText(events[0]!.beads),
      rulesOf,
      lastResult: ([event]) => ({
        label: String(fantanRest(event!.beads)),
        tone: (['blue', 'red', 'green', 'plain'] as const)[fantanRest(event!.beads) - 1]!,
      }),
      history: historyOfFantan,
    })
  },
  recent: recentOf,
}

function layOut({ button }: Pick<Felt, 'button'>): HTMLElement {
  const face = (id: string): string => {
    const { kind, rests } = fantanSpot(id)
    return rests.join(kind === 'nim' ? ' › ' : ' · ')
  }
  const row = (kind: FantanKind, name: string) =>
    h(
      'div',
      { class: 'fantan-part' },
      h('p', { class: 'fantan-kind', 'aria-hidden': 'true' }, name),
      h(
        'div',
        { class: `felt-row fantan-${kind}` },
        ...FANTAN_SPOTS.filter((id) => fantanSpot(id).kind === kind).map((id) =>
          button(id, {}, ...spotFace(face(id), oddsOf(id))),
        ),
      ),
    )
  return h(
    'div',
    { class: 'felt fantan-felt' },
    row('fan', 'Fan'),
    row('kwok', 'Kwok'),
    row('ssh', 'Ssh'),
    row('nim', 'Nim'),
  )
}

function rulesOf(placed: Placed): Rules {
  return tableRules(
    [
      t('studio.fantan.rules.beads', {
        least: FANTAN_BEADS.least,
        most: FANTAN_BEADS.least + FANTAN_BEADS.more - 1,
      }),
      t('studio.fantan.rules.fan'),
      t('studio.fantan.rules.nim'),
      t('studio.fantan.rules.commission'),
    ],
    ['fan-1', 'nim-1-2', 'kwok-1-2', 'ssh-1-2-3'].map((id) => ({
      name: spotName(id),
      odds: oddsOf(id),
      chance: fantanChance(id),
      returns: fantanReturn(id),
    })),
    { placed, returnOf: fantanReturn },
  )
}
