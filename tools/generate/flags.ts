// SPDX-License-Identifier: Apache-2.0
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '../../packages/texts/src/languages.ts'

/** The flags of the language picker as one file of symbols, from circle-flags (MIT, HatScripts). */
const target = fileURLToPath(new URL('../../packages/ui/src/media/flags.svg', import.meta.url))
const source = join(dirname(createRequire(import.meta.url).resolve('circle-flags/package.json')), 'flags')

/** Lines of longitude and latitude: the picture for texts that belong to no country. */
const globe =
  '<path fill="#0052b4" d="M0 0h512v512H0z"/><g fill="none" stroke="#eee" stroke-width="28"><circle cx="256" cy="256" r="180"/><ellipse cx="256" cy="256" rx="80" ry="180"/><path d="M76 256h360M104 166h304M104 346h304"/></g>'

export function printFlags(): string {
  const codes = [...new Set(Object.values(languages).map(({ flag }) => flag))]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${codes.map((code) => `<symbol id="${code}" viewBox="0 0 512 512">${code === 'globe' ? globe : drawingOf(code)}</symbol>`).join('\n')}\n</svg>\n`
}

/** The drawing without its round mask: the page crops it. */
function drawingOf(code: string): string {
  const file = readFileSync(join(source, `${code}.svg`), 'utf8')
  const drawing = /<g mask="url\(#a\)">([\s\S]*)<\/g><\/svg>\s*$/.exec(file)?.[1]
  if (drawing === undefined) throw new Error(`The flag ${code} is not drawn as expected`)
  if (/\sid=|url\(/.test(drawing))
    throw new Error(`The flag ${code} refers to parts by name, which would meet those of other flags`)
  return drawing
}

if (import.meta.main) {
  if (process.argv.includes('--check'))
    process.exitCode = readFileSync(target, 'utf8') === printFlags() ? 0 : 1
  else writeFileSync(target, printFlags())
}
