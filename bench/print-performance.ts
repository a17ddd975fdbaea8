// SPDX-License-Identifier: Apache-2.0
import type { Area, MeasuredPart } from './figures/index.ts'
import type { Machine } from './shared/machine.ts'
import { holds, type StoredFigure, type StoredResult } from './shared/results.ts'

const introduction = `# Performance

Made from the results in \`bench/results\` by \`npm run generate -- performance\`. Do not edit here. \`npm run bench -- NAME\` measures
a part anew and replaces its result; what each figure means and must reach is in \`bench/figures\`.

L1 is the best rate of pgbench, over 1 to 128 clients, with the ledger's single-bet SQL function in the same run. A figure in bold
misses its limit, and the line below its table says why. Ranges are the lowest and the highest of the rounds.`

/**
 * Prints docs/performance.md. Throws for a result or a figure that nobody described, and for one that misses its limit
 * without a reason.
 */
export function printPerformance(areas: readonly Area[], results: readonly StoredResult[]): string {
  const known = areas.flatMap(({ parts }) => Object.keys(parts))
  const strange = results.filter(({ part }) => !known.includes(part)).map(({ part }) => part)
  if (strange.length > 0) throw new Error(`bench/figures describes no part ${strange.join(', ')}`)
  const machines = [...new Set(results.map(({ machine }) => wordsOf(machine)))]
  const sections = areas.map(({ title, parts }) => {
    const printed = Object.entries(parts).flatMap(([name, part]) => {
      const result = results.find((one) => one.part === name)
      return result ? [printPart(part, result, 1 + machines.indexOf(wordsOf(result.machine)))] : []
    })
    return printed.length === 0 ? [] : [`## ${title}`, ...printed]
  })
  const list = machines.map((words, index) => `${index + 1}. ${words}`).join('\n')
  return `${[introduction, `## Machines\n\n${list}`, ...sections.flat()].join('\n\n')}\n`
}

function printPart({ title, figures }: MeasuredPart, result: StoredResult, machine: number): string {
  const rows = result.figures.map((figure) => {
    const meaning = figures[figure.name]
    if (!meaning) throw new Error(`bench/figures does not say what ${figure.name} means in ${result.part}`)
    return { figure, meaning }
  })
  const reasons = rows
    .filter(({ figure }) => !holds(figure))
    .map(({ figure, meaning }) => {
      if (meaning.whyMissed === undefined)
        throw new Error(`${figure.name} misses its limit, and bench/figures does not say why (whyMissed)`)
      return `**${meaning.says}**: ${meaning.whyMissed}`
    })
  const table = [
    '| Figure | Measured | Range | Limit |',
    '|---|---|---|---|',
    ...rows.map(({ figure, meaning }) => {
      const value = showValue(figure)
      const cells = [meaning.says, holds(figure) ? value : `**${value}**`, rangeOf(figure), showLimit(figure)]
      return `| ${cells.join(' | ')} |`
    }),
  ].join('\n')
  return [`### ${title}`, sourceOf(result, machine), table, ...reasons].join('\n\n')
}

function sourceOf({ command, measuredAt, commit, load, note }: StoredResult, machine: number): string {
  const circumstances = [
    `${measuredAt.replace('T', ' ').replace('Z', '')} UTC`,
    `machine ${machine}`,
    ...(commit === undefined ? [] : [`commit ${commit}`]),
    ...(load === undefined ? [] : [`load ${load}`]),
    ...(note === undefined ? [] : [note]),
  ]
  return `\`${command}\` (${circumstances.join(', ')})`
}

const wordsOf = ({ cpu, cores, memoryMegabytes, system, node, postgres }: Machine): string =>
  [
    `${cores} cores`,
    cpu,
    ...(memoryMegabytes === undefined ? [] : [`${numberOf(memoryMegabytes)} MB of memory`]),
    system,
    ...(node === undefined ? [] : [`Node ${node}`]),
    ...(postgres === undefined ? [] : [`PostgreSQL ${postgres}`]),
  ].join(', ')

/** Three digits, or as many as the whole number has. */
function numberOf(value: number): string {
  const decimals = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

const unitOf = ({ unit }: StoredFigure): string => (unit === '' ? '' : ` ${unit === 'us' ? 'µs' : unit}`)

/** A figure with its unit. */
export const showValue = (figure: StoredFigure): string => `${numberOf(figure.value)}${unitOf(figure)}`

const rangeOf = ({ spread }: StoredFigure): string =>
  spread ? `${numberOf(spread[0])} to ${numberOf(spread[1])}` : ''

/** What a figure must reach, in words; empty without a limit. */
export function showLimit(figure: StoredFigure): string {
  const { atMost, atLeast } = figure
  if (atMost !== undefined) return `at most ${atMost.toLocaleString('en')}${unitOf(figure)}`
  return atLeast === undefined ? '' : `at least ${atLeast.toLocaleString('en')}${unitOf(figure)}`
}
