// SPDX-License-Identifier: Apache-2.0
import type { SessionView } from '../../protocol.ts'
import type { Rules } from '../game.ts'
import { groupMoney } from '../money.ts'
import { h } from '../page/element.ts'
import { createSheet, type Sheet } from '../page/sheet.ts'
import { simulatorSection, type SimulatorOptions } from '../simulator/simulator-section.ts'
import { t } from '../texts.ts'
import { listOf, tableOf } from './rule-lists.ts'

/** The rules of the game, its return to player for the chosen settings, the limits, and a simulator if there is one. */
export function createRulesSheet(
  rules: () => Rules,
  { limits, currency }: Pick<SessionView, 'limits' | 'currency'>,
  simulator: () => ((statedByRules: () => number | undefined) => SimulatorOptions) | undefined,
): Sheet {
  let stop = () => {}
  return createSheet(t('studio.rules'), 'rules', (body) => {
    stop()
    const options = simulator()?.(() => statedPercent(rules()))
    const section = options && simulatorSection(options)
    stop = section?.stop ?? (() => {})
    const { sentences, facts, table, pictures } = rules()
    const money = (amount: string) => `${groupMoney(amount)} ${currency}`
    body.replaceChildren(
      ...sentences.map((sentence) => h('p', {}, sentence)),
      ...(pictures ?? []).map(({ picture, text }) =>
        h('div', { class: 'rule-picture' }, picture, h('p', {}, text)),
      ),
      h('h3', {}, t('studio.rules.chosen')),
      listOf(facts),
      ...(table ? [tableOf(table)] : []),
      h('h3', {}, t('studio.rules.limits')),
      listOf([
        [t('studio.rules.minimumStake'), money(limits.minimumStake)],
        [t('studio.rules.maximumStake'), money(limits.maximumStake)],
        [t('studio.rules.maximumWin'), money(limits.maximumWin)],
      ]),
      h('p', { class: 'quiet' }, t('studio.rules.interrupted')),
      ...(section ? [section.element] : []),
    )
  })
}

/** The return that the rules state, as a number. */
function statedPercent({ facts }: Rules): number | undefined {
  const stated = facts.find(([name]) => name === t('studio.rtp'))?.[1]
  return stated === undefined ? undefined : Number.parseFloat(stated)
}
