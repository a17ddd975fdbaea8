// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { redact, redacted, restoreRedacted } from './redact.ts'

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    key: { type: 'string', format: 'secret' },
    list: {
      type: 'array',
      items: { type: 'object', properties: { pin: { type: 'string', format: 'secret' } } },
    },
    way: {
      anyOf: [
        { type: 'object', properties: { kind: { const: 'a' } } },
        { type: 'object', properties: { kind: { const: 'b' }, token: { type: 'string', format: 'secret' } } },
      ],
    },
  },
}
const value = {
  name: 'n',
  key: 'k-1',
  list: [{ pin: '1111' }, { pin: '' }],
  way: { kind: 'b', token: 't-1' },
}

describe('secrets inside a value', () => {
  it('are redacted everywhere, except empty ones', () => {
    expect(redact(schema, value)).toEqual({
      name: 'n',
      key: redacted,
      list: [{ pin: redacted }, { pin: '' }],
      way: { kind: 'b', token: redacted },
    })
  })
  it('are stored unchanged when they come back redacted, unless somebody typed new ones', () => {
    expect(
      restoreRedacted(
        schema,
        {
          ...value,
          key: redacted,
          list: [{ pin: redacted }, { pin: '2222' }],
          way: { kind: 'b', token: redacted },
        },
        value,
      ),
    ).toEqual({ ...value, list: [{ pin: '1111' }, { pin: '2222' }] })
  })
  it('that were never stored keep the typed value', () => {
    expect(restoreRedacted(schema, { key: redacted }, undefined)).toEqual({ key: redacted })
  })
})
