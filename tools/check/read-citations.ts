// SPDX-License-Identifier: Apache-2.0
import { posix } from 'node:path'

/** What a citation can name: everything in the documents of the repository. */
export interface Citable {
  /** Numbers of the product decisions, such as `27`. */
  decisions: ReadonlySet<number>
  /** Numbers of the architecture decision records, such as `0017`. */
  records: ReadonlySet<string>
  /** Ids of docs/requirements.tsv, such as `WALLET-006`. */
  requirements: ReadonlySet<string>
  /** Section numbers of each document in docs/spec, by its file name. */
  sections: ReadonlyMap<string, ReadonlySet<string>>
  /** Every file and folder of the repository, by its path from the root. */
  paths: ReadonlySet<string>
  /** What a document may call a source file: the end of its path, with `src` or without. */
  sources: ReadonlySet<string>
  /** The anchors of the headings of a document. */
  anchorsOf: (path: string) => ReadonlySet<string>
}

const documents = 'game-rules|wallet-protocols|specification|product-decisions'
const sectionNumber = String.raw`\d+(?:\.\d+)?`
const patterns = {
  decision: /(?<![\w/+-])D-(\d{2,3})(?![\w-])/g,
  record: /\bADR (\w+)/g,
  oldRecord: /\b[Dd]ecision \d+/g,
  requirement: /(?<![\w-])([A-Z][A-Z0-9]{2,})-(\d{3})(?!\w|-\d)/g,
  section: new RegExp(
    String.raw`(?<![\w/-])(${documents})\.md sections? (${sectionNumber}(?:(?:,| and| to| or) ${sectionNumber})*)`,
    'g',
  ),
  looseSection: new RegExp(String.raw`(?<![\w/-])(?:game-rules|wallet-protocols)(?!\.md)`, 'g'),
  path: /(?:(?<=\/opt\/tessera\/)|(?<![\w/.-]))docs\/([\w-][\w./-]*)?(#[\w-]+)?/g,
  source: /`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|sql|css|tsv))`/g,
  link: /\]\((?!\w+:)([^)#\s]*)(#[^)\s]+)?\)/g,
}

/** The anchor of a Markdown heading. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** The citations in a file that name nothing, each with the problem. `file` is its path from the root. */
export function wrongCitations(file: string, source: string, citable: Citable): string[] {
  // A comment that wraps between a document and its section is read as one line.
  const text = source.replaceAll(/\n\s*(?:\*|\/\/|--|#)? ?(?=\S)/g, ' ')
  const wrong = [
    ...wrongDecisions(text, citable),
    ...wrongRecords(text, citable),
    ...wrongRequirements(text, citable),
    ...wrongSections(text, citable),
    ...wrongPaths(text, citable),
    ...(file.endsWith('.md')
      ? [...wrongLinks(file, source, citable), ...wrongSources(file, source, citable)]
      : []),
  ]
  return [...new Set(wrong)]
}

function wrongDecisions(text: string, { decisions }: Citable): string[] {
  return [...text.matchAll(patterns.decision)]
    .filter(([, number]) => !decisions.has(Number(number)))
    .map(([citation]) => `no product decision ${citation}`)
}

function wrongRecords(text: string, { records }: Citable): string[] {
  return [
    ...[...text.matchAll(patterns.record)]
      .filter(([, number = '']) => number !== 'nnnn' && !records.has(number))
      .map(([citation]) => `no record ${citation} (four digits, such as ADR 0017)`),
    ...[...text.matchAll(patterns.oldRecord)].map(
      ([citation]) => `"${citation}": write ADR 0017 for a record, D-27 for a product decision`,
    ),
  ]
}

/** A capital word with three digits is a row if an area of the table has that name; or between brackets. */
function wrongRequirements(text: string, { requirements }: Citable): string[] {
  const areas = new Set([...requirements].map((id) => id.split('-')[0]))
  const titled = [...text.matchAll(/\[([A-Z][A-Z0-9]+-\d{3}(?:, ?[A-Z][A-Z0-9]+-\d{3})*)\]/g)].flatMap(
    ([, ids = '']) => ids.split(/, ?/),
  )
  const named = [...text.matchAll(patterns.requirement)]
    .filter(([, area]) => areas.has(area ?? ''))
    .map(([id]) => id)
  return [...new Set([...titled, ...named])]
    .filter((id) => !requirements.has(id))
    .map((id) => `no row ${id} in docs/requirements.tsv`)
}

function wrongSections(text: string, { sections }: Citable): string[] {
  return [
    ...[...text.matchAll(patterns.section)].flatMap(([, document = '', numbers = '']) =>
      (numbers.match(new RegExp(sectionNumber, 'g')) ?? [])
        .filter((number) => !sections.get(`${document}.md`)?.has(number))
        .map((number) => `no section ${number} in docs/spec/${document}.md`),
    ),
    ...[...text.matchAll(patterns.looseSection)].map(([name]) => `"${name}": write ${name}.md section 6.2`),
  ]
}

function wrongPaths(text: string, citable: Citable): string[] {
  return [...text.matchAll(patterns.path)].flatMap(([, rest = '', anchor]) => {
    const path = `docs/${rest.replace(/[./]+$/, '')}`.replace(/\/$/, '')
    return judgePath(path, anchor, citable)
  })
}

function wrongLinks(file: string, text: string, citable: Citable): string[] {
  return [...text.replaceAll(/`[^`]*`/g, '').matchAll(patterns.link)].flatMap(([, to = '', anchor]) => {
    const path = to === '' ? file : posix.normalize(posix.join(posix.dirname(file), to)).replace(/\/$/, '')
    return judgePath(path, anchor, citable)
  })
}

/** What a changelog names may be gone; NAME stands for any name. */
function wrongSources(file: string, text: string, { sources }: Citable): string[] {
  if (file === 'CHANGELOG.md') return []
  return [...text.matchAll(patterns.source)]
    .map(([, path = '']) => path)
    .filter((path) => !sources.has(path) && !/(?:^|\/)[A-Z]+\./.test(path))
    .map((path) => `no source file ${path}`)
}

/** Each end of a path that begins with a whole name. */
export const endsOf = (path: string): string[] =>
  [path, path.replaceAll('/src/', '/')].flatMap((one) => {
    const names = one.split('/')
    return names.map((_, index) => names.slice(index).join('/'))
  })

function judgePath(path: string, anchor: string | undefined, { paths, anchorsOf }: Citable): string[] {
  if (!paths.has(path)) return [`no file or folder ${path}`]
  if (anchor === undefined || !path.endsWith('.md') || anchorsOf(path).has(anchor.slice(1))) return []
  return [`no heading ${anchor} in ${path}`]
}
