// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { classesIn, keepUsedRules } from './keep-used-rules.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const source = resolve(import.meta.dirname, '../src')
const wholeSheetName = /^assets\/main-[^/]*\.css$/
const firstSheetName = /^assets\/first-[^/]*\.css$/
const generatedTexts = /\/packages\/texts\/src\/generated\//
/** Classes of index.html itself. */
const classesOfFrame = ['boot', 'boot-header']

/**
 * Parts that home and the frame load lazily, and that render before the whole style sheet is there: what they need is
 * in the first one. Every other part that has components waits for the whole sheet (watched-parts.ts).
 */
const partsOfFirstView = new Set(
  [
    'app/access/closed-site.tsx',
    'app/shell/footer/footer.tsx',
    'app/shell/header/member-tools.tsx',
    'app/shell/menus/side-menu.tsx',
    'app/shell/menus/top-menu.tsx',
    'app/shell/right-bar.tsx',
    'app/shell/visits/visits.tsx',
    'features/catalogue/home/vendor-carousels.tsx',
    'features/messages/publicity.tsx',
    'features/rewards/winners/drifting-wins.tsx',
    'features/sportsbook/home/home-matches.tsx',
    'features/site/downloads/app-strip.tsx',
    'shared/trouble/notices.tsx',
  ].map((path) => resolve(source, path)),
)

/** Whether a part that is loaded lazily may render only with the whole style sheet; a part without components renders nothing. */
export const waitsForSheet = (path: string): boolean => path.endsWith('.tsx') && !partsOfFirstView.has(path)

export const isFirstSheet = (fileName: string): boolean => firstSheetName.test(fileName)

/** The two style sheets of a build: that of the first view, and the whole one, which contains it. */
export interface Sheets {
  first: { fileName: string; source: string }
  wholeFileName: string
}

/**
 * The whole style sheet, and the rules of it that the first view can need, in the same order: loading the whole one
 * after the first changes nothing of what the first has styled. Throws if the build has no style sheet.
 */
export function sheetsOf(bundle: Bundle): Sheets {
  const whole = Object.values(bundle).find(({ fileName }) => wholeSheetName.test(fileName))
  if (whole?.type !== 'asset') throw new Error('The build has no style sheet')
  const used = classesIn(chunksBeforeSheet(bundle).map(({ code }) => code))
  for (const name of classesOfFrame) used.add(name)
  const first = keepUsedRules(String(whole.source), used)
  const hash = createHash('sha256').update(first).digest('base64url').slice(0, 8)
  return { first: { fileName: `assets/first-${hash}.css`, source: first }, wholeFileName: whole.fileName }
}

/** Adds the style sheet of the first view to the build. */
export function firstSheet(): Plugin {
  return {
    name: 'tessera-first-sheet',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', ...sheetsOf(bundle).first })
      },
    },
  }
}

/** Every chunk whose components can render before the whole style sheet is there. */
function chunksBeforeSheet(bundle: Bundle): Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<Chunk>()
  const open = chunks.filter(isBeforeSheet)
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') open.push(imported)
    }
  }
  return [...found]
}

const isBeforeSheet = ({ name, facadeModuleId, isEntry }: Chunk): boolean =>
  isEntry ||
  ['main', 'early'].includes(name) ||
  (facadeModuleId !== null && !generatedTexts.test(facadeModuleId) && !waitsForSheet(facadeModuleId))
