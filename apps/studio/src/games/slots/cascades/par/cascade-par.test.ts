// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { FLOAT_VALUES } from '../../../../fair/seeds.ts'
import { MULTIPLIER_ONE } from '../../../../fair/multiplier.ts'
import { casesOfWeights } from '../cascade-rules.ts'
import { cascadeTitles } from '../titles/index.ts'
import { printPar } from '../../par/print-par.ts'
import { parOfSums, readSums } from './read-sums.ts'
import { STREAM_VALUES } from './random-stream.ts'
import {
  blocksOf,
  CHUNKS_OF_BLOCK,
  chunkOf,
  digestOf,
  ROUNDS_OF_CHUNK,
  totalOf,
  type Played,
} from './simulation-plan.ts'

const named = cascadeTitles.map((title) => [title.name, title] as const)
const kinds: readonly Played[] = ['played', 'bought']

describe('the par sheets of the slots with cascades', () => {
  it.each(named)('state what the stored sums of simulated rounds give: %s', (_name, title) => {
    expect(title.par).toEqual(parOfSums(title))
    const blocks = readSums(title)
    for (const played of kinds) {
      const own = blocks.filter((block) => block.played === played)
      expect(own.map(({ number }) => number).toSorted((less, more) => less - more)).toEqual(
        own.map((_block, index) => index),
      )
      expect(own.length).toBeLessThanOrEqual(blocksOf[played])
      for (const { sums, digests } of own) {
        expect(sums.rounds).toBe(ROUNDS_OF_CHUNK * CHUNKS_OF_BLOCK)
        expect(digests).toHaveLength(CHUNKS_OF_BLOCK)
      }
    }
    expect(title.par.rounds).toBe(totalOf(blocks, 'played').rounds)
    // No sum may be so large that a double would have rounded it.
    for (const sum of Object.values(totalOf(blocks, 'played'))) expect(Number.isSafeInteger(sum)).toBe(true)
  })

  it.each(named)(
    'come from chunks that can be repeated by their number: %s',
    (_name, title) => {
      const blocks = readSums(title).filter(({ played }) => played === 'played')
      for (const { number, digests } of [blocks[0]!, blocks.at(-1)!]) {
        const index = number % CHUNKS_OF_BLOCK
        const chunk = chunkOf(title, 'played', number * CHUNKS_OF_BLOCK + index)
        expect(digestOf(chunk)).toBe(digests[index])
      }
    },
    240_000,
  )

  it('come from bought chunks that can be repeated, too', () => {
    const title = cascadeTitles.find(({ code }) => code === 'orrery_nights')!
    const first = readSums(title).find(({ played }) => played === 'bought')
    expect(digestOf(chunkOf(title, 'bought', 3))).toBe(first!.digests[3])
  }, 240_000)

  it.each(named)('have rules that both methods can play exactly: %s', (_name, { rules }) => {
    for (const weights of [rules.weights, rules.freeGames.weights ?? rules.weights]) {
      const cases = casesOfWeights(weights)
      expect(FLOAT_VALUES % cases).toBe(0)
      expect(STREAM_VALUES % cases).toBe(0)
      const known = [
        ...Object.keys(rules.pays),
        rules.scatter.symbol,
        ...(rules.engine === 'scatterPays' ? Object.keys(rules.multipliers) : []),
      ]
      for (const symbol of Object.keys(weights)) expect(known).toContain(symbol)
    }
    expect(MULTIPLIER_ONE % (rules.parts * rules.buy!.price)).toBe(0)
    expect(rules.buy!.spins).toBeLessThanOrEqual(rules.freeGames.most)
    const firsts = new Set(Object.values(rules.pays).map((pays) => pays[0]!.from))
    expect(firsts.size).toBe(1)
    for (const pays of Object.values(rules.pays)) {
      expect(pays.map(({ from }) => from)).toEqual(
        pays.map(({ from }) => from).toSorted((less, more) => less - more),
      )
      expect(pays.map((step) => step.pays)).toEqual(
        pays.map((step) => step.pays).toSorted((less, more) => less - more),
      )
      expect(pays[0]!.pays).toBeGreaterThan(0)
    }
  })

  it('are of simulations that no two titles share', () => {
    const numbers = cascadeTitles.map(({ simulation }) => simulation)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(Math.max(...numbers)).toBeLessThan(1_000)
  })

  it('are printed like those of the other slots', () => {
    const lines: string[] = []
    expect(printPar('inh_orrery_nights', (line) => lines.push(line))).toBe(true)
    const { par } = cascadeTitles.find(({ code }) => code === 'orrery_nights')!
    expect(lines.join('\n')).toContain(`"rtpPercent": "${par.rtpPercent}"`)
  })
})
