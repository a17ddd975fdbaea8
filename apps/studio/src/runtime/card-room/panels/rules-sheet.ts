// SPDX-License-Identifier: Apache-2.0
import { h } from '../../page/element.ts'
import { createSheet, type Sheet } from '../../page/sheet.ts'
import { t } from '../../texts.ts'

/** The rules of a card game, and those of all card rooms. */
export function createCardRulesSheet(rules: () => readonly string[]): Sheet {
  return createSheet(t('studio.rules'), 'rules', (body) => {
    const sentences = [...rules(), t('studio.cards.rules.dealt'), t('studio.cards.rules.away')]
    body.replaceChildren(...sentences.map((sentence) => h('p', {}, sentence)))
  })
}
