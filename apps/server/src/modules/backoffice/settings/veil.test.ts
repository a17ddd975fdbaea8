// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { unveiled, veil, veiled } from './veil.ts'

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
  it('are veiled wherever they stand, empty ones excepted', () => {
    expect(veiled(schema, value)).toEqual({
      name: 'n',
      key: veil,
      list: [{ pin: veil }, { pin: '' }],
      way: { kind: 'b', token: veil },
    })
  })
  it('come back as they were stored unless somebody typed new ones', () => {
    expect(
      unveiled(
        schema,
        { ...value, key: veil, list: [{ pin: veil }, { pin: '2222' }], way: { kind: 'b', token: veil } },
        value,
      ),
    ).toEqual({ ...value, list: [{ pin: '1111' }, { pin: '2222' }] })
  })
  it('that were never stored stay what was typed', () => {
    expect(unveiled(schema, { key: veil }, undefined)).toEqual({ key: veil })
  })
})
