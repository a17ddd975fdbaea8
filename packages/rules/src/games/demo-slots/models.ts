// SPDX-License-Identifier: Apache-2.0
import { changingWayModels } from './changing-way-models.ts'
import { classicModels } from './classic-models.ts'
import { holdModels } from './hold-models.ts'
import { lineModels } from './line-models.ts'
import type { DemoKind, DemoModel, DemoSwing } from './model.ts'
import { moreLineModels } from './more-line-models.ts'
import { wayModels } from './way-models.ts'

/** Every model that a demonstration title may be built like. */
export const demoModels: readonly DemoModel[] = [
  ...classicModels,
  ...lineModels,
  ...moreLineModels,
  ...wayModels,
  ...changingWayModels,
  ...holdModels,
]

const byName = new Map(demoModels.map((model) => [model.name, model]))

/** The model of a name such as `lines20-high`; undefined if there is none. */
export const demoModelNamed = (name: string): DemoModel | undefined => byName.get(name)

/** The model of a kind and a swing. */
export function demoModelOf(kind: DemoKind, swing: DemoSwing): DemoModel {
  const model = byName.get(`${kind}-${swing}`)
  if (!model) throw new RangeError(`no model is called ${kind}-${swing}`)
  return model
}
