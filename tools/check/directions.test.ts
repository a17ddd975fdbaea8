// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { sidedLines } from './directions.ts'

it.each([
  ['page.tsx', 'className="ml-2"'],
  ['page.tsx', 'className="md:-mr-4"'],
  ['page.tsx', 'className="text-left"'],
  ['page.tsx', 'className="absolute right-3"'],
  ['page.tsx', 'className="rounded-tl-[8px]"'],
  ['page.tsx', 'className="translate-x-5"'],
  ['page.css', '.a { margin-left: 4px; }'],
  ['page.css', '.a { text-align: right; }'],
  ['page.css', '  left: 0;'],
])('finds a side that does not turn with the writing in %s: %s', (file, line) => {
  expect(sidedLines(file, `\n${line}`)).toEqual([`${file}:2: ${line.trim()}`])
})

it.each([
  ['page.tsx', 'className="ms-2 text-start start-3"'],
  ['page.tsx', 'className="translate-x-5 rtl:-translate-x-5"'],
  ['page.tsx', 'className="absolute left-1/2"'],
  ['page.tsx', 'const right = left - 1'],
  ['page.css', '.a { text-align: center; margin-inline-start: 4px; }'],
  ['page.css', "[dir='rtl'] .a { left: 0; }"],
])('lets %s pass: %s', (file, line) => {
  expect(sidedLines(file, line)).toEqual([])
})
