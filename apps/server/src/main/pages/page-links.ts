// SPDX-License-Identifier: Apache-2.0
import { escapeHtml } from './markup.ts'

/** Their first view has a style sheet of its own. */
const homes = new Set(['/', '/index', '/index.html'])

/** What the build says of its files (apps/web/build/page-parts.ts). */
interface PageParts {
  files: string[]
  pages: Record<string, { files: number[]; texts: boolean }>
}

/**
 * Links the files of an address in a built page, so that a browser fetches them together with the program instead of after
 * it: the texts of the visitor's set, the style sheet, and the parts of the page.
 */
export function linkFiles(html: string, { path, set }: { path: string; set: string }): string {
  let textsOfPages: string | undefined
  return html
    .replace(/<!--sets ([^>]*)-->/, (_, sets: string) => {
      const [texts, later] = textsOf(sets, set)
      textsOfPages = later
      return texts === undefined ? '' : preloadOf(texts)
    })
    .replace(/<!--sheets (\S+) (\S+)-->/, (_, first: string, whole: string) => sheetOf(path, first, whole))
    .replace(/<!--parts ([^>]*)-->/, (_, json: string) => {
      const { files, pages } = JSON.parse(json) as PageParts
      const page = Object.hasOwn(pages, path) ? pages[path] : undefined
      const later = page?.texts === true && textsOfPages !== undefined ? [textsOfPages] : []
      return [...(page?.files ?? []).flatMap((index) => files[index] ?? []), ...later]
        .map((address) => preloadOf(address, ' fetchpriority="low"'))
        .join('')
    })
}

const preloadOf = (address: string, attributes = ''): string =>
  `<link rel="modulepreload"${attributes} crossorigin href="${escapeHtml(address)}">`

/** The sheet must not delay the first paint: the boot script applies it once it has loaded. The first one names the whole one. */
const sheetOf = (path: string, first: string, whole: string): string =>
  `<link rel="preload" as="style" fetchpriority="high" crossorigin href="${escapeHtml(homes.has(path) ? first : whole)}"${homes.has(path) ? ` data-whole="${escapeHtml(whole)}"` : ''}>`

/** The addresses of a set's texts: of the first view, and of the pages. `EN /assets/a.js /assets/b.js;TH …` says where each set is. */
const textsOf = (sets: string, set: string): string[] =>
  sets
    .split(';')
    .map((entry) => entry.split(' '))
    .find(([name]) => name === set)
    ?.slice(1) ?? []
