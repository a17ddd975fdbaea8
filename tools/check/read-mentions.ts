// SPDX-License-Identifier: Apache-2.0

/** What a document can name of the product: everything in its sources, and its commands. */
export interface Nameable {
  /** Every word of the sources: variables, tables, settings, metrics, alerts. */
  words: ReadonlySet<string>
  /** Every name with points that the sources write, such as `site.timeZone`. */
  dotted: ReadonlySet<string>
  /** First parts of the names of settings, calls, refusals and alerts. */
  areas: ReadonlySet<string>
  /** Addresses that the servers answer, with `:` in the place of each parameter. */
  routes: ReadonlySet<string>
  /** Every file and folder of the repository, by its path from the root. */
  paths: ReadonlySet<string>
  /** Ends of the paths of folders, and of files without their extension, with `src` or without. */
  ends: ReadonlySet<string>
  commands: ReadonlyMap<string, Command>
}

/** A command of npm, as its sources explain it. */
export interface Command {
  /** The first words that it knows; empty where it takes anything. */
  words: ReadonlySet<string>
  /** What explains a first word, or the whole command. */
  explain(word: string | undefined): string
}

/** Made by whoever runs an installation, or written alike: a reference of an alert, a deployment of a cluster. */
const otherPaths = [
  'deploy/.env',
  'deploy/secrets',
  'deploy/site-tessera-api',
  'apps/studio/dist',
  'vendor/transaction',
]
/** Names of PostgreSQL, of Node, of Linux, and of libraries that records weigh. */
const foreign = /^(?:pg_\w+|target_session_attrs|insuranceLimiter|inMemoryBlockOnConsumed|NODE_\w+|CAP_\w+)$/
/** A partition is made while an installation runs. */
const partition = /_(?:20\d\d_q\d|first|default)$/
const isPlaceholder = (name: string): boolean => /(?:^|[_/])(?:N|[A-Z]{3,})(?:[_./]|$)|\/[a-z]$/.test(name)
const isOther = (path: string): boolean =>
  isPlaceholder(path) || otherPaths.some((other) => path.startsWith(other)) || /\/fixtures(?:\/|$)/.test(path)
const topFolders = 'apps|packages|tools|deploy|bench|e2e|demo|examples|\\.github'
const extensions =
  /\.(?:md|tsv?|tsx?|mts|mjs|js|json|sql|css|html|ya?ml|conf|ini|cfg|env|key|pem|pub|csv|xml|toml|mmdb|log|txt|svgz?|tpl)$/

/** What a document names and does not exist, each with the problem. */
export function wrongMentions(text: string, nameable: Nameable): string[] {
  const joined = text.replaceAll(/\\\n\s*/g, ' ')
  const codes = [...joined.replaceAll(/^ *```.*$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  )
  const blocks = [...joined.matchAll(/^ *```.*\n([\s\S]*?)^ *```/gm)].map(([, block = '']) => block)
  return [
    ...new Set([
      ...codes.flatMap((code) => wrongCode(code, nameable)),
      ...[...codes, ...blocks].flatMap((code) => [
        ...wrongVariables(code, nameable),
        ...wrongCommands(code, nameable),
      ]),
      ...wrongPaths(joined, nameable),
      ...wrongAlerts(joined, nameable),
    ]),
  ]
}

/** One piece of code between backticks. */
function wrongCode(code: string, { words, dotted, areas, routes, ends }: Nameable): string[] {
  if (/^tessera_\w+\*?/.test(code) || /^[a-z]\w*_\w+$/.test(code)) return wrongWord(code, words)
  if (/^[a-z]+(?:[A-Z][a-z0-9]*)+(?:\(\))?$/.test(code)) return wrongWord(code.replace('()', ''), words)
  const area = /^([a-z][a-zA-Z]*)\.[\w.]*\*?$/.exec(code)?.[1]
  if (area !== undefined && areas.has(area) && !extensions.test(code)) {
    const isKnown = code.endsWith('*')
      ? [...dotted].some((name) => name.startsWith(code.slice(0, -1)))
      : dotted.has(code)
    return isKnown ? [] : [`no setting, call, alert or other name ${code}`]
  }
  const route = /^(?:GET|POST|PUT|PATCH|DELETE) (?:\{\w+\})?(\/[^\s?`]*?)(?:\{path\})?(?:[\s?].*)?$/.exec(
    code,
  )?.[1]
  if (route !== undefined && !isRoute(anyParameter(route), routes)) return [`no address ${route}`]
  const [first = ''] = code.split('/')
  if (/^[a-z][\w-]*(?:\/[\w-]+)+$/.test(code) && ends.has(first) && !ends.has(code) && !isOther(code))
    return [`no file or folder ${code}`]
  return []
}

/** As it is declared, or below a prefix that others share. */
function isRoute(route: string, routes: ReadonlySet<string>): boolean {
  const slashes = [...route.matchAll(/(?<=.)\//g)].map(({ index }) => index)
  return (
    routes.has(route) ||
    slashes.some((index) => routes.has(route.slice(0, index)) && routes.has(route.slice(index)))
  )
}

/** Parameters have names of their own in documents. */
export const anyParameter = (route: string): string =>
  route.replaceAll(/:\w+|\{\w+\}/g, ':').replace(/(?<=.)\/$/, '')

function wrongWord(code: string, words: ReadonlySet<string>): string[] {
  const [name = ''] = /^\w+/.exec(code) ?? []
  if (foreign.test(name) || isPlaceholder(name)) return []
  if (code.startsWith(`${name}*`))
    return [...words].some((word) => word.startsWith(name)) ? [] : [`no name ${code}`]
  const isKnown = [/$/, /_(?:bucket|sum|count)$/, partition].some((end) => words.has(name.replace(end, '')))
  return isKnown ? [] : [`no name ${name} in the sources`]
}

/** Variables in capitals; those of the page's own shell (`$NAME`) are not ours. */
function wrongVariables(code: string, { words }: Nameable): string[] {
  return [...code.matchAll(/(?<![\w$/{-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w-])/g)]
    .filter(([, name = '']) => !words.has(name) && !foreign.test(name) && !code.includes(`$${name}`))
    .map(([, name]) => `no variable ${name}`)
}

const typed =
  /(?:\bnpm (?:--prefix "[^"]*" )?run (?:--silent )?|\$run |deploy\/run\.mjs )([a-z][\w:-]*)([^\n`#|&;)]*)/g

/** Commands of npm with first words or options that they do not know. */
function wrongCommands(code: string, { commands }: Nameable): string[] {
  return [...code.matchAll(typed)].flatMap(([line, name = '', rest = '']) => {
    const command = commands.get(name)
    if (!command) return [`no command npm run ${name}`]
    const [first = ''] = rest
      .replace(/^ --(?= )/, '')
      .trim()
      .split(/\s+/)
    const word = /^[a-z][a-z-]*$/.test(first) ? first : undefined
    if (word !== undefined && command.words.size > 0 && !command.words.has(word))
      return [`npm run ${name} knows no ${word}`]
    const explained = command.explain(word)
    return [...rest.matchAll(/(?<=\s)--([a-z][\w-]*)/g)]
      .filter(([, option = '']) => !explains(explained, option))
      .map(([, option]) => `${line.trim().slice(0, 60)}: no option --${option}`)
  })
}

const explains = (explained: string, option: string): boolean =>
  new RegExp(String.raw`--${option}(?![\w-])|['"]${option}['"]|(?<![\w-])${option}: (?:\{|text)`).test(
    explained,
  )

function wrongPaths(text: string, { paths, ends }: Nameable): string[] {
  const named = new RegExp(String.raw`(?<=[\x60( ])((?:${topFolders})/[\w.@/-]+)(?![\w*{<@])`, 'g')
  return [...text.matchAll(named)]
    .map(([, path = '']) => path.replace(/[./]+$/, ''))
    .filter((path) => !paths.has(path) && !ends.has(path) && !isOther(path))
    .map((path) => `no file or folder ${path}`)
}

/** Rules of Prometheus. */
function wrongAlerts(text: string, { words }: Nameable): string[] {
  return [...text.matchAll(/\bTessera[A-Z][A-Za-z]+\b/g)]
    .filter(([name]) => !words.has(name))
    .map(([name]) => `no alert rule ${name}`)
}
