// SPDX-License-Identifier: Apache-2.0
import { missionProblem } from '@tessera/rules/missions/missions'
import { translatedSets } from '@tessera/texts/languages'
import { expect, it } from 'vitest'
import { demoMissions } from './demo-missions.ts'

const missions = demoMissions({ brandCode: 'brand1', currency: 'USD', symbol: '€', startsAtMs: 0 })

it('gives every mission of the demonstration a title in every language of the installation', () => {
  for (const { titles } of missions) {
    expect(Object.keys(titles)).toHaveLength(translatedSets.length + 1)
    for (const code of ['EN', ...translatedSets]) expect(titles[code]?.trim(), code).toBeTruthy()
    expect(Object.values(titles).join('')).not.toContain('$')
  }
})

it('asks for bets, games and deposits, each day, each week and once, for less than a tenth of what is bet', () => {
  expect(new Set(missions.map(({ terms: { counts } }) => counts)).size).toBe(4)
  expect(new Set(missions.map(({ kind }) => kind)).size).toBe(3)
  for (const { terms, budget } of missions) {
    expect(missionProblem(terms)).toBeUndefined()
    expect(budget).toBeGreaterThan(terms.reward)
    if (terms.counts === 'VALID_BETS') expect(terms.reward * 10n).toBeLessThan(terms.target)
  }
})
