// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { endsOf } from './read-citations.ts'
import { anyParameter, type Command, type Nameable } from './read-mentions.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What tests and checks invent does not exist, and neither does what only a document names. */
const isSource = (path: string): boolean =>
  /\.(?:tsx?|mts|mjs|sql|ya?ml|json|tpl|service|example|conf|ini|cfg|css|html)$|Dockerfile$/.test(path) &&
  !/^docs\/|^CHANGELOG|package-lock\.json$|(?:^|\/)(?:citation|mention)-fixtures\.ts$/.test(path)

/** Everything in the sources that a document can name. */
export function findNameable(files: readonly string[], folders: readonly string[]): Nameable {
  const words = new Set<string>()
  const dotted = new Set<string>()
  const routes = new Set<string>()
  for (const file of files.filter(isSource)) {
    const text = read(file)
    for (const [word] of text.matchAll(/[A-Za-z_]\w*/g)) words.add(word)
    // Names in quotes, and in SQL those of tables.
    const names = file.endsWith('.sql') ? /([a-z]\w*(?:\.\w+)+)/g : /['"`]([a-z]\w*(?:\.\w+)+)['"`]/g
    for (const [, name = ''] of text.matchAll(names)) dotted.add(name)
    for (const [, route = ''] of text.matchAll(/['"`](?:[A-Z]+ |\$\{\w+\})?(\/[\w:/.{}*-]*)['"`?]/g))
      routes.add(anyParameter(route))
  }
  for (const file of files.filter((path) => /^packages\/contract\/src\/.*faults\.ts$/.test(path))) {
    const text = read(file)
    const [, area = ''] = /declareFaults\('([^']+)'/.exec(text) ?? []
    for (const [, name = ''] of text.matchAll(/^ {2}(\w+): \{/gm)) dotted.add(`${area}.${name}`)
  }
  const stems = files.map((path) => path.replace(/(?:\.test)?\.(?:tsx?|mjs)$/, ''))
  return {
    words,
    dotted,
    routes,
    areas: new Set(
      [...dotted].map((name) => name.split('.')[0] ?? '').filter((area) => isArea(area, folders)),
    ),
    paths: new Set([...files, ...folders]),
    ends: new Set([...folders, ...stems].flatMap(endsOf)),
    commands: findCommands(),
  }
}

/** Of alerts that no module raises. */
const furtherAreas = ['certificate', 'clock', 'ledger', 'limits', 'setting']

/** What has a folder in the contract names settings, calls and alerts. */
const isArea = (area: string, folders: readonly string[]): boolean =>
  furtherAreas.includes(area) ||
  folders.includes(
    `packages/contract/src/${area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  )

function findCommands(): Map<string, Command> {
  const started = read('tools/bootstrap/run.mjs')
  const image = [...read('deploy/run.mjs').matchAll(/^ {2}(\w+): '([^']+)',$/gm)]
  const [, roles = ''] = /^const roles = \[(.*)\]$/m.exec(read('deploy/run.mjs')) ?? []
  const scripts = [
    ...started.matchAll(/^ {2}'?([\w:-]+)'?: \['([^']+)'/gm),
    ...image,
    ...[...roles.matchAll(/'(\w+)'/g)].map(([, role = '']) => ['', role, 'apps/server/src/main/start.ts']),
  ]
  return new Map(scripts.map(([, name = '', file = '']) => [name, commandOf(name, file)]))
}

function commandOf(name: string, file: string): Command {
  const folder = dirname(file)
  if (!existsSync(join(root, folder)) || folder.startsWith('node_modules'))
    return { words: new Set(), explain: () => '' }
  const text = textIn(folder)
  const usage = [...text.matchAll(new RegExp(String.raw`npm run ${name} -- ([a-z][\w-]*)(?![\w/.])`, 'g'))]
  const words = new Set([...usage.map(([, word = '']) => word), ...wordsByFiles(name)])
  return {
    words: words.size > 1 ? words : new Set(),
    explain: (word) =>
      word === undefined
        ? text
        : name === 'bench'
          ? text + textIn(join(folder, word))
          : (explanationOf(text, name, word) ?? text),
  }
}

/** All that the files of a folder hold. */
const textIn = (folder: string): string =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => read(join(folder, path)))
    .join('\n')

/** These take the name of one of their files or folders. */
function wordsByFiles(name: string): string[] {
  const folder = { bench: 'bench', generate: 'tools/generate' }[name]
  return folder === undefined ? [] : readdirSync(join(root, folder)).map((path) => path.replace(/\.ts$/, ''))
}

/** What the usage says of a first word, in all of its forms. */
function explanationOf(text: string, name: string, word: string): string | undefined {
  const parts = text.split(`npm run ${name} -- `).slice(1)
  const own = parts.filter((part) => new RegExp(String.raw`^${word}(?![\w-])`).test(part))
  return own.length === 0 ? undefined : own.map((part) => part.split('`')[0]).join('\n')
}
