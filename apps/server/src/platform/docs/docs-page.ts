// SPDX-License-Identifier: Apache-2.0
import { allCalls, type Call } from '@tessera/contract'
import { z } from 'zod'
import { refusalsOf } from './openapi.ts'

const escape = (raw: string): string => raw.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
  required?: string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  format?: string
  default?: unknown
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** A type in one line, such as `string (uuid)` or `Pending | Success`. */
function typeName(shape: Shape): string {
  if (shape.enum) return shape.enum.map(String).join(' | ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.anyOf) return shape.anyOf.map(typeName).join(' | ')
  if (shape.type === 'array') return `${typeName(shape.items ?? {})}[]`
  return `${String(shape.type ?? 'any')}${shape.format ? ` (${shape.format})` : ''}`
}

function rows(shape: Shape, depth = 0): string {
  const inner = shape.type === 'array' ? (shape.items ?? {}) : shape
  return Object.entries(inner.properties ?? {})
    .map(([name, field]) => {
      const optional = inner.required?.includes(name) ? '' : ' <i>optional</i>'
      const usual = field.default === undefined ? '' : ` = ${escape(JSON.stringify(field.default))}`
      return `<tr><td class="d${depth}"><code>${escape(name)}</code>${optional}</td><td>${escape(typeName(field))}${usual}</td></tr>${depth < 3 ? rows(field, depth + 1) : ''}`
    })
    .join('')
}

const table = (title: string, shape: Shape): string => {
  const body =
    rows(shape) ||
    `<tr><td colspan="2">${escape(typeName(shape) === 'object' ? 'nothing' : typeName(shape))}</td></tr>`
  return `<h4>${title}</h4><div class="scroll"><table>${body}</table></div>`
}

function section(call: Call): string {
  const marks = [call.who, call.may ?? '', call.once ? 'once' : '', call.sealed ? 'sealed' : '']
    .filter(Boolean)
    .map((mark) => `<span>${mark}</span>`)
    .join('')
  const refusals = refusalsOf(call)
    .map(
      ({ declaration, sentence }) =>
        `<tr><td>${declaration.status} <code>${declaration.code}</code></td><td>${escape(sentence)}</td></tr>`,
    )
    .join('')
  return `<details id="${call.name}"><summary><b class="${call.method}">${call.method}</b> <code>${escape(call.path)}</code> ${marks}<em>${escape(call.summary)}</em></summary>
${table(call.method === 'GET' || call.method === 'DELETE' ? 'Query' : 'Body', shapeOf(call.input))}
${table('Value of the answer', shapeOf(call.output))}
<h4>Refusals</h4><div class="scroll"><table>${refusals}</table></div></details>`
}

/**
 * The readable documentation: every call with its fields, its answer and its refusals. Works without scripts.
 */
export function docsPage(): string {
  const domains = [...new Set(allCalls.map((call) => call.name.split('.')[0] ?? ''))]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of the Tessera platform</title><link rel="stylesheet" href="/docs/docs.css"></head><body>
<header><h1>Calls of the platform</h1><p>Every answer is <code>{success, value, message, code}</code>. The same in <a href="/docs/openapi.json">OpenAPI 3.1</a>.
Amounts are numbers with at most two decimals, times are epoch milliseconds. <i>sealed</i> bodies travel as <code>{"data": "&lt;JWE&gt;"}</code>;
calls of an <i>operator</i> name the permission that they need; calls marked <i>once</i> carry a <code>requestId</code> and answer a repetition with the first answer.</p>
<nav>${domains.map((domain) => `<a href="#${domain}">${domain}</a>`).join(' ')}</nav></header><main>
${domains
  .map(
    (domain) =>
      `<h2 id="${domain}">${domain}</h2>${allCalls
        .filter((call) => call.name.startsWith(`${domain}.`))
        .map(section)
        .join('\n')}`,
  )
  .join('\n')}
</main></body></html>`
}

export const docsStyle = `:root{color-scheme:dark light;--bg:light-dark(#f3f5f9,#0b1018);--card:light-dark(#fff,#111824);--line:light-dark(#0b101822,#ffffff1f);--text:light-dark(#101826,#eef2f8);--muted:light-dark(#55617a,#9aa7bd);--brand:light-dark(#007a45,#22e38b)}
body{margin:0 auto;max-width:960px;padding:24px 16px 64px;background:var(--bg);color:var(--text);font:14px/1.5 system-ui,sans-serif}
h1{font-size:24px;margin:0}h2{font-size:20px;margin:32px 0 8px;text-transform:capitalize}h4{margin:16px 0 4px;color:var(--muted);font-size:12px;font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}a{color:var(--brand)}
details{background:var(--card);border:1px solid var(--line);border-radius:12px;margin:8px 0;padding:0 16px}details[open]{padding-bottom:16px}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 10px;padding:12px 0;cursor:pointer;overflow-wrap:anywhere}summary em{flex-basis:100%;color:var(--muted);font-style:normal}
summary span{border:1px solid var(--line);border-radius:8px;padding:0 6px;font-size:12px;color:var(--muted)}summary b{color:var(--brand);min-width:52px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}td{border-top:1px solid var(--line);padding:4px 8px 4px 0;vertical-align:top}td:first-child{width:38%}
.d1{padding-inline-start:20px}.d2{padding-inline-start:40px}.d3{padding-inline-start:60px}i{color:var(--muted)}`
