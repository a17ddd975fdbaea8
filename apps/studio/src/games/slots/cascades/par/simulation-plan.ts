// SPDX-License-Identifier: Apache-2.0
import type { CascadeTitle } from '../titles/cascade-title.ts'
import { addSums, counters, noSums, simulateChunk, type Sums } from './simulate.ts'

/** A simulation is made of chunks, each of which can be repeated by its number; ten of them make a block. */
export const ROUNDS_OF_CHUNK = 1_000_000
export const CHUNKS_OF_BLOCK = 10

/** How many blocks are simulated: a billion rounds, and twenty million bought ones. */
export const blocksOf = { played: 100, bought: 2 } as const
export type Played = keyof typeof blocksOf

/** The sums of a block, and a digest of those of each of its chunks. */
export interface Block {
  readonly played: Played
  readonly number: number
  readonly sums: Sums
  readonly digests: readonly string[]
}

/** The sums of one chunk of a title. Bought rounds have a simulation of their own. */
export const chunkOf = ({ rules, simulation }: CascadeTitle, played: Played, chunk: number): Sums =>
  simulateChunk(rules, {
    simulation: played === 'bought' ? simulation + 1_000 : simulation,
    chunk,
    rounds: ROUNDS_OF_CHUNK,
    bought: played === 'bought',
  })

/** Simulates a block. */
export function simulateBlock(title: CascadeTitle, played: Played, number: number): Block {
  const sums = noSums()
  const digests: string[] = []
  for (let index = 0; index < CHUNKS_OF_BLOCK; index += 1) {
    const chunk = chunkOf(title, played, number * CHUNKS_OF_BLOCK + index)
    addSums(sums, chunk)
    digests.push(digestOf(chunk))
  }
  return { played, number, sums, digests }
}

/** The sums of blocks together. */
export function totalOf(blocks: readonly Block[], played: Played): Sums {
  const sums = noSums()
  for (const block of blocks) if (block.played === played) addSums(sums, block.sums)
  return sums
}

/** A short digest of sums (FNV-1a of their text), by which a repeated chunk is compared with the stored one. */
export function digestOf(sums: Sums): string {
  let digest = 0x811c9dc5
  for (const character of numbersOf(sums).join(' '))
    digest = Math.imul(digest ^ character.charCodeAt(0), 0x01000193)
  return (digest >>> 0).toString(16).padStart(8, '0')
}

const numbersOf = (sums: Sums): number[] => [...counters.map((counter) => sums[counter]), sums.top]

export const HEAD = ['played', 'block', ...counters, 'top', 'digests'].join('\t')

/** A block as a line of the file of sums. */
export const writeBlock = ({ played, number, sums, digests }: Block): string =>
  [played, number, ...numbersOf(sums), digests.join(' ')].join('\t')

/** The blocks of a file of sums. */
export function readBlocks(text: string): Block[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== HEAD) throw new Error('a file of sums begins with the names of its columns')
  return lines.map((line) => {
    const [played, number, ...rest] = line.split('\t')
    const digests = rest.pop()!.split(' ')
    const sums = Object.fromEntries([...counters, 'top'].map((name, index) => [name, Number(rest[index])]))
    return {
      played: played === 'bought' ? 'bought' : 'played',
      number: Number(number),
      sums: sums as Sums,
      digests,
    }
  })
}
