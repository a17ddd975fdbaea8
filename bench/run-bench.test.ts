// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runBench, UsageError } from './run-bench.ts'
import { readResults } from './shared/results.ts'

let folder = ''
let results = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-bench-test-'))
  results = join(folder, 'results')
  mkdirSync(join(folder, 'tiny'))
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A part that measures what is written here. */
const addPart = (part: string, figures: object[]): void =>
  writeFileSync(
    join(folder, `tiny/part-${part}.ts`),
    `export default () => Promise.resolve(${JSON.stringify(figures)})\n`,
  )
const run = (...typed: string[]) => runBench(typed, { folder, results })

describe('npm run bench', () => {
  it('stores the figures of a part with units, limits, machine and command', async () => {
    addPart('launch', [{ name: 'lobby.launch.ms', value: 480, spread: [450, 510] }])
    await run('tiny', '--launches', '2')
    expect(readResults(results)).toEqual([
      expect.objectContaining({
        part: 'tiny-launch',
        command: 'npm run bench -- tiny --part launch --launches 2',
        measuredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/) as string,
        load: expect.any(Number) as number,
        machine: {
          cpu: expect.any(String) as string,
          cores: expect.any(Number) as number,
          memoryMegabytes: expect.any(Number) as number,
          system: expect.any(String) as string,
          node: process.versions.node,
          postgres: expect.stringMatching(/^\d+\.\d+/) as string,
        },
        figures: [{ name: 'lobby.launch.ms', value: 480, spread: [450, 510], unit: 'ms', atMost: 1_500 }],
      }),
    ])
  })

  it('prints what it stores', async () => {
    addPart('launch', [{ name: 'lobby.launch.ms', value: 480 }])
    await run('tiny')
    expect(console.log).toHaveBeenCalledWith('figure lobby.launch.ms 480')
  })

  it('replaces the last result of the same part and leaves those of others', async () => {
    addPart('launch', [{ name: 'lobby.launch.ms', value: 480 }])
    addPart('shift', [{ name: 'site.shift', value: 0 }])
    await run('tiny')
    writeResultOf('shift', 0.01)
    await run('tiny', '--part', 'launch')
    const values = readResults(results).map(({ part, figures }) => [part, figures[0]?.value])
    expect(values).toEqual([
      ['tiny-launch', 480],
      ['tiny-shift', 0.01],
    ])
  })

  it('stores a figure that misses its limit, and then fails', async () => {
    addPart('launch', [{ name: 'lobby.launch.ms', value: 1_501 }])
    await expect(run('tiny')).rejects.toThrow('Missed: lobby.launch.ms')
    expect(readResults(results)[0]?.figures[0]).toMatchObject({ value: 1_501, atMost: 1_500 })
  })

  it('stores nothing of a figure that nobody described', async () => {
    addPart('launch', [{ name: 'lobby.unknown', value: 1 }])
    await expect(run('tiny')).rejects.toThrow('bench/figures does not say what lobby.unknown means')
    expect(() => readResults(results)).toThrow('ENOENT')
  })

  it('stores nothing of a run that says nothing of the product', async () => {
    writeFileSync(join(folder, 'tiny/part-launch.ts'), 'export default () => Promise.resolve(undefined)\n')
    await run('tiny')
    expect(() => readResults(results)).toThrow('ENOENT')
  })

  it('says which benches and parts there are', async () => {
    addPart('launch', [])
    await expect(run('unknown')).rejects.toThrow(new UsageError('Usage: npm run bench -- tiny [options]'))
    await expect(run('tiny', '--part', 'unknown')).rejects.toThrow(new UsageError('--part is one of launch'))
  })
})

function writeResultOf(part: string, value: number): void {
  const before = readResults(results).find((one) => one.part === `tiny-${part}`)!
  const [figure] = before.figures
  writeFileSync(
    join(results, `tiny-${part}.json`),
    JSON.stringify({ ...before, figures: [{ ...figure, value }] }),
  )
}
