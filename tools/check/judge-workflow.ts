// SPDX-License-Identifier: Apache-2.0
import { registerHooks } from 'node:module'

/** The package imports its schema without saying that it is JSON, which bundlers take and Node does not. */
const asJson = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser')
asJson.deregister()

/** What GitHub's own parser finds wrong in a workflow, one line for each fault. */
export function judgeWorkflow(name: string, content: string): string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}
