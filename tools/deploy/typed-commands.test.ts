// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { usage as operatorUsage } from '../operator/parse-arguments.ts'
import { usage as setupUsage } from '../setup/parse-arguments.ts'
import { usage as vendorUsage } from '../vendor/parse-arguments.ts'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')
/** The documents from which a person types. */
const documents = globSync(
  ['*.md', '.env.example', 'docs/**/*.md', 'deploy/*', 'deploy/helm/**/*.{txt,yaml,md}', 'deploy/**/*.md'],
  { cwd: rootFolder, withFileTypes: true },
)
  .filter((entry) => entry.isFile() && !/\.(ts|mjs)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(rootFolder.length + 1))
/** Commands run in an image, where the right Node is the only one. */
const byTheImage = /^RUN node |entrypoint: |^(CMD|ENTRYPOINT) |node \/app\/deploy\/run\.mjs/
const every = (pattern: RegExp): string[] =>
  documents
    .flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => `${file}: ${name}`))
    .toSorted()
const names = (found: string[]): string[] => [...new Set(found.map((line) => line.split(': ')[1] ?? ''))]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('a command that a document names', () => {
  it('is an npm script, which finds the right Node, and never a script for an arbitrary Node', () => {
    expect(documents).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs/runbook/install.md',
        'deploy/compose.yaml',
        'deploy/helm/tessera/templates/NOTES.txt',
      ]),
    )
    const typed = documents.flatMap((file) =>
      read(file)
        .split('\n')
        .filter(
          (line) => !byTheImage.test(line.trim()) && /\bnode (?:--\S+ )*[\w./$-]+\.(ts|mjs|js)\b/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(typed).toEqual([])
  })

  it('exists', () => {
    expect(
      names(every(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)).filter(
        (name) => name !== 'NAME' && scripts[name] === undefined,
      ),
    ).toEqual([])
    expect(scripts).toMatchObject({ start: expect.any(String), test: expect.any(String) })
  })

  it('is understood by its script', () => {
    const words = (script: string) =>
      names(
        every(
          new RegExp(
            `(?:npm run (?:--silent )?${script} --|run\\.mjs ${script}|^\\$run ${script}) ([a-z][\\w-]*)`,
            'gm',
          ),
        ),
      )
    for (const [script, usage] of [
      ['vendor', vendorUsage],
      ['setup', setupUsage],
      ['operator', operatorUsage],
    ] as const) {
      expect(words(script).length, script).toBeGreaterThan(2)
      expect(
        words(script).filter(
          (word) =>
            !usage.includes(`npm run ${script} -- ${word} `) &&
            !usage.includes(`npm run ${script} -- ${word}\n`),
        ),
        script,
      ).toEqual([])
    }
  })

  it("registers the installation's own studio as one that redeems launch tokens, at an address that the installation may call", () => {
    const added = documents.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /vendor (-- )?add .*studio-key/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(added.length).toBeGreaterThan(2)
    expect(added.filter((line) => !line.includes(' --redeems'))).toEqual([])
    expect(read('deploy/compose.yaml')).toContain('OUTBOUND_ORIGINS: http://studio:3001,')
    // chart.test.ts and containers.test.ts check the result.
    expect(read('deploy/helm/tessera/templates/_environment.tpl')).toContain('http://%s-studio:3001')
  })

  it('also exists in the image, if a document sends a reader there', () => {
    const { stderr } = spawnSync(process.execPath, [join(rootFolder, 'deploy/run.mjs'), 'nobody'], {
      encoding: 'utf8',
    })
    const known = /Known: (.*)\.$/m.exec(stderr)?.[1]?.split(', ') ?? []
    const named = names([...every(/deploy\/run\.mjs ([a-z][\w-]*)/g), ...every(/^\$run ([a-z][\w-]*)/gm)])
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it('runs through the one entry point of all npm scripts, which starts an existing file', () => {
    const door = read('tools/bootstrap/run.mjs')
    const led = new Map(
      [...door.matchAll(/^ {2}'?([\w:-]+)'?: \['([^']+)'/gm)].map(([, name = '', file = '']) => [name, file]),
    )
    // npm calls this one itself, within an installation, so that it must not start another.
    const { prepare, ...commands } = scripts
    expect(prepare).toBe('node tools/bootstrap/generated-files.mjs')
    expect([...led.keys()].toSorted()).toEqual(Object.keys(commands).toSorted())
    for (const [name, script] of Object.entries(commands))
      expect(script).toBe(`node tools/bootstrap/run.mjs ${name}`)
    expect([...led.values()].filter((file) => !existsSync(join(rootFolder, file)))).toEqual([])
  })
})
