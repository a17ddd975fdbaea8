// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Pages are also written from right to left: sides are named start and end, never left and right. A class or
 * declaration with a side passes if the same line also gives the value for right to left, or uses it for
 * centring.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const sides =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|rounded-(?:[lr]|[tb][lr])|border-[lr]|scroll-[mp][lr]|space-x|divide-x|translate-x)-(?:\[|\(|\d|auto|full|px|control|tile|panel)|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/
const declarations =
  /(?:^|[{;\s])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|float|text-align|border-(?:top|bottom)-(?:left|right)-radius)\s*:(?!\s*(?:center|start|end|justify|inherit|none))/
const settled = /rtl:|\[dir=|left-1\/2|dir="ltr"|direction: ltr/

/** Lines of a file that name a side which does not follow the writing direction. */
export function sidedLines(file: string, source: string): string[] {
  const sided = file.endsWith('.css') ? declarations : sides
  return source
    .split('\n')
    .flatMap((line, index) =>
      sided.test(line) && !settled.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 160)}`] : [],
    )
}

if (import.meta.main) {
  const files = globSync(['apps/{web,studio}/src/**/*.{tsx,css}', 'packages/ui/src/**/*.{tsx,css}'], {
    cwd: root,
  })
  const found = files.flatMap((file) => sidedLines(file, readFileSync(root + file, 'utf8')))
  for (const line of found) console.error(line)
  if (found.length > 0) process.exit(1)
}
