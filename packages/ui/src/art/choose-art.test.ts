// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chooseArt } from './choose-art.ts'

const heroOf = (title: string): string => {
  const { hero } = chooseArt('any', title)
  return 'icon' in hero ? hero.icon : hero.drawn
}

describe('the hero of a title', () => {
  it.each([
    ['Cherry Rush', 'cherry'],
    ['Tomb of Anubis', 'anubis'],
    ['Golden Spur', 'rooster'],
    ['Wolf Pack Moon', 'wolf-head'],
    ['Emerald Clover Pot', 'clover'],
    ['Shark Bay', 'shark-jaws'],
    ['Penguins on Parade', 'penguin'],
    ["Captain's Plunder", 'pirate-hat'],
    ['Ronin Honour', 'samurai-helmet'],
    ['Harbour Roulette', 'rouletteWheel'],
    ['Plinko', 'plinkoBoard'],
    ['Three Cherries', 'cherry'],
  ])('follows its words: %s shows %s', (title, hero) => {
    expect(heroOf(title)).toBe(hero)
  })

  it('stays in a given world, and still follows the words there', () => {
    expect(chooseArt('any', 'Lemon Dragon', 'fruit')).toMatchObject({
      theme: 'fruit',
      hero: { drawn: 'lemon' },
    })
  })

  it('follows words whose letters have marks, too', () => {
    for (const title of ['Tiến Lên', 'Big Two', 'No Limit Omaha'])
      expect(chooseArt('one', title, 'cards').hero).toMatchObject({ drawn: 'cardFan' })
  })

  it('depends only on the id if the title says nothing', () => {
    const chosen = (id: string): string => chooseArt(id, 'Qwerty').theme
    expect(chosen('one')).toBe(chosen('one'))
    expect(new Set(Array.from({ length: 40 }, (_, index) => chosen(`id-${index}`))).size).toBeGreaterThan(10)
  })
})
