// SPDX-License-Identifier: Apache-2.0
import { parseDocument } from 'yaml'
import { z } from 'zod'

/** https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const id = z.string().regex(/^[\w-]+$/)
const validations = z.strictObject({ required: z.boolean().optional() })
const words = { label: z.string().min(1), description: z.string().optional() }
const field = <Type extends string, Attributes extends z.ZodType>(type: Type, attributes: Attributes) =>
  z.strictObject({
    type: z.literal(type),
    id: id.optional(),
    attributes,
    validations: validations.optional(),
  })
const typed = { ...words, placeholder: z.string().optional(), value: z.string().optional() }
const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().min(1) }) }),
  field('textarea', z.strictObject({ ...typed, render: z.string().optional() })),
  field('input', z.strictObject(typed)),
  field(
    'dropdown',
    z.strictObject({
      ...words,
      options: z.array(z.string()).min(1),
      multiple: z.boolean().optional(),
      default: z.number().optional(),
    }),
  ),
  field(
    'checkboxes',
    z.strictObject({
      ...words,
      options: z.array(z.strictObject({ label: z.string().min(1), required: z.boolean().optional() })).min(1),
    }),
  ),
])
const form = z
  .strictObject({
    name: z.string().min(1),
    description: z.string().min(1),
    title: z.string().optional(),
    labels: z.array(z.string()).optional(),
    assignees: z.array(z.string()).optional(),
    projects: z.array(z.string()).optional(),
    type: z.string().optional(),
    body: z.array(element).min(1),
  })
  .refine(({ body }) => body.some(({ type }) => type !== 'markdown'), 'body asks nothing')

/** What GitHub would refuse in an issue form, one line for each fault. */
export function judgeIssueForm(text: string): string[] {
  const document = parseDocument(text)
  if (document.errors.length > 0) return document.errors.map(({ message }) => message)
  const { error } = form.safeParse(document.toJS())
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
