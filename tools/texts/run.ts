// SPDX-License-Identifier: Apache-2.0
import { CannotDo } from './cannot-do.ts'
import { exportTexts } from './export-texts.ts'
import { importTexts } from './import-texts.ts'
import { listMissing } from './list-missing.ts'
import { parseTextsArguments, textsUsage, UsageError, type TextsCommand } from './parse-arguments.ts'

/**
 * Exchanges translations with services such as Weblate and Crowdin (docs/translators.md). Exit code 2 when the
 * command line is wrong, 1 when something was not done; the message says what.
 */
function perform(given: TextsCommand): string {
  switch (given.command) {
    case 'export':
      return exportTexts(given.set, given.file, given.locales)
    case 'import':
      return importTexts(given.set, given.file, given.locales)
    case 'missing':
      return listMissing(given.set, given.locales)
  }
}

try {
  console.log(perform(parseTextsArguments(process.argv.slice(2))))
} catch (error) {
  const expected = error instanceof UsageError || error instanceof CannotDo
  console.error(expected ? error.message : error)
  if (error instanceof UsageError) console.error(`\n${textsUsage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
