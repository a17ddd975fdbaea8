// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { judgeIssueForm } from './judge-issue-form.ts'
import { judgeWorkflow } from './judge-workflow.ts'

const form = (label: string): string =>
  `name: Defect\ndescription: Something is wrong\nbody:\n  - type: input\n    id: version\n    attributes: ${label}\n`

describe('an issue form', () => {
  it('is taken as GitHub takes it', () => {
    expect(judgeIssueForm(form("{ label: 'What you saw, and what you expected' }"))).toEqual([])
  })

  it.each([
    ['an unquoted comma in a flow map', form('{ label: What you saw, and what you expected }')],
    ['a field that is no field', form('{ label: Version, hint: A tag }')],
    ['no label', form('{ description: A tag }')],
    ['an unknown kind of field', form('{ label: Version }').replace('type: input', 'type: number')],
    ['nothing to fill in', 'name: A\ndescription: B\nbody: []\n'],
    ['broken YAML', 'name: [A\n'],
  ])('is refused with %s', (_name, text) => {
    expect(judgeIssueForm(text)).not.toEqual([])
  })
})

const workflow = (step: string): string =>
  `on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - ${step}\n`

describe('a workflow', () => {
  it('is taken as GitHub takes it', () => {
    expect(judgeWorkflow('test.yml', workflow('run: npm test'))).toEqual([])
  })

  it.each([
    ['a misspelt field', workflow('runs: npm test')],
    ['a value of a context that is not there', workflow('run: npm test -- ${{ matrx.shard }}')],
    ['a job on no machine', workflow('run: npm test').replace('    runs-on: ubuntu-24.04\n', '')],
    ['broken YAML', 'on: [push\n'],
  ])('is refused with %s', (_name, text) => {
    expect(judgeWorkflow('test.yml', text)).not.toEqual([])
  })
})
