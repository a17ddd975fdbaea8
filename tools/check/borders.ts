// SPDX-License-Identifier: Apache-2.0
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { borderFixtures, circleFixture } from './border-fixtures.ts'

/**
 * Checks the borders between the parts: no import of the project crosses one, and every rule still refuses
 * its fixture. Prints what is wrong and exits with 1.
 */
const root = resolve(import.meta.dirname, '../..')
process.chdir(root)
const { default: config } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
}

async function violationsIn(
  paths: string[],
  baseDir: string,
): Promise<{ rule: string; from: string; to: string }[]> {
  const { output } = await cruise(paths, {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  })
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }))
}

const importOf = (from: string, to: string): string => {
  const path = relative(dirname(from), to)
  return `import '${path.startsWith('.') ? path : `./${path}`}'\nexport const here = 1\n`
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Rules that do not refuse their fixture. */
async function toothlessRules(): Promise<string[]> {
  const folder = join(root, '.cache/border-fixtures')
  await rm(folder, { recursive: true, force: true })
  const toothless: string[] = []
  for (const { rule, from, to } of borderFixtures) {
    const fixture = join(folder, rule)
    await write(join(fixture, to), 'export const there = 1\n')
    await write(join(fixture, from), importOf(from, to))
    if (!(await violationsIn(['.'], fixture)).some((violation) => violation.rule === rule))
      toothless.push(rule)
  }
  const { rule, first, second } = circleFixture
  await write(join(folder, rule, first), importOf(first, second))
  await write(join(folder, rule, second), importOf(second, first))
  if (!(await violationsIn(['.'], join(folder, rule))).some((violation) => violation.rule === rule))
    toothless.push(rule)
  return toothless
}

const covered = new Set([...borderFixtures.map((fixture) => fixture.rule), circleFixture.rule])
const problems = [
  ...(
    await violationsIn(['apps', 'packages', 'demo', 'deploy', 'tools', 'bench', 'e2e', 'examples'], root)
  ).map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`),
  ...config.forbidden
    .filter(({ name }) => !covered.has(name ?? ''))
    .map(({ name }) => `${name}: has no fixture that it must refuse`),
  ...(await toothlessRules()).map((rule) => `${rule}: does not refuse its fixture`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
