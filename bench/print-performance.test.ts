// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { type Area, areas } from './figures/index.ts'
import { withHeadlines } from './print-headlines.ts'
import { printPerformance } from './print-performance.ts'
import { readResults, type StoredFigure, type StoredResult } from './shared/results.ts'

const machine = { cpu: 'A processor', cores: 2, system: 'A system' }
const resultOf = (...figures: StoredFigure[]): StoredResult => ({
  part: 'speed',
  measuredAt: '2026-11-29T07:00Z',
  command: 'npm run bench -- speed',
  machine,
  figures,
})
const slow: StoredFigure = { name: 'speed.ms', value: 12.34, spread: [11, 14], unit: 'ms', atMost: 10 }
const area = (whyMissed?: string): Area => ({
  title: 'Speed',
  parts: {
    speed: {
      title: 'How fast',
      figures: {
        'speed.ms': { says: 'a call', unit: 'ms', atMost: 10, ...(whyMissed !== undefined && { whyMissed }) },
      },
    },
  },
})

describe('the page of performance', () => {
  it('shows a figure with its unit, range and limit, and the command, time and machine of its run', () => {
    const page = printPerformance([area()], [resultOf({ ...slow, value: 9.5 })])
    expect(page).toContain('| a call | 9.50 ms | 11 to 14 | at most 10 ms |')
    expect(page).toContain('`npm run bench -- speed` (2026-11-29 07:00 UTC, machine 1)')
    expect(page).toContain('1. 2 cores, A processor, A system')
    expect(page).not.toContain('**')
  })

  it('shows a miss in bold, with the reason below its table', () => {
    const page = printPerformance([area('The disk is slow.')], [resultOf(slow)])
    expect(page).toContain('| a call | **12.3 ms** |')
    expect(page).toContain('**a call**: The disk is slow.')
  })

  it('is not printed while nobody says why a figure misses its limit', () => {
    expect(() => printPerformance([area()], [resultOf(slow)])).toThrow(
      'speed.ms misses its limit, and bench/figures does not say why',
    )
  })

  it('is not printed with a figure or a part that nobody described', () => {
    expect(() => printPerformance([area()], [resultOf({ ...slow, name: 'speed.us' })])).toThrow('speed.us')
    expect(() => printPerformance([], [resultOf(slow)])).toThrow('describes no part speed')
  })

  it('gives no reason for a figure that is measured and has no limit to miss', () => {
    const described = areas.flatMap(({ parts }) => Object.values(parts).map(({ figures }) => figures))
    const withoutLimit = described
      .flatMap((figures) => Object.entries(figures))
      .filter(
        ([, { atMost, atLeast, whyMissed }]) => whyMissed !== undefined && (atMost ?? atLeast) === undefined,
      )
    expect(withoutLimit).toEqual([])
  })
})

describe('the figures of the README', () => {
  const readme =
    'Before\n<!-- figures: npm run generate -- performance -->\nold\n<!-- end of figures -->\nafter\n'
  const words = { 'speed.ms': 'a call of everybody' }

  it('are those of the results, a miss in bold, and the rest of it stays', () => {
    const printed = withHeadlines(readme, words, [resultOf(slow)])
    expect(printed).toContain('| a call of everybody | **12.3 ms** | at most 10 ms |\n<!-- end')
    expect(printed).not.toContain('old')
    expect(printed.startsWith('Before\n') && printed.endsWith('-->\nafter\n')).toBe(true)
    expect(withHeadlines(printed, words, [resultOf(slow)])).toBe(printed)
  })

  it('are not printed when one was not measured or there is no place for them', () => {
    expect(() => withHeadlines(readme, words, [])).toThrow(
      'README.md shows speed.ms, which nobody has measured',
    )
    expect(() => withHeadlines('', words, [resultOf(slow)])).toThrow('README.md has no place for figures')
  })
})

describe('the stored results', () => {
  it('are figures that bench/figures describes, each in a file of its part', () => {
    const results = readResults()
    expect(results.length).toBeGreaterThan(0)
    expect(printPerformance(areas, results)).toContain('# Performance')
  })
})
