// SPDX-License-Identifier: Apache-2.0
import { languageCodes, text, type TextKey } from '@tessera/texts'
import { describe, expect, it } from 'vitest'

/** What menus call a page or a dialog, and what it calls itself. */
const names: readonly [entry: TextKey, page: TextKey][] = [
  ['shell.promotions', 'promotions.title'],
  ['shell.sportsbook', 'sportsbook.title'],
  ['shell.lottery', 'lobby.type.LOTT'],
  ['shell.footer.help', 'help.title'],
  ['shell.footer.terms', 'help.terms'],
  ['shell.footer.owned', 'liabilities.title'],
  ['shell.footer.feedback', 'feedback.title'],
  ['shell.agentCenter', 'agents.center'],
]

describe('a page', () => {
  it('is called as its entry in the menus, in every language', () => {
    const different = languageCodes.flatMap((language) =>
      names
        .filter(([entry, page]) => text(language, entry) !== text(language, page))
        .map(([entry]) => `${language} ${entry}`),
    )
    expect(different).toEqual([])
  })
})
