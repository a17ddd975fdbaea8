// SPDX-License-Identifier: Apache-2.0
import type { Finding } from '../../../runtime/check.ts'
import { t } from '../../../runtime/texts.ts'
import type { SlotEvent } from '../story.ts'
import type { CascadeTitle } from './titles/index.ts'

/** What the floats of a round show: the boards of each spin one after the other, each column from its top. */
export const findingsOfCascades = ({ rules }: CascadeTitle, events: readonly SlotEvent[]): Finding[] =>
  events.map(({ spin, tumbles = [] }) => ({
    name: t('studio.cascade.boards', { spin: spin + 1 }),
    value: tumbles.map(({ board }) => columnsOf(board, rules.rows).join(' ')).join(' → '),
  }))

const columnsOf = (board: string, rows: number): string[] =>
  Array.from({ length: board.length / rows }, (_, column) => board.slice(column * rows, (column + 1) * rows))
