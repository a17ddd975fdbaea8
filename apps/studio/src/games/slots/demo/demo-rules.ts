// SPDX-License-Identifier: Apache-2.0
import { demoPaysOf } from '@tessera/rules/games/demo-slots/demo-pays'
import type { DemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import type { DemoModel, DemoPays } from '@tessera/rules/games/demo-slots/model'
import type { SlotRules } from '../slot-rules.ts'

/** The rules of a model with these pays. */
export const rulesOfModel = ({ reels }: DemoModel, pays: DemoPays): SlotRules => ({ ...reels, pays })

/** The rules that a demonstration title plays: those of its model with its own pays. */
export const demoRulesOf = ({ model, band, gameId }: DemoCode): SlotRules =>
  rulesOfModel(model, demoPaysOf(model, band, gameId))
