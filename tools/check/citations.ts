// SPDX-License-Identifier: Apache-2.0
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { citationFixtures } from './citation-fixtures.ts'
import { findNameable } from './find-nameable.ts'
import { mentionFixtures } from './mention-fixtures.ts'
import { anchorOf, type Citable, endsOf, wrongCitations } from './read-citations.ts'
import { wrongMentions } from './read-mentions.ts'

/**
 * Checks that whatever code, comments and documents cite exists: product decisions (D-nn), records (ADR
 * nnnn), requirement rows, sections of docs/spec, files below docs, and the links and source files of documents; and that
 * what documents name of the product exists: variables, settings, calls, addresses, alerts, metrics, tables, commands with
 * their options, files and folders. Every rule must still refuse its fixture. Prints what is wrong and exits with 1.
 */
const root = resolve(import.meta.dirname, '../..')
const leftOut = new Set(['node_modules', '.git', '.cache', 'dist', 'source-maps', 'generated', 'fixtures'])
const readable =
  /\.(?:ts|tsx|mts|mjs|js|md|tsv|sql|ya?ml|sh|css|html|json|conf|service|timer|target|example)$/
/** They quote citations that name nothing. */
const fixtures = /^tools\/check\/(?:citation-fixtures|mention-fixtures|read-citations)\.ts$/

function walk(folder: string, found: { files: string[]; folders: string[] }): typeof found {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) walk(path, found).folders.push(path)
    else found.files.push(path)
  }
  return found
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const headingsOf = (path: string): string[] => read(path).match(/^#+ .*$/gm) ?? []

function readCitable(files: string[], folders: string[]): Citable {
  const anchors = new Map<string, ReadonlySet<string>>()
  const numbersIn = (path: string): string[] =>
    headingsOf(path).flatMap((heading) => heading.match(/^#+ (\d+(?:\.\d+)?)\.? /)?.[1] ?? [])
  return {
    decisions: new Set(
      headingsOf('docs/spec/product-decisions.md').flatMap((heading) =>
        [...heading.matchAll(/^### D-(\d+)\./g)].map(([, number]) => Number(number)),
      ),
    ),
    records: new Set(files.flatMap((file) => file.match(/^docs\/decisions\/(\d{4})-[\w-]+\.md$/)?.[1] ?? [])),
    requirements: new Set(read('docs/requirements.tsv').match(/^[A-Z][A-Z0-9]+-\d{3}(?=\t)/gm)),
    sections: new Map(
      files
        .filter((file) => /^docs\/spec\/[\w-]+\.md$/.test(file))
        .map((file) => [file.slice('docs/spec/'.length), new Set(numbersIn(file))]),
    ),
    paths: new Set([...files, ...folders, 'docs']),
    sources: new Set(files.flatMap(endsOf)),
    anchorsOf: (path) => {
      const known = anchors.get(path) ?? new Set(headingsOf(path).map(anchorOf))
      anchors.set(path, known)
      return known
    },
  }
}

/** Documents that say what is so. A changelog says what was, and the specification what has to be. */
const isDocument = (path: string): boolean =>
  path.endsWith('.md') && !/^CHANGELOG\.md$|^docs\/spec\/|^docs\/credits\.md$/.test(path)

const { files, folders } = walk('', { files: [], folders: [] })
const citable = readCitable(files, folders)
const nameable = findNameable(files, folders)
const toothless = [
  ...citationFixtures.filter(
    ({ file, text, refused }) => !wrongCitations(file, text, citable).some((it) => it.includes(refused)),
  ),
  ...mentionFixtures.filter(
    ({ text, refused }) => !wrongMentions(text, nameable).some((it) => it.includes(refused)),
  ),
].map(({ text }) => `The check no longer refuses its fixture: ${text}`)
const wrong = files
  .filter((file) => readable.test(file) && !fixtures.test(file))
  .flatMap((file) =>
    [
      ...wrongCitations(file, read(file), citable),
      ...(isDocument(file) ? wrongMentions(read(file), nameable) : []),
    ].map((problem) => `${file}: ${problem}`),
  )
for (const problem of [...toothless, ...wrong]) console.error(problem)
if (toothless.length + wrong.length > 0) process.exit(1)
