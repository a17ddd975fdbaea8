import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { english } from '../../packages/texts/src/en/index.ts'
import { staleCatalogues } from '../generate/texts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const speaking = /\b(?:t|text|say)\(\s*(?:[\w.?]+,\s*)?'([\w.]+)'/g

/** Keys spoken in a source text by `t('key')` or `text(language, 'key')` that no catalogue has. */
export function unknownKeys(source: string): string[] {
  return [...source.matchAll(speaking)].map((match) => match[1] ?? '').filter((key) => key.includes('.') && !(key in english))
}

/** Every complaint about the texts of this tree: unknown keys, and catalogues that lag behind their source. */
export function checkTexts(): string[] {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  const unknown = files.flatMap((file) => unknownKeys(readFileSync(root + file, 'utf8')).map((key) => `${file}: no text ${key}`))
  const stale = staleCatalogues().map((file) => `${file.slice(root.length)} is not up to date: node tools/generate/texts.ts`)
  return [...unknown, ...stale]
}

if (import.meta.main) {
  const complaints = checkTexts()
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
