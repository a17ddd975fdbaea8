// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface Check {
  name: string
  command: string[]
}

/**
 * All checks of the tree: types of each part, lint, and every script of tools/check and every generator with
 * --check.
 */
export function findChecks(): Check[] {
  const node = process.execPath
  const modules = join(root, 'node_modules')
  const projects = [
    '.',
    'apps/web',
    'apps/web/src/service-worker',
    'apps/backoffice',
    'apps/studio',
    'packages/ui',
  ].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  return [
    ...projects.map((folder) => ({
      name: `types ${folder === '.' ? 'servers and tools' : folder}`,
      // A second run reads again only what has changed, and what depends on it.
      command: [
        node,
        join(modules, 'typescript/bin/tsc'),
        ...['-p', join(root, folder, 'tsconfig.json'), '--incremental', '--tsBuildInfoFile'],
        join(root, '.cache/types', `${folder === '.' ? 'root' : folder.replaceAll('/', '-')}.tsbuildinfo`),
      ],
    })),
    {
      name: 'lint',
      command: [
        node,
        join(modules, 'oxlint/bin/oxlint'),
        '--quiet',
        'apps',
        'packages',
        'demo',
        'deploy',
        'tools',
        'bench',
        'e2e',
        'examples',
      ],
    },
    ...scriptsOf('tools/check')
      .filter(runsAlone)
      .map((file) => ({ name: nameOf(file), command: [node, join(root, file)] })),
    ...scriptsOf('tools/generate')
      .filter((file) => textOf(file).includes(`'--check'`))
      .map((file) => ({ name: `generated ${nameOf(file)}`, command: [node, join(root, file), '--check'] })),
  ]
}

/** Runs the checks, two at a time, one line each; answers the names of those that failed. */
export async function runChecks(): Promise<string[]> {
  const waiting = findChecks()
  const failed: string[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await runCheck(check))) failed.push(check.name)
  }
  await Promise.all([work(), work()])
  return failed
}

async function runCheck({ name, command }: Check): Promise<boolean> {
  const began = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail)
    child.once('close', (exitCode) => done(exitCode ?? 1))
  })
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  )
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
}

function scriptsOf(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => `${folder}/${file}`)
}

/** A script does something when it is run; a data file for another one only exports. */
function runsAlone(file: string): boolean {
  return !file.endsWith('run-check.ts') && /process\.exit/.test(textOf(file))
}

function nameOf(file: string): string {
  return (file.split('/').at(-1) ?? file).replace('.ts', '').replaceAll('-', ' ')
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

if (import.meta.main) {
  const failed = await runChecks()
  console.log(failed.length === 0 ? 'All checks passed.' : `${failed.length} failed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
