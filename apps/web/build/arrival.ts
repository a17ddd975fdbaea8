// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { english } from '@tessera/texts/english'
import { folderOf, languages } from '@tessera/texts/languages'
import { minify, transformWithOxc, type Plugin, type Rolldown } from 'vite'
import { isFirstSheet, sheetsOf } from './first-sheet.ts'
import { pagePartsOf } from './page-parts.ts'

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk
const source = (path: string): string => resolve(import.meta.dirname, '../src', path)
const englishTexts = {
  network: english['common.error.network'],
  slow: english['common.error.slow'],
  page: english['common.error.page'],
  reload: english['trouble.reload'],
}

/**
 * Fills index.html with everything that must be there before any other file: the boot script and its few
 * styles, the build number, and the names of files that the first view needs but only the program would
 * request (the font, the texts). The server fills the comments head, sets, sheets, parts and texts for each visitor; in
 * development they stay as they are.
 */
export function arrival(): Plugin {
  let building = false
  return {
    name: 'tessera-arrival',
    configResolved(config) {
      building = config.command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const head = [
          `<style>${compactStyles(source('boot/boot.css'))}</style>`,
          `<script>${await compileScript(source('boot/boot.ts'))}</script>`,
        ]
        if (!building)
          return html
            .replace('<!--boot-->', () => head.join('\n'))
            .replace(
              '<!--texts-->',
              () =>
                `<noscript>${english['trouble.noScript']}</noscript><script type="application/json" id="boot-texts">${JSON.stringify(englishTexts)}</script>`,
            )
        const files = Object.values(bundle ?? {})
        const tags = [
          `<meta name="build" content="${buildNumber(files)}" />`,
          ...head,
          ...fonts(files),
          `<!--sets ${catalogues(files)}-->`,
        ]
        return withSheets(html, bundle ?? {}).replace('<!--boot-->', () => tags.join('\n    '))
      },
    },
  }
}

/** The build number; it changes whenever any file of the build changes. */
export function buildNumber(files: readonly BuiltFile[]): string {
  // The style sheet of the first view follows from the others, and is there only after them.
  const names = files
    .map((file) => file.fileName)
    .filter((name) => name.startsWith('assets/') && !isFirstSheet(name))
  return createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12)
}

/** One of our scripts as a single self-contained line, with some constants in front. */
export async function compileScript(
  path: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false })
  const before = Object.entries(constants)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value)};`)
    .join('')
  const small = await minify(path.replace(/ts$/, 'js'), before + code, {
    module: false,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  })
  return small.code.trim().replaceAll('</script', '<\\/script')
}

export const compactStyles = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/\s+/g, ' ')
    .trim()

const fonts = (files: readonly BuiltFile[]): string[] =>
  files
    .filter((file) => file.fileName.endsWith('.woff2') && file.fileName.includes('figtree'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}" />`)

/** The addresses of the site's texts and of those of its pages, by set: `EN /assets/a.js /assets/b.js;TH …`. */
function catalogues(files: readonly BuiltFile[]): string {
  return [...new Set(Object.values(languages).map(({ texts }) => texts))]
    .flatMap((set) => {
      const chunks = ['site', 'pages'].flatMap((audience) =>
        files.filter(
          (file) =>
            file.type === 'chunk' &&
            file.facadeModuleId?.endsWith(`generated/${folderOf(set)}/${audience}.ts`),
        ),
      )
      return chunks.length === 0 ? [] : [[set, ...chunks.map(({ fileName }) => `/${fileName}`)].join(' ')]
    })
    .join(';')
}

/**
 * Which style sheet and which other files a page needs depends on its address: the server links them. Throws if the
 * page links another style sheet than that of the program.
 */
function withSheets(html: string, bundle: Rolldown.OutputBundle): string {
  const { first, wholeFileName } = sheetsOf(bundle)
  const parts = JSON.stringify(pagePartsOf(bundle))
  const link = `<link rel="stylesheet" crossorigin href="/${wholeFileName}">`
  if (!html.includes(link)) throw new Error('The page does not link the style sheet of the program')
  return html.replace(link, () => `<!--sheets /${first.fileName} /${wholeFileName}--><!--parts ${parts}-->`)
}
