// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'

/** The keys of a hall, as its panels list them. */
export const hallKeys: readonly (readonly [key: string, name: TextKey])[] = [
  ['F', 'studio.fishing.ui.key.list'],
  ['↑ ↓', 'studio.fishing.ui.key.choose'],
  ['Enter', 'studio.fishing.ui.key.fire'],
  ['Space', 'studio.fishing.ui.fire'],
  ['A', 'studio.fishing.ui.auto'],
  ['L', 'studio.fishing.ui.lock'],
  ['1 2 3', 'studio.fishing.ui.weapon'],
  ['−', 'studio.fishing.ui.less'],
  ['+', 'studio.fishing.ui.more'],
]
