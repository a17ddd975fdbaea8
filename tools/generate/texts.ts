import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { audiences, speaksTo, type Audience } from '../../packages/texts/src/audiences.ts'
import { english } from '../../packages/texts/src/en/index.ts'

const folder = new URL('../../packages/texts/src/generated/', import.meta.url)

/** The compiled catalogues as files: address -> content. A broken ICU message throws with its key. */
export function compileCatalogues(): Map<string, string> {
  return new Map(audiences.map((audience) => [
    fileURLToPath(new URL(`en/${audience}.ts`, folder)),
    print(audience),
  ]))
}

/** The files that differ from what the sources would give. */
export function staleCatalogues(): string[] {
  return [...compileCatalogues()].filter(([path, content]) => readOrEmpty(path) !== content).map(([path]) => path)
}

function print(audience: Audience): string {
  const lines = Object.entries(english)
    .filter(([key]) => speaksTo(audience, key))
    .map(([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(compile(key, message))},`)
  return [
    '// Made by tools/generate/texts.ts from packages/texts/src/en; do not edit.',
    "import type { Catalogue } from '../../translator.ts'",
    '',
    'export const messages: Catalogue = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

function compile(key: string, message: string): unknown {
  try {
    return compileMessage(message)
  } catch (error) {
    throw new Error(`The text ${key} is not a readable ICU message`, { cause: error })
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main) {
  for (const [path, content] of compileCatalogues()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
