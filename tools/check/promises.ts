// SPDX-License-Identifier: Apache-2.0
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promiseFixtures } from './promise-fixtures.ts'

/**
 * Checks that every promise of the servers and tools has an owner: it is awaited, or its failure is handled
 * (`inBackground`). A rejection that nobody catches ends a process. `void` is no owner. Every rule must still
 * refuse its fixtures. Prints what is wrong and exits with 1.
 */
const root = resolve(import.meta.dirname, '../..')
const fixtures = join(root, '.cache/promise-fixtures')
const helper = 'const save = async (): Promise<void> => { await Promise.resolve() }\n'

interface Finding {
  code: string
  filename: string
  message: string
  labels: { span: { line: number } }[]
}

/** The linter's findings in these files, by the rules about promises only. */
function lint(paths: string[]): Promise<Finding[]> {
  const args = [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--type-aware',
    '-c',
    '.oxlintrc.promises.json',
    '--format',
    'json',
    ...paths,
  ]
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      args,
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (error, output, complaint) => {
        // It exits with 1 when it finds something; then its findings can be read. With any other code the
        // linter did not run.
        try {
          done((JSON.parse(output) as { diagnostics: Finding[] }).diagnostics)
        } catch {
          fail(new Error(`the linter did not run: ${complaint || output || String(error)}`))
        }
      },
    )
  })
}

const ruleOf = ({ code }: Finding): string =>
  code.replace(/^(?:eslint|(\w+))\((.+)\)$/, (_whole, plugin: string | undefined, rule: string) =>
    plugin === undefined ? rule : `${plugin}/${rule}`,
  )

async function toothlessRules(): Promise<string[]> {
  await rm(fixtures, { recursive: true, force: true })
  await mkdir(fixtures, { recursive: true })
  const files = promiseFixtures.map(({ name }) => join(fixtures, `${name}.ts`))
  for (const [index, { code }] of promiseFixtures.entries())
    await writeFile(files[index]!, `${helper}${code}\n`)
  // Named one by one: the linter skips a folder that git ignores.
  const found = await lint(files)
  return promiseFixtures
    .filter(
      ({ name, rule }) =>
        !found.some((finding) => finding.filename.endsWith(`${name}.ts`) && ruleOf(finding) === rule),
    )
    .map(({ name, rule }) => `${rule} does not refuse its fixture ${name}`)
}

const found = await lint([
  'apps/server',
  'apps/studio/src/server',
  'packages/contract',
  'packages/rules',
  'demo',
  'deploy',
  'tools',
  'bench',
  'e2e',
  'examples',
])
const toothless = await toothlessRules()
const problems = [
  ...found.map(
    (finding) =>
      `${finding.filename}:${finding.labels[0]?.span.line ?? 0} ${ruleOf(finding)}: ${finding.message}`,
  ),
  ...toothless,
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
