// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { folderOf, languages, type LanguageFacts, type TextSet } from '@tessera/texts/languages'
import type { Plugin } from 'vite'
import { buildNumber, compactStyles, compileScript } from './arrival.ts'

const source = (path: string): string => resolve(import.meta.dirname, '../src', path)
const generated = resolve(import.meta.dirname, '../../../packages/texts/src/generated')

/** No page of the site can render without these. */
const partOfShell =
  /^assets\/((main|early|first|rolldown-runtime)-[^/]*\.(js|css)|figtree-latin-wght[^/]*\.woff2)$/

/**
 * Builds sw.js: the worker with the list of the shell's files, by their hashed names, and the offline page.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'tessera-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle)
        const shell = files
          .map((file) => file.fileName)
          .filter((name) => partOfShell.test(name))
          .map((name) => `/${name}`)
        const build = { number: buildNumber(files), shell, offline: await offlinePage() }
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await compileScript(source('service-worker/service-worker.ts'), { build }),
        })
      },
    },
  }
}

async function offlinePage(): Promise<{ html: string; policy: string }> {
  const style = compactStyles(source('boot/offline.css'))
  const script = await compileScript(source('boot/offline.ts'))
  const html =
    `<!doctype html><html lang="en" dir="ltr" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title></title><style>${style}</style></head>` +
    `<body><main><svg viewBox="0 0 48 48" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" d="M24 3 42 13.5v21L24 45 6 34.5v-21z"/><path stroke="currentColor" stroke-width="3" stroke-linecap="round" d="m15 15 18 18m0-18L15 33"/></svg><h1></h1><p></p><button type="button"></button></main>` +
    `<script type="application/json" id="texts">${JSON.stringify(offlineTexts()).replaceAll('<', '\\u003c')}</script><script>${script}</script></body></html>`
  const hash = (content: string): string =>
    `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  return {
    html,
    policy: `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  }
}

/**
 * The page's text in every language of the platform: which one a visitor has chosen is known only in their
 * browser.
 */
function offlineTexts(): { languages: Record<string, string[]>; sets: Record<string, string[]> } {
  const facts: [string, LanguageFacts & { texts: TextSet }][] = Object.entries(languages)
  const say = (set: TextSet): string[] => {
    const texts = JSON.parse(
      readFileSync(resolve(generated, folderOf(set), 'server.json'), 'utf8'),
    ) as Record<string, string>
    return [
      'trouble.offlinePage.title',
      'trouble.offlinePage.text',
      'trouble.reload',
      'shell.offline.title',
      'trouble.awayPage.text',
    ].map((key) => texts[key] ?? '')
  }
  return {
    languages: Object.fromEntries(
      facts.map(([code, { texts, tag, direction }]) => [code, [texts, tag, direction ?? 'ltr']]),
    ),
    sets: Object.fromEntries([...new Set(facts.map(([, { texts }]) => texts))].map((set) => [set, say(set)])),
  }
}
