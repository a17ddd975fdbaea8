// SPDX-License-Identifier: Apache-2.0
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { isFirstSheet } from './first-sheet.ts'

type Bundle = Rolldown.OutputBundle

const englishTexts = /generated\/en\/site\.ts$/

/** Bytes on the wire (brotli) that a first visit of home may load before it can be used. */
export const firstVisitBudgetBytes = { scripts: 112_000, styles: 12_000 }

/** Ends a build whose first visit of home weighs more than its budget. */
export function firstVisitBudget(): Plugin {
  return {
    name: 'tessera-first-visit-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const weight = weighFirstVisit(bundle)
        for (const kind of ['scripts', 'styles'] as const)
          if (weight[kind] > firstVisitBudgetBytes[kind])
            this.error(
              `The first visit of home loads ${weight[kind]} bytes of ${kind}; its budget is ${firstVisitBudgetBytes[kind]}. Load what is not in its first view later.`,
            )
      },
    },
  }
}

/** What the program and the file beside it import, directly or not, with the English texts of the first view; compressed, in bytes. */
export function weighFirstVisit(bundle: Bundle): { scripts: number; styles: number } {
  const files = Object.values(bundle)
  const open = files.filter(isFirst).map(({ fileName }) => fileName)
  const first = new Set<string>()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name]
    if (first.has(name) || chunk?.type !== 'chunk') continue
    first.add(name)
    open.push(...chunk.imports)
  }
  const sheets = files.filter(({ fileName }) => isFirstSheet(fileName))
  return {
    scripts: sum([...first].map((name) => bytesOf(bundle[name]))),
    styles: sum(sheets.map(bytesOf)),
  }
}

const isFirst = (file: Bundle[string]): boolean =>
  file.type === 'chunk' &&
  (['main', 'early'].includes(file.name) || englishTexts.test(file.facadeModuleId ?? ''))

function bytesOf(file: Bundle[string] | undefined): number {
  if (!file) return 0
  return brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
