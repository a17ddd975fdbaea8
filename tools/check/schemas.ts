// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { judgeCompose } from '../deploy/judge-compose.ts'
import { judgeObjects, renderChart } from '../deploy/render-chart.ts'
import { judgeIssueForm } from './judge-issue-form.ts'
import { judgeWorkflow } from './judge-workflow.ts'

/** Issue forms, workflows, compose files and the chart are what the programs that read them expect. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string): string => readFileSync(root + file, 'utf8')
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()

const judged: [string, string[]][] = [
  ...filesOf('.github/ISSUE_TEMPLATE/*.yml')
    .filter((file) => !file.endsWith('/config.yml'))
    .map((file): [string, string[]] => [file, judgeIssueForm(read(file))]),
  ...filesOf('.github/workflows/*.yml').map((file): [string, string[]] => [
    file,
    judgeWorkflow(file, read(file)),
  ]),
  ...filesOf('deploy/compose*.yaml').map((file): [string, string[]] => [
    file,
    judgeCompose(parse(read(file), { merge: true }) as object),
  ]),
]
for (const file of filesOf('tools/deploy/values/*.yaml'))
  judged.push([`the chart with ${file}`, await judgeObjects(await renderChart(root + file))])

const problems = judged.flatMap(([file, found]) => found.map((problem) => `${file}: ${problem}`))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
