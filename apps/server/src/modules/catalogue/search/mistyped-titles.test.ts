// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { createSearch } from './create-search.ts'
import { snapshotFor } from './snapshot-for-tests.ts'

const qualities = [
  'Velvet',
  'Crooked',
  'Painted',
  'Amber',
  'Howling',
  'Silver',
  'Rusty',
  'Laughing',
  'Scarlet',
  'Humble',
  'Marble',
  'Quiet',
]
const heroes = [
  'Lantern',
  'Badger',
  'Harpoon',
  'Magpie',
  'Compass',
  'Violin',
  'Tortoise',
  'Wizard',
  'Chimney',
  'Sparrow',
]
const locations = ['Terrace', 'Orchard', 'Junction', 'Meadow', 'Foundry', 'Arcade', 'Viaduct', 'Quarry']
const names = qualities.flatMap((quality) =>
  heroes.flatMap((hero) => locations.map((location) => `${quality} ${hero} ${location}`)),
)
const snapshot = snapshotFor(names.map((name) => ({ name })))
const search = createSearch(snapshot)

const swapped = (name: string, at: number): string =>
  name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2)
const typos: Record<string, (name: string, at: number) => string> = {
  insertion: (name, at) => `${name.slice(0, at)}${'etaoinshr'[at % 9]}${name.slice(at)}`,
  deletion: (name, at) => name.slice(0, at) + name.slice(at + 1),
  substitution: (name, at) => `${name.slice(0, at)}${'xzqvkjwyb'[at % 9]}${name.slice(at + 1)}`,
  transposition: (name, at) => swapped(name, Math.min(at, name.length - 2)),
}

it.each(Object.entries(typos))(
  'finds each of a thousand similar titles among the first ten, wherever the %s is',
  (_, typo) => {
    const missed = names.filter(
      (name, index) =>
        !search
          .suggest(typo(name, (index * 7) % name.length), { language: 'EN', limit: 10 })
          .nodeIds.includes(index + 1),
    )
    expect(missed).toEqual([])
  },
)
