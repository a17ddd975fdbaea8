// SPDX-License-Identifier: Apache-2.0
import { rewardPictures } from '@tessera/rules/rewards/reward-pictures'
import { translatedSets } from '@tessera/texts/languages'
import { expect, it } from 'vitest'
import { mallRewards } from './mall-rewards.ts'

const rewards = mallRewards('brand1', '$')

it('names every reward of the demonstration in every language of the installation', () => {
  for (const { name, names } of rewards) {
    expect([name, ...Object.keys(names)].length, name).toBe(translatedSets.length + 1)
    for (const code of translatedSets) expect(names[code]?.trim(), `${name} in ${code}`).toBeTruthy()
  }
  expect(new Set(rewards.map(({ name }) => name)).size).toBe(rewards.length)
})

it('offers goods and bonuses that fill more than a page, each with a fitting picture', () => {
  expect(rewards.length).toBeGreaterThan(20)
  for (const { kind, bonus, picture, points } of rewards) {
    expect(bonus > 0n).toBe(kind === 'BONUS')
    expect(rewardPictures).toContain(picture)
    expect(points).toBeGreaterThan(0n)
    // No bonus costs less than half of converting the same amount.
    expect(points * 20_000n).toBeGreaterThan(bonus)
  }
})
