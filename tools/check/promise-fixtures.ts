// SPDX-License-Identifier: Apache-2.0
/**
 * For every rule about promises the smallest piece of code that breaks it, to detect a rule that no longer
 * works.
 */
export interface PromiseFixture {
  name: string
  rule: string
  code: string
}

export const promiseFixtures: PromiseFixture[] = [
  {
    name: 'nobody-waits',
    rule: 'typescript/no-floating-promises',
    code: 'export function begin(): void { save() }',
  },
  {
    name: 'thrown-away',
    rule: 'typescript/no-floating-promises',
    code: 'export function begin(): void { void save() }',
  },
  {
    name: 'nobody-catches',
    rule: 'typescript/no-floating-promises',
    code: 'export function begin(): void { save().then(() => 1) }',
  },
  {
    name: 'called-in-place',
    rule: 'typescript/no-floating-promises',
    code: 'export function begin(): void { (async () => { await save() })() }',
  },
  { name: 'thrown-away-in-an-arrow', rule: 'no-void', code: 'export const begin = (): void => void save()' },
  {
    name: 'thrown-away-with-return',
    rule: 'no-void',
    code: 'export function begin(): void { return void save() }',
  },
  {
    name: 'given-where-nobody-looks',
    rule: 'typescript/no-misused-promises',
    code: 'const later = (work: () => void): void => work()\nlater(async () => { await save() })',
  },
]
