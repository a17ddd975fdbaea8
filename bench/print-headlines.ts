// SPDX-License-Identifier: Apache-2.0
import { showLimit, showValue } from './print-performance.ts'
import { holds, type StoredResult } from './shared/results.ts'

const [begin, end] = ['<!-- figures: npm run generate -- performance -->', '<!-- end of figures -->']

/** The README with its table of figures printed anew. Throws when it has no place for them or one was not measured. */
export function withHeadlines(
  readme: string,
  headlines: Readonly<Record<string, string>>,
  results: readonly StoredResult[],
): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no place for figures: ${begin}`)
  const figures = results.flatMap((result) => result.figures)
  const rows = Object.entries(headlines).map(([name, words]) => {
    const figure = figures.find((one) => one.name === name)
    if (!figure) throw new Error(`README.md shows ${name}, which nobody has measured`)
    const value = showValue(figure)
    return `| ${words} | ${holds(figure) ? value : `**${value}**`} | ${showLimit(figure)} |`
  })
  const table = ['| Figure | Measured | Limit |', '|---|---|---|', ...rows].join('\n')
  return `${readme.slice(0, from)}${begin}\n${table}\n${readme.slice(to)}`
}
