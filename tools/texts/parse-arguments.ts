// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { folderOf, translatedSets, type TextSet } from '../../packages/texts/src/languages.ts'
import { localesFolder } from '../../packages/texts/src/locales.ts'

export const textsUsage = `Usage:
  npm run texts -- export LANG FILE
      writes all sentences of a language as one flat JSON file, in the order of the source; what is not translated is empty
  npm run texts -- import LANG FILE
      takes translations from such a file, or from a part of one; empty sentences are passed over. If one is broken, or its
      key or a placeholder of it is not that of the source, nothing is written
  npm run texts -- missing LANG
      lists what is not translated, and what reads as in English without being listed in same-as-english.json
  LANG is en or one of: ${translatedSets.map((set) => folderOf(set)).join(', ')}.
  --locales FOLDER works on other catalogues than packages/texts/locales.`

/** The command line is wrong; the message says why. */
export class UsageError extends Error {}

export type TextsCommand = { set: TextSet; locales: string } & (
  | { command: 'export' | 'import'; file: string }
  | { command: 'missing' }
)

/** Reads the command line. Throws UsageError. */
export function parseTextsArguments(args: readonly string[]): TextsCommand {
  const { values, positionals } = parse(args)
  const [command, language, file, ...rest] = positionals
  const locales = resolve(values.locales ?? localesFolder)
  switch (command) {
    case 'export':
    case 'import': {
      if (file === undefined || rest.length > 0) throw new UsageError(`${command} takes LANG and FILE.`)
      return { command, set: setOf(language, command === 'export'), file: resolve(file), locales }
    }
    case 'missing':
      if (file !== undefined) throw new UsageError('missing takes LANG alone.')
      return { command, set: setOf(language, false), locales }
    default:
      throw new UsageError(command === undefined ? 'A command is missing.' : `Unknown command "${command}".`)
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { locales: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** A language by its folder or its code in the picker, in any usual spelling. */
function setOf(language: string | undefined, mayBeSource: boolean): TextSet {
  if (language === undefined) throw new UsageError('LANG is missing.')
  const wanted = language.toLowerCase().replaceAll('_', '-')
  const found = (['EN', ...translatedSets] as const).find(
    (set) => set.toLowerCase() === wanted || folderOf(set).toLowerCase() === wanted,
  )
  if (found === undefined) throw new UsageError(`There are no texts in "${language}".`)
  if (found === 'EN' && !mayBeSource)
    throw new UsageError('English is the source: it is edited in packages/texts/locales/en.')
  return found
}
