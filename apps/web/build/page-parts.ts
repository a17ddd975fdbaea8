// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const app = resolve(import.meta.dirname, '../src/app')
const routers = ['router.tsx', 'routes-content.tsx', 'routes-sportsbook.ts'].map((name) => resolve(app, name))
/** Parts that nearly every page but home needs: the line of menus, and the table of all calls. */
const partsOfEvery = [/\/app\/shell\/menus\/top-menu\.tsx$/, /\/contract\/src\/generated\/site-routes\.ts$/]

/** Which file of `app/pages` (or another, from `app`) an address loads; the rest of home is in the program. */
export const partOfPage: Readonly<Record<string, string>> = {
  '/home': './pages/search-route.tsx',
  '/hot': '../features/catalogue/hot-page.tsx',
  '/fav': './pages/favourites-route.tsx',
  '/inhouse': './pages/category-route.tsx',
  '/rng': './pages/category-route.tsx',
  '/live': './pages/category-route.tsx',
  '/fish': './pages/category-route.tsx',
  '/pvp': './pages/category-route.tsx',
  '/lott': './pages/category-route.tsx',
  '/elott': './pages/category-route.tsx',
  '/sports': './pages/sportsbook-route.tsx',
  '/esports': './pages/sportsbook-route.tsx',
  '/cockfight': './pages/sportsbook-route.tsx',
  '/sportsbook': './pages/sportsbook-route.tsx',
  '/sportsbook/results': './pages/sportsbook-results-route.tsx',
  '/sportsbook/seasons': './pages/sportsbook-seasons-route.tsx',
  '/sportsbook/event': './pages/sportsbook-event-route.tsx',
  '/sportsbook/bets': './pages/sportsbook-bets-route.tsx',
  '/lottery': './pages/lottery-route.tsx',
  '/lotteryCenter': './pages/lottery-center-route.tsx',
  '/lotteryStatistics': './pages/lottery-statistics-route.tsx',
  '/vnLottery': './pages/vietnam-lottery-route.tsx',
  '/ticket': './pages/ticket-route.tsx',
  '/providers': './pages/provider-route.tsx',
  '/promotions': './pages/promotions-route.tsx',
  '/promoDetail': './pages/promotion-route.tsx',
  '/pointMall': './pages/mall-route.tsx',
  '/help': './pages/help-route.tsx',
  '/helpmc': './pages/helpmc-route.tsx',
  '/down': './pages/download-route.tsx',
  '/download': './pages/download-route.tsx',
  '/owned': './pages/owned-route.tsx',
  '/login': './pages/login-route.tsx',
  '/social': './pages/social-route.tsx',
  '/register': './pages/register-route.tsx',
  '/register.html': './pages/register-route.tsx',
  '/game': './pages/game-route.tsx',
  '/seamless': './pages/seamless-route.tsx',
}

/** What the server needs to know of a build to say at once which files an address will load. */
export interface PageParts {
  files: string[]
  /** By address: indexes of its files, and whether it also needs the texts of the pages. */
  pages: Record<string, { files: number[]; texts: boolean }>
}

/** The files that every address loads beyond those of every page. Throws if the build lacks one of its parts. */
export function pagePartsOf(bundle: Bundle): PageParts {
  const first = closureOf(bundle, (chunk) => chunk.isEntry || ['main', 'early'].includes(chunk.name))
  const sources = routers.map((path) => readFileSync(path, 'utf8')).join('\n')
  const files: string[] = []
  const indexOf = (file: string): number =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1
  const pages = Object.entries(partOfPage).map(([path, part]) => {
    const source = resolve(app, part)
    const isPart = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
      facadeModuleId === source || partsOfEvery.some((every) => every.test(facadeModuleId ?? ''))
    const needed = [...closureOf(bundle, isPart)].filter((file) => !first.has(file))
    if (!Object.values(bundle).some((file) => file.type === 'chunk' && file.facadeModuleId === source))
      throw new Error(`The build has no part ${part} for ${path}`)
    return [
      path,
      {
        files: needed.map((file) => indexOf(`/${file}`)),
        texts: sources.includes(`withPageTexts(() => import('${part}'))`),
      },
    ] as const
  })
  return { files, pages: Object.fromEntries(pages) }
}

/** The names of the chosen chunks and of all that they import. */
function closureOf(bundle: Bundle, isChosen: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const found = new Set<string>()
  const open = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && isChosen(file) ? [file.fileName] : [],
  )
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') continue
    found.add(name)
    open.push(...chunk.imports)
  }
  return found
}
