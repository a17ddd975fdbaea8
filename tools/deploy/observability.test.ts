// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { openTestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { testStudio } from '@tessera/studio/src/server/testing/test-studio.ts'
import { parse } from 'yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import { findPromtool } from '../bootstrap/find-promtool.ts'

const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8')
interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; runbook: string }
  labels: { severity: string }
}
const rules = (
  parse(read('deploy/observability/alerts.yaml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap(({ rules: all }) => all)
const dashboard = JSON.parse(read('deploy/observability/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
/** Grafana replaces its own variable with a number before it queries. */
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '5m')] as const),
  ),
]

/** The texts at nodes of a kind, and whether everything was parsed. */
function partsOf(expr: string, kind: string): { found: string[]; understood: boolean } {
  const found: string[] = []
  let understood = true
  parser.parse(expr).iterate({
    enter: (node) => {
      if (node.type.isError) understood = false
      if (node.name === kind) found.push(expr.slice(node.from, node.to))
    },
  })
  return { found, understood }
}

/** The metrics that running processes report, by their query names. */
let given: Set<string>
beforeAll(async () => {
  const server = await openTestServer({ measures: true })
  const studio = await testStudio({}, { metrics: { host: '127.0.0.1', port: 0 } })
  const ports = [(await server.serveMetrics({ host: '127.0.0.1', port: 0 })).port, studio.studio.metricsPort]
  const texts = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  given = new Set(
    texts
      .flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)])
      .flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
  )
  await server.close()
  await studio.close()
})

describe('the configuration for Prometheus and Grafana', () => {
  it.each(expressions)('is an expression over metrics that the processes report: %s', (_name, expr) => {
    const { found, understood } = partsOf(expr, 'Identifier')
    expect(understood, expr).toBe(true)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((name) => name !== 'up' && !given.has(name))).toEqual([])
  })

  it.each(rules)(
    '$alert links to its heading of the runbook',
    ({ alert, annotations: { runbook, summary }, labels }) => {
      const [page = '', heading] = runbook.split('#')
      expect(read(page).split('\n')).toContain(`### ${alert}`)
      expect(heading).toBe(alert.toLowerCase())
      expect(summary).not.toBe('')
      expect(['page', 'warn']).toContain(labels.severity)
    },
  )

  it('rings and stays quiet as its tests say, on small sites and on large ones', async () => {
    const tests = parse(read('deploy/observability/alerts.test.yaml')) as { tests: { name: string }[] }
    // One of each for every rule.
    const named = tests.tests.map(({ name }) => name.replace(/:.*/, ''))
    for (const { alert } of rules)
      expect(named, alert).toEqual(expect.arrayContaining([`${alert} rings`, `${alert} is quiet`]))
    const { status, stdout, stderr } = spawnSync(
      await findPromtool(),
      ['test', 'rules', 'alerts.test.yaml'],
      {
        cwd: join(rootFolder, 'deploy/observability'),
        encoding: 'utf8',
      },
    )
    expect(status, `${stdout}${stderr}`).toBe(0)
  })

  it('is described in the runbook, family by family', () => {
    const page = read('docs/runbook/monitoring.md')
    const families = [...page.matchAll(/`((?:tessera|process|nodejs)_\w+)(\*)?`/g)]
    for (const [, name = '', more] of families)
      expect(
        [...given].some((known) =>
          more ? known.startsWith(name) : known === name || known === `${name}_bucket`,
        ),
        name,
      ).toBe(true)
  })
})

describe('the pages of the runbook', () => {
  it('link only to existing pages and headings', () => {
    const slug = (title: string): string =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replaceAll(' ', '-')
    const headings = (page: string): string[] =>
      [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title))
    for (const page of globSync('docs/runbook/*.md', { cwd: rootFolder })) {
      for (const [, target = ''] of read(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
        const [file = '', heading] = target.split('#')
        const path = file === '' ? page : join('docs/runbook', file)
        expect(() => read(path), `${page}: ${target}`).not.toThrow()
        if (heading) expect(headings(path), `${page}: ${target}`).toContain(heading)
      }
    }
  })
})
